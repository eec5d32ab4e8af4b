export type LawNumber = number | string;

/** The numbered laws under one heading of a book: for each page the laws on it, `'14-15'` for a law that runs over. */
export interface NumberedCode<N extends LawNumber = LawNumber> {
  readonly on: Readonly<Record<string, readonly N[]>>;
  /** What is uncertain about a law, wherever it is cited. */
  readonly doubts: Readonly<Record<string, string>>;
}

/**
 * Builds a code from its laws by page: `laws({ 14: [32, 33], '14-15': [34] }, { 36: 'The number is damaged.' })`. Lists every law that the book numbers there,
 * cited or not.
 */
export function laws<const N extends LawNumber>(on: Readonly<Record<string, readonly N[]>>, doubts: { readonly [K in N]?: string } = {}): NumberedCode<N> {
  return { on, doubts: doubts as Readonly<Record<string, string>> };
}

/** Returns the page of each law of a code, in the order of the book. */
export function lawPages(code: NumberedCode): ReadonlyMap<string, string> {
  const first = (page: string) => Number.parseInt(page, 10);
  // Integer-like keys of an object come first, whatever their order in the source.
  const pages = Object.keys(code.on).sort((a, b) => first(a) - first(b) || Number(a.includes('-')) - Number(b.includes('-')));
  return new Map(pages.flatMap((page) => (code.on[page] ?? []).map((number) => [`${number}`, page])));
}
