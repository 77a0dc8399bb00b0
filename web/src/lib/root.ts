/** The path of the site under which everything lies; the server writes it into the page. */
const said = document.querySelector<HTMLMetaElement>('meta[name="carrack-root"]')?.content ?? '';
const root = said.startsWith('/') ? said.replace(/\/$/, '') : '';

/** An address of our own, from its path. */
export function at(path: string): string {
  return root + path;
}

/** The path of an address of our own. */
export function pathOf(address: string): string {
  return address.startsWith(`${root}/`) ? address.slice(root.length) : '/';
}

/** Whether a host name means the computer that asks. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.');
}
