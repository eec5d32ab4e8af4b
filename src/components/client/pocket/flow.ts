// Fills the pages of a pocket guide with blocks, as many as each has room for.

/** A block may not overflow its page; a heading is never the last of a page. Gives the number of blocks for which there was no room. */
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
