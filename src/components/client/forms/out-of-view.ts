/** Calls `then` when an element that was in the window has been scrolled out of it. Returns the function that stops watching. */
export function whenOutOfView(watched: Element, then: () => void): () => void {
  let wasSeen = false;
  const observer = new IntersectionObserver((changes) => {
    const isSeen = changes.at(-1)?.isIntersecting === true;
    if (wasSeen && !isSeen) then();
    wasSeen ||= isSeen;
  });
  observer.observe(watched);
  return () => observer.disconnect();
}
