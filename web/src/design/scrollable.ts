/** An attachment: whoever uses keys can reach, and so scroll, what does not fit; what fits is no stop. */
export function scrollable(node: HTMLElement): () => void {
  const look = (): void => {
    const overflows = node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;
    if (overflows) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
