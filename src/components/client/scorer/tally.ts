/** Shows the result at the foot of the window while the count itself is out of sight. */
export function watchResult(tally: HTMLElement, result: HTMLElement): void {
  tally.addEventListener('click', () => result.scrollIntoView({ block: 'start' }));
  new IntersectionObserver(([seen]) => tally.classList.toggle('hidden', seen?.isIntersecting === true || (seen?.boundingClientRect.top ?? 0) < 0), {
    rootMargin: '0px 0px -80px 0px',
  }).observe(result);
}
