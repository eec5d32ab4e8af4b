import { BOOK_IDS, BOOKS, type BookId, type Citation } from '../books.ts';
import type { Count, CountRow } from './counts.ts';
import type { Game, Variant } from './games.ts';
import { makeId, parseId } from './ids.ts';
import type { Case, Consult, Fact, Facts, Law, Reading } from './laws.ts';
import type { Moment } from './moments.ts';
import type { OffenceId } from './offences.ts';
import type { ScoreItem, Worth } from './points.ts';
import { pricesOf, Schedule } from './schedule.ts';

/** Every game by id; what inheritance looks codes up in. */
export type Library = ReadonlyMap<string, Game>;
export const GENERAL_LAWS = 'general-laws';

/** How a reading came to stand here, when the book does not print it at this place. */
export interface Step {
  /** Id of the law that answers. */
  readonly law: string;
  /** The book's clause that leads there. */
  readonly clause: Citation;
}

/** A ruling of the same book at another place: shown where the book is silent, never as its answer there. */
export interface Elsewhere {
  /** Id of the law that has it, and its title. */
  readonly law: string;
  readonly title: string;
  /** The questions that its cases turn on. */
  readonly facts: Facts;
  readonly cases: readonly Case[];
  readonly cites: readonly Citation[];
}

/** What a book says of a law at a place: never empty, never borrowed without saying so. */
export type Resolved =
  | {
      readonly status: 'stated' | 'by-reference';
      readonly cases: readonly Case[];
      readonly cites: readonly Citation[];
      readonly note?: string;
      /** Empty when the book states it here; else each clause that sends the reader on. */
      readonly chain: readonly Step[];
      /** The book whose words were read first, where two books rule alike. */
      readonly as?: BookId;
    }
  | {
      readonly status: 'silent';
      readonly note?: string;
      /** What the parent game's own law in this book says. */
      readonly parent?: Elsewhere;
      /** The book's clause leads to this law of another code, on which it is silent as well. */
      readonly clause?: Step;
      /** Laws of the book's general code on the same offence. */
      readonly general: readonly Elsewhere[];
    }
  | { readonly status: 'no-game' }
  | { readonly status: 'not-held' };
export type ReadingStatus = Resolved['status'];

export interface ResolvedLaw {
  readonly id: string;
  readonly key: string;
  readonly game: string;
  /** Where the row is written: the same as `game`, or the code it was inherited from. */
  readonly writtenAt: string;
  readonly offence: OffenceId;
  readonly title: string;
  readonly gist: string;
  readonly aka: readonly string[];
  readonly moment: Moment;
  readonly facts: Facts;
  readonly readings: Readonly<Record<BookId, Resolved>>;
  readonly consult: Readonly<Partial<Record<BookId, Consult>>>;
  readonly see: readonly string[];
}

export interface ResolvedItem extends ScoreItem {
  readonly id: string;
  readonly key: string;
  readonly game: string;
  readonly writtenAt: string;
}

/** A game or a variant with everything that holds there. */
export interface Place {
  readonly id: string;
  readonly parent: string | null;
  readonly described: Game | Variant;
  readonly laws: readonly ResolvedLaw[];
  readonly points: readonly ResolvedItem[];
  readonly scorers: Readonly<Record<string, Count>>;
  /** What of the parent is repealed here, key to reason. */
  readonly repealed: Readonly<Record<string, string>>;
}

/** Splits `euchre/railroad` into game and variant. Throws on an unknown place, naming it. */
function find(library: Library, id: string): { game: Game; variant: Variant | null } {
  const [gameId, variantId] = id.split('/') as [string, string | undefined];
  const game = library.get(gameId);
  const variant = variantId === undefined ? null : game?.variants[variantId];
  if (game === undefined || variant === undefined) throw new Error(`no game "${id}" in the library`);
  return { game, variant };
}

const absent = (book: BookId): Resolved => (BOOKS[book].held === 'whole' ? { status: 'no-game' } : { status: 'not-held' });

interface Row {
  readonly row: Law;
  readonly writtenAt: string;
}

/** Rows in force at a place: its own, its parent's as amended, and those of codes that a book's clause brings in. */
function rowsAt(library: Library, id: string, seen: readonly string[] = []): Map<string, Row> {
  if (seen.includes(id)) throw new Error(`inheritance runs in a circle: ${[...seen, id].join(' -> ')}`);
  const { game, variant } = find(library, id);
  const rows = new Map<string, Row>();
  const described = variant ?? game;
  for (const book of BOOK_IDS) {
    const inherits = described.books[book]?.inherits;
    if (inherits === undefined || inherits.from === game.id) continue;
    for (const [key, row] of rowsAt(library, inherits.from, [...seen, id])) {
      // A clause brings in what its own book rules there, not the rows on which that book is silent.
      if (inherits.except?.includes(key) !== true && row.row.readings[book]?.status !== 'silent') rows.set(key, row);
    }
  }
  if (variant === null) for (const [key, row] of Object.entries(game.laws)) rows.set(key, { row, writtenAt: game.id });
  else {
    for (const [key, row] of rowsAt(library, game.id, [...seen, id])) rows.set(key, row);
    for (const [key, row] of Object.entries(variant.laws.add ?? {})) rows.set(key, { row, writtenAt: id });
    for (const [key, amendment] of Object.entries(variant.laws.amend ?? {})) {
      const above = rows.get(key);
      if (above === undefined) throw new Error(`${id} amends the law "${key}", which is not in ${game.id}`);
      const { readings: _, ...words } = amendment;
      rows.set(key, { row: { ...above.row, ...words, facts: { ...above.row.facts, ...amendment.facts } }, writtenAt: above.writtenAt });
    }
    for (const key of Object.keys(variant.laws.repeal ?? {})) {
      if (!rows.delete(key)) throw new Error(`${id} repeals the law "${key}", which is not in ${game.id}`);
    }
  }
  return rows;
}

/** The reading written at a place itself, or undefined where the place leaves it to the codes above. */
function writtenReading(library: Library, id: string, key: string, book: BookId): Reading | undefined {
  const { game, variant } = find(library, id);
  if (variant === null) return game.laws[key]?.readings[book];
  return variant.laws.amend?.[key]?.readings[book] ?? variant.laws.add?.[key]?.readings[book];
}

function generalOn(library: Library, place: string, offence: OffenceId, book: BookId): Elsewhere[] {
  const general = library.get(GENERAL_LAWS);
  if (general === undefined || place === GENERAL_LAWS || general.books[book] === undefined) return [];
  return Object.entries(general.laws).flatMap(([key, { offence: of, title, facts, readings }]) => {
    const reading = readings[book];
    return of !== offence || reading?.status !== 'stated'
      ? []
      : [{ law: makeId(GENERAL_LAWS, 'law', key), title, facts, cases: reading.cases, cites: reading.cites }];
  });
}

function resolveReading(library: Library, place: string, key: string, book: BookId, offence: OffenceId, seen: readonly string[] = []): Resolved {
  const step = `${place}.${key}.${book}`;
  if (seen.includes(step)) throw new Error(`readings refer in a circle: ${[...seen, step].join(' -> ')}`);
  const { game, variant } = find(library, place);
  const treatment = (variant ?? game).books[book];
  if (treatment === undefined) return absent(book);
  const written = writtenReading(library, place, key, book);
  const onward = [...seen, step];
  if (written?.status === 'stated') return { ...written, chain: [] };
  if (written?.status === 'same') {
    const other = resolveReading(library, place, key, written.as, offence, onward);
    if (other.status !== 'stated') throw new Error(`${place}.law.${key}: ${book} is said to rule as ${written.as}, which states nothing here`);
    return {
      status: 'stated',
      cases: other.cases,
      cites: written.cites,
      chain: [],
      as: written.as,
      ...(written.note === undefined ? {} : { note: written.note }),
    };
  }
  if (written?.status === 'by-reference') {
    const target = parseId(written.law);
    const clause = written.cites[0];
    if (target === null || clause === undefined) throw new Error(`${place}.law.${key}: ${book} refers to "${written.law}", which is no law`);
    const row = rowsAt(library, target.game).get(target.key);
    if (row === undefined) throw new Error(`${place}.law.${key}: ${book} refers to "${written.law}", which does not exist`);
    const other = resolveReading(library, target.game, target.key, book, row.row.offence, onward);
    if (other.status !== 'stated' && other.status !== 'by-reference') {
      throw new Error(`${place}.law.${key}: ${book} refers to "${written.law}", where it is ${other.status}`);
    }
    return {
      status: 'by-reference',
      cases: other.cases,
      cites: [...written.cites, ...other.cites],
      chain: [{ law: written.law, clause }, ...other.chain],
      ...(written.note === undefined ? {} : { note: written.note }),
    };
  }
  const note = written?.note === undefined ? {} : { note: written.note };
  const inherits = treatment.inherits;
  const carried = inherits !== undefined && inherits.except?.includes(key) !== true;
  let led: { readonly clause?: Step } = {};
  if (written === undefined && carried && rowsAt(library, inherits.from).has(key)) {
    const other = resolveReading(library, inherits.from, key, book, offence, onward);
    if (other.status === 'stated' || other.status === 'by-reference') {
      return {
        status: 'by-reference',
        cases: other.cases,
        cites: [inherits.cite, ...other.cites],
        chain: [{ law: makeId(inherits.from, 'law', key), clause: inherits.cite }, ...other.chain],
        ...(other.note === undefined ? {} : { note: other.note }),
      };
    }
    if (other.status === 'silent') led = { clause: { law: makeId(inherits.from, 'law', key), clause: inherits.cite } };
  }
  const general = generalOn(library, place, offence, book);
  const above = written === undefined && variant !== null && game.books[book] !== undefined ? rowsAt(library, game.id).get(key)?.row : undefined;
  if (above !== undefined) {
    const parent = { [book]: resolveReading(library, game.id, key, book, offence, onward) };
    const facts = joinFacts(library, above.facts, parent);
    const { [book]: said } = parent;
    if (said?.status === 'stated' || said?.status === 'by-reference') {
      const { title } = above;
      return { status: 'silent', ...note, ...led, parent: { law: makeId(game.id, 'law', key), title, facts, cases: said.cases, cites: said.cites }, general };
    }
  }
  return { status: 'silent', ...note, ...led, general };
}

const sameOptions = (one: Fact, other: Fact) => Object.keys(one.options).join() === Object.keys(other.options).join();

/**
 * Facts of a law with those that its readings by reference turn on (questions that only other books ask there stay behind): a question
 * of the other code joins this row's, and one that has the same key and other answers takes a key of its own, so that every case
 * names facts of the row it stands in.
 */
function joinFacts(library: Library, facts: Facts, readings: Partial<Record<BookId, Resolved>>): Facts {
  const joined: Record<string, Fact> = { ...facts };
  for (const book of BOOK_IDS) {
    const reading = readings[book];
    const last = reading?.status === 'by-reference' ? parseId(reading.chain.at(-1)?.law ?? '') : null;
    if (reading?.status !== 'by-reference' || last === null) continue;
    const renamed: Record<string, string> = {};
    const named = new Set(reading.cases.flatMap((one) => Object.keys(one.when ?? {})));
    for (const [key, fact] of Object.entries(rowsAt(library, last.game).get(last.key)?.row.facts ?? {})) {
      if (!named.has(key)) continue;
      const known = joined[key];
      if (known === undefined) joined[key] = fact;
      else if (!sameOptions(known, fact)) {
        renamed[key] = `${key}-${last.game.replace('/', '-')}`;
        joined[renamed[key]] = fact;
      }
    }
    if (Object.keys(renamed).length === 0) continue;
    const cases = reading.cases.map((one) =>
      one.when === undefined ? one : { ...one, when: Object.fromEntries(Object.entries(one.when).map(([key, value]) => [renamed[key] ?? key, value])) },
    );
    readings[book] = { ...reading, cases };
  }
  return joined;
}

/** Score items in force at a game or variant, by key: its own and its parent's as amended. */
export function itemsAt(library: Library, id: string): Map<string, ResolvedItem> {
  const { game, variant } = find(library, id);
  const items = new Map<string, ResolvedItem>();
  if (variant === null) {
    for (const [key, row] of Object.entries(game.points)) items.set(key, { ...row, id: makeId(id, 'points', key), key, game: id, writtenAt: id });
    return items;
  }
  // A clause may lead to another variant; a page that carries one game alone does without what lies outside it.
  const codes = new Map([[game.id, itemsAt(library, game.id)]]);
  for (const treatment of Object.values(variant.books)) {
    const from = treatment.inherits?.from;
    if (from !== undefined && !codes.has(from) && library.has(from.split('/')[0] ?? '')) codes.set(from, itemsAt(library, from));
  }
  const above = new Map([...codes.values()].flatMap((code) => [...code]));
  for (const [key, row] of above) {
    const amended = variant.points.amend?.[key];
    const books: Partial<Record<BookId, Worth>> = {};
    for (const book of BOOK_IDS) {
      const treatment = variant.books[book];
      if (treatment === undefined) continue;
      const own = amended?.books?.[book];
      const clause = treatment.inherits;
      const inherited = clause === undefined ? undefined : codes.get(clause.from)?.get(key)?.books[book];
      if (own !== undefined) books[book] = own;
      else if (clause !== undefined && inherited?.status === 'stated') books[book] = { ...inherited, cites: [clause.cite, ...inherited.cites] };
      else books[book] = inherited ?? { status: 'silent' };
    }
    if (Object.values(books).some((value) => value.status === 'stated')) items.set(key, { ...row, ...amended, books, id: makeId(id, 'points', key), game: id });
  }
  for (const key of Object.keys(variant.points.amend ?? {})) {
    if (!above.has(key)) throw new Error(`${id} amends the score item "${key}", which no code above it has`);
  }
  for (const key of Object.keys(variant.points.repeal ?? {})) {
    if (!above.has(key)) throw new Error(`${id} repeals the score item "${key}", which is not in ${game.id}`);
    items.delete(key);
  }
  for (const [key, row] of Object.entries(variant.points.add ?? {})) items.set(key, { ...row, id: makeId(id, 'points', key), key, game: id, writtenAt: id });
  return items;
}

/** What counts at a game or variant, each count handed the schedule that stands there. */
export function countsAt(library: Library, id: string): Record<string, Count> {
  const { game, variant } = find(library, id);
  const prices = pricesOf(itemsAt(library, id));
  const schedules = {} as Record<BookId, Schedule>;
  for (const book of BOOK_IDS) schedules[book] = new Schedule(id, prices, book);
  const described = variant ?? game;
  const bind = (row: CountRow): Count => {
    const books = row.books.filter((book) => described.books[book] !== undefined);
    return row.kind === 'scorer'
      ? { ...row, books, score: (values, book) => row.score(values, schedules[book]) }
      : { ...row, books, play: (setup, entries, book) => row.play(setup, entries, schedules[book]) };
  };
  return Object.fromEntries(Object.entries(described.scorers).map(([key, row]) => [key, bind(row)]));
}

/** Neither a ruling, nor a parent's, nor a general law to point to. */
function saysNothing(reading: Resolved): boolean {
  if (reading.status === 'silent') return reading.parent === undefined && reading.general.length === 0;
  return reading.status === 'no-game' || reading.status === 'not-held';
}

/**
 * Everything that holds at a game (`euchre`) or a variant (`euchre/railroad`): its own rows, those of its parent as amended,
 * and what a book's own clause brings in from another code. Throws on an unknown place, a dangling reference or a circle.
 */
export function resolve(library: Library, id: string): Place {
  const { game, variant } = find(library, id);
  const laws: ResolvedLaw[] = [];
  for (const [key, { row, writtenAt }] of rowsAt(library, id)) {
    const readings = {} as Record<BookId, Resolved>;
    for (const book of BOOK_IDS) readings[book] = resolveReading(library, id, key, book, row.offence);
    // A clause brings in a whole code; of its laws those on which the books of this place have nothing at all are left there.
    if (writtenAt !== id && writtenAt !== game.id && BOOK_IDS.every((book) => saysNothing(readings[book]))) continue;
    const { offence, title, gist, moment } = row;
    const facts = joinFacts(library, row.facts, readings);
    laws.push({
      id: makeId(id, 'law', key),
      key,
      game: id,
      writtenAt,
      offence,
      title,
      gist,
      moment,
      facts,
      readings,
      aka: row.aka ?? [],
      see: row.see ?? [],
      consult: row.consult ?? {},
    });
  }
  return {
    id,
    parent: variant === null ? null : game.id,
    described: variant ?? game,
    laws,
    points: [...itemsAt(library, id).values()],
    scorers: countsAt(library, id),
    repealed: { ...variant?.laws.repeal, ...variant?.points.repeal },
  };
}

/** Ids of all places of a game: itself and its variants. */
export function placesOf(game: Game): string[] {
  return [game.id, ...Object.keys(game.variants).map((key) => `${game.id}/${key}`)];
}
