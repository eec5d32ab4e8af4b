// The page of a game or a variant as Markdown: its laws in a line each, points, scorers, rules and settled questions, each with its passages.
import {
  BOOK_IDS,
  BOOKS,
  type Citation,
  inOrder,
  makeId,
  momentKey,
  momentName,
  type Place,
  pageOf,
  type ResolvedItem,
  type ResolvedLaw,
} from '../../rules-engine/index.ts';
import { hasPage, hrefOfLaw } from '../addresses/pages.ts';
import { nameBooks, nameOfBook } from '../books/names.ts';
import { isRuledOn } from '../books/readings.ts';
import { glanceOf } from '../catalogue/facts/key-facts.ts';
import { gameOf, titleOf } from '../catalogue/library.ts';
import { oddsAt, sayRow } from '../catalogue/scores/odds.ts';
import { contentOfPlace } from '../content/pages.ts';
import { lineOf } from '../rulings/one-line.ts';
import { sayValue } from '../rulings/values.ts';
import { footer } from './footer.ts';
import { blocks, bold, escaped, link, list, markdownAt } from './syntax.ts';

/** A law with its line; only the link if its rulings are the same as in the linked file. */
function lawLine(place: Place, law: ResolvedLaw): string {
  const to = link(law.title, markdownAt(hrefOfLaw(place, law)));
  return hasPage(place, law) ? `${to}: ${escaped(lineOf(law, titleOf))}` : to;
}

/** The laws in the order of play, then the questions; last, as titles only, the laws of a variant's game that no book answers for the variant. */
function lawsIn(place: Place): string[] {
  const isLeft = (law: ResolvedLaw) => place.parent !== null && !isRuledOn(law) && !['added', 'amended'].includes(law.provenance);
  const laws = place.laws.filter((law) => !isLeft(law));
  const left = place.laws.filter(isLeft);
  const faults = laws.filter(({ topic }) => topic.kind === 'offence');
  const asked = laws.filter(({ topic }) => topic.kind === 'question');
  const lines = (laws: readonly ResolvedLaw[]) => list(laws.map((law) => lawLine(place, law)));
  const moments = inOrder(faults.map(({ moment }) => moment));
  return [
    ...moments.flatMap((moment) => [`### ${escaped(momentName(moment))}`, lines(faults.filter((law) => momentKey(law.moment) === momentKey(moment)))]),
    ...(asked.length === 0 ? [] : ['### Questions with an answer', lines(asked)]),
    ...(left.length === 0
      ? []
      : [
          '### Not covered here',
          escaped(
            `The books that have ${titleOf(place.id)} do not cover these laws of ${titleOf(place.parent ?? place.id)}: ${left.map(({ title }) => title).join('; ')}.`,
          ),
        ]),
  ];
}

/** The pages of some passages, "p. 9-10", and their doubts. */
function pagesOf(cites: readonly Citation[]): { readonly pages: string; readonly doubts: string } {
  const pages = new Set(cites.map(({ page }) => (page === null ? 'page not known' : `p. ${page}`)));
  const doubts = new Set(cites.flatMap(({ doubt }) => (doubt === undefined ? [] : [` Doubt: ${doubt}`])));
  return { pages: [...pages].join(', '), doubts: [...doubts].join('') };
}

/** Books and pages of a text: "Source: Blue Ribbon, p. 224; U.S. Playing Card, p. 16." */
function sourceOf(cites: readonly Citation[]): string {
  const books = BOOK_IDS.filter((book) => cites.some((cite) => cite.book === book));
  const passages = books.map((book) => `${nameOfBook(book)}, ${pagesOf(cites.filter((cite) => cite.book === book)).pages}`);
  return passages.length === 0 ? '' : escaped(`Source: ${passages.join('; ')}.${pagesOf(cites).doubts}`);
}

/** A score item with what each book gives. */
function itemIn({ title, gist, books }: ResolvedItem): string {
  const values = BOOK_IDS.flatMap((book) => {
    const value = books[book];
    if (value === undefined) return [];
    const { pages, doubts } = pagesOf(value.status === 'stated' ? value.cites : []);
    return [`- ${bold(nameOfBook(book))}: ${escaped(`${sayValue(value)}${pages === '' ? '' : ` (${pages})`}${doubts}`)}`];
  });
  return [`${bold(title)}: ${escaped(gist)}`, ...values].join('\n');
}

function oddsIn(place: Place): string[] {
  const here = oddsAt(place);
  if (here === null) return [];
  const rows = here.rows.flatMap(({ row, tallies }) =>
    tallies.map(({ books, tally, printed }) => `${bold(row.title)} (${nameBooks(books)}): ${escaped(row.gist)} ${escaped(sayRow(here.table, tally, printed))}`),
  );
  return ['## Odds', list(rows)];
}

const countsIn = ({ id, scorers }: Place): string[] =>
  Object.entries(scorers).map(([key, { title, gist }]) => `${link(title, `${pageOf(id)}score/${key}/`)}: ${escaped(gist)} (\`${makeId(id, 'score', key)}\`)`);

/** The text of the place: rules under their headings, then the settled questions. */
function textIn(place: Place): string[] {
  const { rules, questions } = contentOfPlace(place.id) ?? { rules: [], questions: [] };
  const sections = [...new Set(rules.map(({ section }) => section))];
  return [
    ...sections.flatMap((section) => [
      `## ${escaped(section)}`,
      ...rules.filter((rule) => rule.section === section).flatMap(({ title, text, cites }) => [`### ${escaped(title)}`, escaped(text), sourceOf(cites)]),
    ]),
    ...(questions.length === 0 ? [] : ['## Settled questions']),
    ...questions.flatMap(({ title, text, cites }) => [`### ${escaped(title)}`, escaped(text), sourceOf(cites)]),
  ];
}

function booksIn({ described: { books } }: Place): string {
  const treated = BOOK_IDS.flatMap((book) => {
    const treatment = books[book];
    if (treatment === undefined) return [];
    const { heading, pages, inherits } = treatment;
    const from = inherits === undefined ? '' : `, by its own clause with what ${link(titleOf(inherits.from), markdownAt(pageOf(inherits.from)))} has`;
    return [`${escaped(`${BOOKS[book].title}, ${BOOKS[book].publisher}, ${BOOKS[book].dated}: ${heading}, p. ${pages}`)}${from}`];
  });
  return list(treated);
}

/** A heading with its parts; nothing if there are no parts. */
const section = (heading: string, parts: readonly string[]): string[] => (parts.length === 0 ? [] : [`## ${heading}`, ...parts]);

/** The Markdown file of a game or variant. */
export function gameMarkdown(place: Place): string {
  const { id, parent, described, points, scorers } = place;
  const glance = Object.entries(glanceOf(place)).map(([label, text]) => `${bold(label)}: ${escaped(text)}`);
  const variants = parent === null ? Object.keys(gameOf(id).variants).map((key) => `${id}/${key}`) : [];
  return blocks([
    `# ${escaped(described.title)}`,
    parent === null ? `Game \`${id}\`` : `Variant \`${id}\` of ${link(titleOf(parent), markdownAt(pageOf(parent)))}`,
    escaped(contentOfPlace(id)?.description ?? ''),
    described.aliases.length === 0 ? '' : `Also called: ${escaped(described.aliases.join(', '))}`,
    ...section('At a glance', glance.length === 0 ? [] : [list(glance)]),
    ...section('What went wrong?', lawsIn(place)),
    ...section('Points', points.length === 0 ? [] : [list(points.map(itemIn))]),
    ...section('Scorers and score sheets', Object.keys(scorers).length === 0 ? [] : [list(countsIn(place))]),
    ...oddsIn(place),
    ...textIn(place),
    ...section('Variants', variants.length === 0 ? [] : [list(variants.map((variant) => link(titleOf(variant), markdownAt(pageOf(variant)))))]),
    ...section('Books', [booksIn(place)]),
    footer(pageOf(id), `/api/v1/games/${parent ?? id}.json`),
  ]);
}
