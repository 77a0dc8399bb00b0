/** Light or dark: as the system has it, until somebody chooses. */
export type Theme = 'light' | 'dark';
const KEPT = 'carrack-theme';

const night = matchMedia('(prefers-color-scheme: dark)');

function wished(): Theme {
  const kept = localStorage.getItem(KEPT);
  if (kept === 'light' || kept === 'dark') return kept;
  return night.matches ? 'dark' : 'light';
}

export const theme = $state({ now: wished() });

export function applyTheme(): void {
  document.documentElement.dataset.theme = theme.now;
}

night.addEventListener('change', () => {
  theme.now = wished();
  applyTheme();
});

export function turnTheme(): void {
  theme.now = theme.now === 'dark' ? 'light' : 'dark';
  localStorage.setItem(KEPT, theme.now);
  applyTheme();
}
