/** Where we are: the few addresses of the page. */
import { at, pathOf } from './root';

export const route = $state({ path: pathOf(location.pathname) });

addEventListener('popstate', () => (route.path = pathOf(location.pathname)));

export function go(path: string): void {
  history.pushState(null, '', at(path));
  route.path = pathOf(location.pathname);
  scrollTo(0, 0);
}

/** Follow links of our own without loading the page anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  event.preventDefault();
  go(pathOf(link.pathname) + link.search);
}
