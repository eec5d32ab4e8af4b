// Fills the pages of a pocket guide with blocks, as many as fit.

/** A block never overflows its page, and a heading is never last on a page. Returns the number of blocks, without headings, that did not fit. */
export function flow(blocks: readonly HTMLElement[], pages: readonly HTMLElement[]): number {
  const rest = [...blocks];
  for (const page of pages) {
    while (rest.length > 0) {
      const [block] = rest;
      if (block === undefined) break;
      page.append(block);
      if (page.scrollHeight > page.clientHeight) {
        block.remove();
        break;
      }
      rest.shift();
    }
    let last = page.lastElementChild;
    while (rest.length > 0 && last instanceof HTMLElement && last.matches('h3, h4')) {
      rest.unshift(last);
      last.remove();
      last = page.lastElementChild;
    }
  }
  return rest.filter((one) => !one.matches('h3, h4')).length;
}
