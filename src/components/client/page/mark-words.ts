// Highlights in a list the words by which its items were found, without changing the DOM.

/** Text for comparison: lower case without accents. */
export const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Highlights the given words wherever a word begins with one. Does nothing in browsers without the CSS Custom Highlight API. */
export function markWords(items: readonly HTMLElement[], words: readonly string[]): void {
  if (typeof Highlight === 'undefined') return;
  const ranges = words.length === 0 ? [] : items.flatMap((item) => rangesIn(item, words));
  CSS.highlights.set('found', new Highlight(...ranges));
}

function rangesIn(item: HTMLElement, words: readonly string[]): Range[] {
  const found: Range[] = [];
  const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    // Folds letter by letter, so that the offsets are those of the original text.
    const text = [...(node.textContent ?? '')].map((letter) => fold(letter).padEnd(letter.length).slice(0, letter.length)).join('');
    for (const word of words)
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        if (at > 0 && !/[\s(“-]/.test(text[at - 1] ?? '')) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        found.push(range);
      }
  }
  return found;
}
