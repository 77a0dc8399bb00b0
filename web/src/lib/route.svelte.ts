/** Where we are: the few addresses of the page. */
export const route = $state({ path: location.pathname });

addEventListener('popstate', () => (route.path = location.pathname));

export function go(path: string): void {
  history.pushState(null, '', path);
  route.path = location.pathname;
  scrollTo(0, 0);
}

/** Follow links of our own without loading the page anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
