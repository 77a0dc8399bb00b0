/** An attachment: whoever uses keys can reach, and so scroll, what does not fit; what fits is no stop. */
export function scrollable(node: HTMLElement): () => void {
  const look = (): void => {
    const overflows = node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;
    if (overflows) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  let frame = 0;
  // Once before the next picture: to ask for the height at each change would lay the page out each time.
  const lookSoon = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(lookSoon);
  sizes.observe(node); // tells the first size, too
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    contents.disconnect();
  };
}
