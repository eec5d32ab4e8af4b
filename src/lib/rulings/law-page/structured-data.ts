// A law as structured data: a question, each book's answer in one line with its pages, and the breadcrumbs from the list of games.
import { BOOK_IDS, BOOKS, casesOf, firstLine, type Place, type ResolvedLaw } from '../../../rules-engine/index.ts';
import { titleOf } from '../../catalogue/library.ts';
import { isHeldBack } from '../one-line.ts';
import { pagesOf } from './law-control.ts';

/** A breadcrumb on the way from the list of games to a page. */
export interface Step {
  readonly name: string;
  readonly path: string;
}

/** A URL for structured data: absolute if the site's own address is known. */
export const urlAt = (site: URL | undefined, path: string) => (site === undefined ? path : new URL(path, site).href);

/** The breadcrumbs of a page. */
export const trailData = (site: URL | undefined, steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, n) => ({ '@type': 'ListItem', position: n + 1, name, item: urlAt(site, path) })),
});

/** The law as a question with one answer per book. None is marked as accepted: the books are equal columns. */
export function lawData(site: URL | undefined, place: Place, law: ResolvedLaw, steps: readonly Step[]) {
  const answers = BOOK_IDS.flatMap((book) => {
    const reading = law.readings[book];
    const text = casesOf(reading).length === 0 || isHeldBack(law) ? null : firstLine(law, book);
    if (text === null || !('cites' in reading)) return [];
    return [{ '@type': 'Answer', text, isBasedOn: { '@type': 'Book', name: BOOKS[book].title }, citation: pagesOf(law, book).pages }];
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    breadcrumb: trailData(site, steps),
    mainEntity: {
      '@type': 'Question',
      name: `${titleOf(place.id)}: ${law.title}`,
      text: law.gist,
      answerCount: answers.length,
      suggestedAnswer: answers,
    },
  };
}

/** Serialises data for a script element; `<` is escaped so that the data cannot close it. */
export const inPage = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
