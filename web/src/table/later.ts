/** What nobody sees when a table opens: it is fetched when it is wanted, or once the table has come to rest. */
export const later = {
  people: () => import('../company/CompanyView.svelte'),
  rules: () => import('./RulesView.svelte'),
  fair: () => import('./FairDraws.svelte'),
  result: () => import('./Result.svelte'),
};
const REST_MS = 3000;

/** Fetch all of it soon, so that nothing opens late, or never where the server has been renewed or the line is cut. */
export function fetchLater(): () => void {
  // What cannot be fetched now is fetched when it is wanted.
  const timer = setTimeout(() => void Promise.allSettled(Object.values(later).map((fetch) => fetch())), REST_MS);
  return () => clearTimeout(timer);
}
