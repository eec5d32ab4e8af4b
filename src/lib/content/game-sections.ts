// The page of a game in the order in which it is wanted at a table: what went wrong, counts, points, then the rules and what is read at leisure.

export interface Section {
  readonly slug: string;
  readonly title: string;
  /** What stands under its heading. */
  readonly html: string;
  /** Whether it is folded: open, closed, or not at all. */
  readonly fold: 'open' | 'closed' | null;
}

/** What is used at the table, in its order; the other sections follow in theirs. */
const FIRST = ['if-something-goes-wrong', 'check-a-score', 'scoring'];
/** Sections that stand open without a fold. */
const PLAIN = [...FIRST, 'at-a-glance', 'sources'];
/** Headings that a reader looks for in other words than the authors write. */
const TITLES: Readonly<Record<string, string>> = { 'if-something-goes-wrong': 'What went wrong?', scoring: 'Points' };

/** The sections of a game's text in the order of its page, from their headings alone. A section without a law is not what a table looks for first. */
export function inPageOrder<T extends { readonly slug: string }>(sections: readonly T[], hasLaws: boolean): T[] {
  const first = hasLaws ? FIRST : FIRST.slice(1);
  const rank = ({ slug }: T) => (first.includes(slug) ? first.indexOf(slug) : first.length);
  return sections.toSorted((a, b) => rank(a) - rank(b));
}
export const titleOfSection = ({ slug, text }: { readonly slug: string; readonly text: string }): string => TITLES[slug] ?? text;

/** A game's text as it is rendered, in sections. Throws on text before the first heading, which would be lost. */
export function sectionsOf(html: string, hasLaws: boolean): Section[] {
  const parts = html.trim().split(/(?=<h2 id=")/);
  if (parts[0]?.startsWith('<h2 ') !== true) throw new Error(`expected a heading first, found "${parts[0]?.slice(0, 60)}"`);
  const found = parts.map((part) => {
    const [whole = '', slug = '', text = ''] = /^<h2 id="([^"]+)">(.*?)<\/h2>/s.exec(part) ?? [];
    return { slug, title: titleOfSection({ slug, text }), html: part.slice(whole.length) };
  });
  const rules = found.find(({ slug }) => !PLAIN.includes(slug))?.slug;
  return inPageOrder(found, hasLaws).map((one) => ({ ...one, fold: PLAIN.includes(one.slug) ? null : one.slug === rules ? 'open' : 'closed' }));
}
