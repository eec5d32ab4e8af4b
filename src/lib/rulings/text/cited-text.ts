// Rulings as plain text with their sources, to paste into a message or a minute book.

export interface CitedRuling {
  /** The condition of the ruling; empty if it is the only one. */
  readonly condition: string;
  readonly ruling: string;
  /** "Blue Ribbon, 1940, p. 215". */
  readonly sources: readonly string[];
}

/** Merges rulings that are the same under the same condition, with the sources of all. */
function together(rulings: readonly CitedRuling[]): CitedRuling[] {
  const found = new Map<string, CitedRuling>();
  for (const one of rulings) {
    const key = `${one.condition}\n${one.ruling}`;
    const known = found.get(key);
    found.set(key, known === undefined ? one : { ...known, sources: [...new Set([...known.sources, ...one.sources])] });
  }
  return [...found.values()];
}

/** The text: a line for each ruling, then the address and the edition. `title` names the game and the law: "Euchre: Revoke". */
export function citedText(title: string, rulings: readonly CitedRuling[], address: string, edition: string): string {
  const lines = together(rulings).map(({ condition, ruling, sources }) =>
    [condition === '' ? '' : `${condition}:`, ruling, sources.length === 0 ? '' : `(${sources.join('; ')})`].filter((part) => part !== '').join(' '),
  );
  const [first = '', ...rest] = lines;
  const head = title.endsWith('?') ? title : `${title}.`;
  const text = lines.length === 1 ? [`${head} ${first}`] : [head, first, ...rest];
  return [...text.filter((line) => line !== ''), address, `According to Hoyle. ${edition}`].join('\n');
}
