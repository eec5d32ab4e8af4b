// The glossary and the questions of all games as structured data (schema.org).
import { BOOK_IDS, BOOKS, type BookId, casesOf, firstLine, type ResolvedLaw, standingAt } from '../../../rules-engine/index.ts';
import { hrefOfId } from '../../addresses/pages.ts';
import type { Heading } from '../../catalogue/offences/headings.ts';
import type { ContentTerm } from '../../content/grammar.ts';
import { isHeldBack } from '../one-line.ts';
import { pagesOf } from './law-control.ts';
import { type Step, trailData, urlAt } from './structured-data.ts';

/** The glossary as a set of terms, each with its definition and its other names. */
export function glossaryData(site: URL | undefined, name: string, description: string, terms: readonly ContentTerm[]) {
  const url = urlAt(site, '/glossary/');
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': url,
    name,
    description,
    hasDefinedTerm: terms.map(({ key, title, aka, text }) => ({
      '@type': 'DefinedTerm',
      name: title,
      ...(aka.length === 0 ? {} : { alternateName: aka }),
      description: text,
      url: urlAt(site, `/glossary/#${key}`),
      inDefinedTermSet: url,
    })),
  };
}

/** What the books rule on a law, each in one line with its pages; books with the same line share an answer. */
function answersData(site: URL | undefined, game: string, law: ResolvedLaw) {
  const lines = new Map<string, BookId[]>();
  for (const book of BOOK_IDS) {
    const line = casesOf(law.readings[book]).length === 0 ? null : firstLine(law, book);
    if (line !== null) lines.set(line, [...(lines.get(line) ?? []), book]);
  }
  return [...lines].map(([line, books]) => ({
    '@type': 'Answer',
    text: `${game}, ${law.title}: ${line}`,
    url: urlAt(site, hrefOfId(law.id)),
    isBasedOn: books.map((book) => ({ '@type': 'Book', name: BOOKS[book].title })),
    citation: books.map((book) => `${BOOKS[book].short}, ${pagesOf(law, book).pages}`).join('; '),
  }));
}

/**
 * A question across all games. The answer for a game is accepted if its books agree or only one of them decides. If they do not agree, each
 * book's answer is suggested and none is accepted.
 */
export function questionData(site: URL | undefined, { title, url, laws }: Heading, steps: readonly Step[]) {
  const accepted: object[] = [];
  const suggested: object[] = [];
  // Variants are left out: each would repeat its game.
  for (const { place, title: game, law } of laws) {
    if (place.parent !== null || isHeldBack(law)) continue;
    const isSettled = ['agree', 'one'].includes(standingAt(law).kind);
    (isSettled ? accepted : suggested).push(...answersData(site, game, law));
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    url: urlAt(site, url),
    breadcrumb: trailData(site, steps),
    mainEntity: {
      '@type': 'Question',
      name: title,
      text: title,
      answerCount: accepted.length + suggested.length,
      ...(accepted.length === 0 ? {} : { acceptedAnswer: accepted }),
      ...(suggested.length === 0 ? {} : { suggestedAnswer: suggested }),
    },
  };
}
