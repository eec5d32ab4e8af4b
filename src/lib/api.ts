// The objects of /api/v1/: the same rows that the pages print.
import {
  addressOf,
  BOOK_IDS,
  BOOKS,
  type BookId,
  type Citation,
  casesOf,
  makeCitation,
  makeId,
  OFFENCES,
  type Place,
  pageOf,
  type Resolved,
  SHELVES,
  sayCase,
} from '../rules-engine/index.ts';
import { contentOfPlace } from './content.ts';
import { edition } from './edition.ts';
import { games, placeOf } from './library.ts';
import { askSchema, factsSchema } from './schemas.ts';
import { sayVerdict } from './verdicts.ts';

const citation = (one: Citation) => ({ ...one, text: makeCitation(one) });

function reading(one: Resolved) {
  if (one.status === 'silent')
    return {
      status: one.status,
      note: one.note ?? null,
      parent: one.parent === undefined ? null : { law: one.parent.law, citations: one.parent.cites.map(citation) },
      clause: one.clause === undefined ? null : { law: one.clause.law, clause: citation(one.clause.clause) },
      general: one.general.map(({ law }) => law),
    };
  if (one.status === 'no-game' || one.status === 'not-held') return { status: one.status };
  return {
    status: one.status,
    cases: casesOf(one).map((row) => ({ when: row.when ?? 'otherwise', ruling: sayCase(row), remedies: row.then, claim: row.claim ?? null })),
    citations: one.cites.map(citation),
    chain: one.chain.map((step) => ({ law: step.law, clause: citation(step.clause) })),
    note: one.note ?? null,
  };
}

const byBook = <T>(make: (book: BookId) => T): Record<BookId, T> => Object.fromEntries(BOOK_IDS.map((book) => [book, make(book)])) as Record<BookId, T>;

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
    glance: place.described.glance,
    rules: (content?.rules ?? []).map((rule) => {
      const id = makeId(place.id, 'rule', rule.key);
      return { id, title: rule.title, topic: rule.topic, text: rule.text, url: addressOf(id), citations: rule.cites.map(citation) };
    }),
    questions: (content?.questions ?? []).map((question) => {
      const id = makeId(place.id, 'question', question.key);
      return { id, question: question.title, answer: question.text, url: addressOf(id), citations: question.cites.map(citation), see: question.refs };
    }),
    laws: place.laws.map((law) => ({
      id: law.id,
      url: addressOf(law.id),
      title: law.title,
      gist: law.gist,
      offence: { id: law.offence, title: OFFENCES[law.offence].title },
      aka: law.aka,
      moment: law.moment,
      writtenAt: law.writtenAt,
      verdict: sayVerdict(law).full,
      facts: factsSchema(law.facts),
      readings: byBook((book) => reading(law.readings[book])),
      see: law.see,
    })),
    points: place.points.map((item) => ({
      id: item.id,
      url: addressOf(item.id),
      title: item.title,
      gist: item.gist,
      group: item.group ?? null,
      books: item.books,
    })),
    scorers: Object.entries(place.scorers).map(([key, count]) => {
      const id = makeId(place.id, 'score', key);
      const named = { id, url: addressOf(id), kind: count.kind, title: count.title, gist: count.gist, books: count.books };
      return count.kind === 'scorer'
        ? { ...named, ask: askSchema(count.ask) }
        : { ...named, round: count.round ?? 'Deal', setup: askSchema(count.setup), entry: askSchema(count.entry) };
    }),
  };
}

/** `/api/v1/games.json` */
export function gamesList() {
  return {
    edition,
    games: games.map((game) => {
      const place = placeOf(game.id);
      return {
        id: game.id,
        name: game.title,
        aliases: game.aliases,
        shelf: { id: game.shelf, title: SHELVES[game.shelf] },
        kind: game.kind,
        books: Object.keys(game.books),
        url: pageOf(game.id),
        api: `/api/v1/games/${game.id}.json`,
        variants: Object.entries(game.variants).map(([key, variant]) => ({ id: `${game.id}/${key}`, name: variant.title, url: pageOf(`${game.id}/${key}`) })),
        counts: {
          rules: contentOfPlace(game.id)?.rules.length ?? 0,
          laws: place.laws.length,
          points: place.points.length,
          scorers: Object.keys(place.scorers).length,
        },
      };
    }),
  };
}

/** `/api/v1/games/<id>.json`: the game with all its variants. */
export function gameFile(id: string) {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game "${id}"`);
  return {
    edition,
    shelf: game.shelf,
    kind: game.kind,
    ...described(placeOf(id)),
    variants: Object.keys(game.variants).map((key) => described(placeOf(`${id}/${key}`))),
  };
}

/** `/api/v1/books.json` */
export function booksList() {
  return {
    edition,
    books: BOOK_IDS.map((id) => ({ ...BOOKS[id], url: `/books/${id}/`, games: games.filter((game) => game.books[id] !== undefined).map((game) => game.id) })),
  };
}

/** A JSON response, as the endpoints send it. */
export const json = (value: unknown): Response => new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } });
