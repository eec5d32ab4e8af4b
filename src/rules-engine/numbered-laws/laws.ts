export type LawNumber = number | string;

/** A body of numbered laws as a book prints it under one heading: to each page the laws on it, `'14-15'` for one that runs over. */
export interface NumberedCode<N extends LawNumber = LawNumber> {
  readonly on: Readonly<Record<string, readonly N[]>>;
  /** What is unsure about a law wherever it is cited. */
  readonly doubts: Readonly<Record<string, string>>;
}

/**
 * The laws of a code by the pages they stand on: `laws({ 14: [32, 33], '14-15': [34] }, { 36: 'The number is damaged.' })`.
 * All that the book numbers there are listed, cited or not.
 */
export function laws<const N extends LawNumber>(on: Readonly<Record<string, readonly N[]>>, doubts: { readonly [K in N]?: string } = {}): NumberedCode<N> {
  return { on, doubts: doubts as Readonly<Record<string, string>> };
}

/** Each law of a code with its page, in the order of the book. */
export function lawPages(code: NumberedCode): ReadonlyMap<string, string> {
  const first = (page: string) => Number.parseInt(page, 10);
  // Keys that are whole numbers come first in an object, whatever their place in the source.
  const pages = Object.keys(code.on).sort((a, b) => first(a) - first(b) || Number(a.includes('-')) - Number(b.includes('-')));
  return new Map(pages.flatMap((page) => (code.on[page] ?? []).map((number) => [`${number}`, page])));
}
