// The sections of a game's page in the order in which a table needs them: what went wrong, counts, points, then the rules and the rest.

export interface Section {
  readonly slug: string;
  readonly title: string;
  /** The content below its heading. */
  readonly html: string;
  /** Whether it is folded: open, closed, or not at all. */
  readonly fold: 'open' | 'closed' | null;
}

/** Sections that are used at the table, in page order. The others follow in the order of the text. */
const FIRST = ['if-something-goes-wrong', 'check-a-score', 'scoring'];
/** Sections that are not folded. */
const PLAIN = [...FIRST, 'at-a-glance', 'sources'];
/** Headings for which readers look under another name than the authors' own. */
const TITLES: Readonly<Record<string, string>> = { 'if-something-goes-wrong': 'What went wrong?', scoring: 'Points' };

/** The sections of a game's text in page order, from their headings alone. If a game has no laws, the section about them is not moved to the front. */
export function inPageOrder<T extends { readonly slug: string }>(sections: readonly T[], hasLaws: boolean): T[] {
  const first = hasLaws ? FIRST : FIRST.slice(1);
  const rank = ({ slug }: T) => (first.includes(slug) ? first.indexOf(slug) : first.length);
  return sections.toSorted((a, b) => rank(a) - rank(b));
}
export const titleOfSection = ({ slug, text }: { readonly slug: string; readonly text: string }): string => TITLES[slug] ?? text;

/** Splits the rendered text of a game into sections. Throws on text before the first heading, which would be lost. */
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
