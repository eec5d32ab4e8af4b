// The objects of /api/v1/: the same rows that the pages print.
import {
  addressOf,
  BOOK_IDS,
  type BookId,
  type Case,
  type Citation,
  claimOf,
  type Elsewhere,
  effectsIn,
  isOpen,
  makeCitation,
  makeId,
  type People,
  type Place,
  pageOf,
  type Resolved,
  type ResolvedItem,
  type ResolvedLaw,
  sayCase,
  standingAt,
  type Topic,
  wordsOfTopic,
} from '../../rules-engine/index.ts';
import { hrefOfId } from '../addresses/pages.ts';
import { glanceOf } from '../catalogue/facts/key-facts.ts';
import { gameOf, games, placeOf, titleOf } from '../catalogue/library.ts';
import { contentOfPlace } from '../content/pages.ts';
import { edition } from '../editions/edition.ts';
import { sayVerdict } from '../rulings/comparison/verdict.ts';
import { linesFor } from '../rulings/one-line.ts';
import { oddsNamed } from './odds-file.ts';
import { askSchema, factsSchema } from './schemas.ts';

const citation = (one: Citation) => ({ ...one, text: makeCitation(one) });

const ruling = (people: People) => (one: Case) => ({
  when: one.when ?? 'otherwise',
  ruling: sayCase(one, people),
  decided: !isOpen(one),
  remedies: one.then,
  effects: effectsIn(one, people),
  claim: claimOf(one) ?? null,
  note: one.note ?? null,
});
/** A silent book's ruling at another place. It is never the book's answer here. */
const elsewhere = (people: People) => (one: Elsewhere) => ({
  law: one.law,
  title: one.title,
  cases: one.cases.map(ruling(people)),
  citations: one.cites.map(citation),
});
/** How the books compare, by their ids. */
const standing = (law: ResolvedLaw) => {
  const { kind, groups, open, partly, more, claim, silent } = standingAt(law);
  return { kind, groups, open, partly, more, claim, silent };
};

function reading(one: Resolved, people: People) {
  if (one.status === 'silent')
    return {
      status: one.status,
      note: one.note ?? null,
      parent: one.parent === undefined ? null : elsewhere(people)(one.parent),
      clause: one.clause === undefined ? null : { law: one.clause.law, clause: citation(one.clause.clause) },
      general: one.general.map(({ law }) => law),
      generalLaws: one.general.map(elsewhere(people)),
    };
  if (one.status === 'no-game' || one.status === 'not-held') return { status: one.status };
  return {
    status: one.status,
    cases: one.cases.map(ruling(people)),
    citations: one.cites.map(citation),
    chain: one.chain.map((step) => ({ law: step.law, clause: citation(step.clause) })),
    note: one.note ?? null,
  };
}

const byBook = <T>(make: (book: BookId) => T): Record<BookId, T> => Object.fromEntries(BOOK_IDS.map((book) => [book, make(book)])) as Record<BookId, T>;

const headed = (head: Topic) => ({ id: head.id, title: wordsOfTopic(head).title });

const lawObject = <Readings extends Record<BookId, { readonly status: string }>>(law: ResolvedLaw, readings: Readings) => ({
  id: law.id,
  url: hrefOfId(law.id),
  title: law.title,
  gist: law.gist,
  offence: law.topic.kind === 'offence' ? headed(law.topic) : null,
  question: law.topic.kind === 'question' ? headed(law.topic) : null,
  aka: law.aka,
  moment: law.moment,
  writtenAt: law.writtenAt,
  line: linesFor(law, titleOf)[0]?.line.text ?? '',
  lines: Object.fromEntries(linesFor(law, titleOf).flatMap(({ books, line }) => books.map((book) => [book, line.text]))),
  verdict: sayVerdict(law, titleOf).full,
  standing: standing(law),
  facts: factsSchema(law.facts),
  readings,
  see: law.see,
});

/** A law with every book's whole reading. */
export const wholeLaw = (law: ResolvedLaw) =>
  lawObject(
    law,
    byBook((book) => reading(law.readings[book], law.people)),
  );

/** A score item. */
export const itemObject = (item: ResolvedItem) => ({
  id: item.id,
  url: addressOf(item.id),
  title: item.title,
  gist: item.gist,
  group: item.group ?? null,
  books: item.books,
});

/** Texts and counts of a place: a variant has its own. */
function described(place: Place) {
  const content = contentOfPlace(place.id);
  return {
    id: place.id,
    title: place.described.title,
    aliases: place.described.aliases,
    url: pageOf(place.id),
    books: place.described.books,
    players: place.described.players,
    packs: place.described.packs,
    glance: glanceOf(place),
    rules: (content?.rules ?? []).map((rule) => {
      const id = makeId(place.id, 'rule', rule.key);
      return { id, title: rule.title, topic: rule.topic, text: rule.text, url: addressOf(id), citations: rule.cites.map(citation) };
    }),
    questions: (content?.questions ?? []).map((question) => {
      const id = makeId(place.id, 'question', question.key);
      return { id, question: question.title, answer: question.text, url: addressOf(id), citations: question.cites.map(citation), see: question.refs };
    }),
    odds: oddsNamed(place.id),
    scorers: Object.entries(place.scorers).map(([key, count]) => {
      const id = makeId(place.id, 'score', key);
      const named = { id, url: addressOf(id), kind: count.kind, title: count.title, gist: count.gist, books: count.books };
      return count.kind === 'scorer'
        ? { ...named, ask: askSchema(count.ask) }
        : { ...named, round: count.round ?? 'Deal', setup: askSchema(count.setup), entry: askSchema(count.entry) };
    }),
  };
}

/** The id under which a row is given in full: that of the place where it is written. */
const wholeAt = (writtenAt: string, kind: 'law' | 'points', key: string) => makeId(writtenAt, kind, key);

/** Groups rows that have the same status in each book here, with the ids under which they are given in full. */
function alike<T>(rows: readonly T[], stateOf: (row: T) => Record<BookId, string>, idOf: (row: T) => string) {
  const groups = new Map<string, { books: Record<BookId, string>; ids: string[] }>();
  for (const row of rows) {
    const books = stateOf(row);
    const key = JSON.stringify(books);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { books, ids: [idOf(row)] });
    else known.ids.push(idOf(row));
  }
  return [...groups.values()];
}

/**
 * A variant as its difference: rows that it adds or changes are given in full, a changed law with the readings of the books that change it. What
 * it takes over is listed by id, with its status in each book here: by the clause that `books` of the variant cites, silent, or without the game.
 */
function difference(place: Place, parent: Place) {
  const variant = gameOf(place.id).variants[place.id.slice(parent.id.length + 1)];
  const amends = (key: string) => variant?.laws.amend?.[key];
  const isWhole = (law: ResolvedLaw) => variant?.laws.add?.[law.key] !== undefined || amends(law.key) !== undefined;
  const ofItem = (item: ResolvedItem) => variant?.points.add?.[item.key] !== undefined || variant?.points.amend?.[item.key] !== undefined;
  const brief = (law: ResolvedLaw, book: BookId) => {
    const { status } = law.readings[book];
    return amends(law.key) === undefined || amends(law.key)?.readings[book] !== undefined || status !== 'by-reference'
      ? reading(law.readings[book], law.people)
      : { status };
  };
  return {
    ...described(place),
    parent: { id: parent.id, url: pageOf(parent.id), api: `/api/v1/games/${parent.id}.json` },
    laws: place.laws.filter(isWhole).map((law) =>
      lawObject(
        law,
        byBook((book) => brief(law, book)),
      ),
    ),
    points: place.points.filter(ofItem).map(itemObject),
    inherited: {
      laws: alike(
        place.laws.filter((law) => !isWhole(law)),
        (law) => byBook((book) => law.readings[book].status),
        (law) => wholeAt(law.writtenAt, 'law', law.key),
      ),
      points: alike(
        place.points.filter((item) => !ofItem(item)),
        (item) => byBook((book) => item.books[book]?.status ?? 'no-game'),
        (item) => wholeAt(item.writtenAt, 'points', item.key),
      ),
    },
    repealed: place.repealed,
  };
}

/** `/api/v1/games/<id>.json`: the game in full, each variant as its difference. */
export function gameFile(id: string) {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game "${id}"`);
  const place = placeOf(id);
  return {
    edition,
    shelf: game.shelf,
    kind: game.kind,
    ...described(place),
    laws: place.laws.map(wholeLaw),
    points: place.points.map(itemObject),
    variants: Object.keys(game.variants).map((key) => difference(placeOf(`${id}/${key}`), place)),
  };
}

/** A JSON response, as the endpoints send it. */
export const json = (value: unknown): Response => new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } });
