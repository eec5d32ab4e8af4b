// A law for machines that read pages: a question, what each book answers in one line and where, and the way from the games to it.
import { BOOK_IDS, BOOKS, casesOf, firstLine, type Place, type ResolvedLaw } from '../../rules-engine/index.ts';
import { titleOf } from '../catalogue/library.ts';
import { pagesOf } from './law-control.ts';
import { isHeldBack } from './one-line.ts';

/** Steps from the list of games to a page, as the trail above its title has them. */
export interface Step {
  readonly name: string;
  readonly path: string;
}

/** An address as data names it: whole if the site knows its own. */
export const urlAt = (site: URL | undefined, path: string) => (site === undefined ? path : new URL(path, site).href);

/** The trail of a page. */
export const trailData = (site: URL | undefined, steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, n) => ({ '@type': 'ListItem', position: n + 1, name, item: urlAt(site, path) })),
});

/** The law as a question with an answer a book. None of them is called the accepted one: the books are columns. */
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

/** Data in a page, so that nothing in it ends the element that holds it. */
export const inPage = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
