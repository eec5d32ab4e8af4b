import { BOOKS } from '../../bibliography.ts';
import { BOOK_IDS, type BookId } from '../../books.ts';
import type { Fact, Facts, Law, Reading } from '../../laws/laws.ts';
import { orderOf } from '../../vocabulary/moments.ts';
import { type Topic, topicOf } from '../../vocabulary/topics.ts';
import type { Game, Treatment } from '../games.ts';
import { makeId, parseId } from '../ids.ts';
import { nearTo } from '../nearest.ts';

import { find } from './find.ts';
import { fitFacts, fitReading, seatReading } from './fitting.ts';
import { featuresAt, lackingAt } from './lacking.ts';
import { rowsAt } from './rows.ts';
import { type Elsewhere, GENERAL_LAWS, type Library, type Resolved, type Step } from './types.ts';

const absent = (book: BookId): Resolved => (BOOKS[book].held === 'whole' ? { status: 'no-game' } : { status: 'not-held' });

/** The reading written at the place itself; undefined if it is left to the parent or a clause. */
function writtenReading(library: Library, id: string, key: string, book: BookId): Reading | undefined {
  const { game, variant } = find(library, id);
  if (variant === null) return game.laws[key]?.readings[book];
  return variant.laws.amend?.[key]?.readings[book] ?? variant.laws.add?.[key]?.readings[book];
}

/** A ruling of the code that a clause leads to, with its parties mapped as the clause says. */
function readHere(reading: Resolved, row: Law, code: string, inherits: Treatment['inherits']): Resolved {
  const reads = inherits?.from === code ? inherits.reads : undefined;
  const before = reads?.from !== undefined && (row.moment === 'any-time' || orderOf(row.moment) < orderOf(reads.from));
  return reads === undefined || before ? reading : seatReading(reading, reads.parties);
}

/** Whether a general law is about the same fault as a law of the place: a topic may cover several faults. */
function bearsOn(general: Law, library: Library, place: string, key: string): boolean {
  const row = rowsAt(library, place).get(key)?.row;
  if (row?.notGeneral === true) return false;
  if (general.bearsOn === undefined || row === undefined) return true;
  const text = [row.title, row.gist, ...(row.aka ?? [])].join(' ').toLowerCase();
  return general.bearsOn.some((word) => new RegExp(`\\b${word}`).test(text));
}

/** The usual answers of a law, and its hand-written ruling for lists. */
const leadOf = ({ leads, usual }: Pick<Law, 'leads' | 'usual'>, book: BookId): Pick<Elsewhere, 'lead' | 'usual'> => {
  const lead = leads?.[book];
  return { ...(usual === undefined ? {} : { usual }), ...(lead === undefined ? {} : { lead }) };
};

/** A general law as it applies here, without impossible cases. Its hand-written ruling is kept only if all cases remain. */
function fitGeneral(law: Law, reading: Resolved, library: Library, place: string, book: BookId): Pick<Elsewhere, 'facts' | 'cases' | 'usual' | 'lead'> {
  const { game, variant } = find(library, place);
  const has = featuresAt(library, place);
  const lacking = lackingAt(library, place, GENERAL_LAWS);
  const facts = fitFacts(law.facts, lacking, has);
  const fitted = fitReading(reading, law.facts, lacking, has, (variant ?? game).players.max);
  const cases = 'cases' in fitted ? fitted.cases : [];
  const { lead, ...usual } = leadOf(law, book);
  const isWhole = 'cases' in reading && cases.length === reading.cases.length;
  return { facts, cases, ...usual, ...(lead === undefined || !isWhole ? {} : { lead }) };
}

/** What the general laws of a book say about the topic of a law, if the place has the features they need. */
function generalOn(library: Library, place: string, key: string, topic: Topic, book: BookId): Elsewhere[] {
  const general = library.get(GENERAL_LAWS);
  if (general === undefined || place === GENERAL_LAWS || general.books[book] === undefined) return [];
  const has = featuresAt(library, place);
  return Object.entries(general.laws).flatMap(([ofLaw, law]) => {
    const reading = law.readings[book];
    const same = (law.offence ?? law.question) === topic.id && (law.needs ?? []).every((feature) => has.has(feature)) && bearsOn(law, library, place, key);
    if (!same || reading?.status !== 'stated') return [];
    const fitted = fitGeneral(law, { ...reading, chain: [] }, library, place, book);
    return [{ law: makeId(GENERAL_LAWS, 'law', ofLaw), title: law.title, ...fitted, cites: reading.cites }];
  });
}

/** A reading to be resolved. `onward`: the readings that led here and this one, to notice a circle. */
interface Asked {
  readonly library: Library;
  readonly place: string;
  readonly key: string;
  readonly book: BookId;
  readonly topic: Topic;
  readonly onward: readonly string[];
}
type Written<S extends Reading['status']> = Extract<Reading, { status: S }>;
const noteOf = (reading: { readonly note?: string } | undefined): { readonly note?: string } => (reading?.note === undefined ? {} : { note: reading.note });

/** A book that rules as another does. */
function asAnotherBook(written: Written<'same'>, { library, place, key, book, topic, onward }: Asked): Resolved {
  const other = resolveReading(library, place, key, written.as, topic, onward);
  if (other.status !== 'stated') throw new Error(`${place}.law.${key}: ${book} is said to rule as ${written.as}, which states nothing here`);
  return { status: 'stated', cases: other.cases, cites: written.cites, chain: [], as: written.as, ...noteOf(written) };
}

/** A book that refers to a law elsewhere. */
function byReference(written: Written<'by-reference'>, inherits: Treatment['inherits'], { library, place, key, book, onward }: Asked): Resolved {
  const target = parseId(written.law);
  const clause = written.cites[0];
  if (target === null || clause === undefined) throw new Error(`${place}.law.${key}: ${book} refers to "${written.law}", which is no law`);
  const rows = rowsAt(library, target.game);
  const row = rows.get(target.key);
  if (row === undefined) throw new Error(`${place}.law.${key}: ${book} refers to "${written.law}", which does not exist${nearTo(target.key, rows.keys())}`);
  const other = readHere(resolveReading(library, target.game, target.key, book, topicOf(row.row), onward), row.row, target.game, inherits);
  if (other.status !== 'stated' && other.status !== 'by-reference') {
    throw new Error(`${place}.law.${key}: ${book} refers to "${written.law}", where it is ${other.status}`);
  }
  return {
    status: 'by-reference',
    cases: other.cases,
    cites: [...written.cites, ...other.cites],
    chain: [{ law: written.law, clause }, ...other.chain],
    ...noteOf(written),
  };
}

/** What a clause of the book takes over from another game: the ruling there, or only the clause if the book is silent there too. */
function byClause({ inherits }: Treatment, { library, key, book, topic, onward }: Asked): { readonly reading?: Resolved; readonly clause?: Step } {
  if (inherits === undefined || inherits.only === 'points' || inherits.except?.includes(key) === true) return {};
  const brought = rowsAt(library, inherits.from).get(key);
  if (brought === undefined) return {};
  const other = readHere(resolveReading(library, inherits.from, key, book, topic, onward), brought.row, inherits.from, inherits);
  const step = { law: makeId(inherits.from, 'law', key), clause: inherits.cite };
  if (other.status === 'silent') return { clause: step };
  if (other.status !== 'stated' && other.status !== 'by-reference') return {};
  const { cases, cites, chain } = other;
  return { reading: { status: 'by-reference', cases, cites: [inherits.cite, ...cites], chain: [step, ...chain], ...noteOf(other) } };
}

/** What the book says at the parent game, for a variant on which it says nothing. */
function atParent(game: Game, { library, key, book, topic, onward }: Asked): { readonly parent?: Elsewhere } {
  const above = game.books[book] === undefined ? undefined : rowsAt(library, game.id).get(key)?.row;
  if (above === undefined) return {};
  const readings: Partial<Record<BookId, Resolved>> = { [book]: resolveReading(library, game.id, key, book, topic, onward) };
  // May rename questions in the cases of the reading.
  const facts = joinFacts(library, above.facts, readings);
  const said = readings[book];
  if (said?.status !== 'stated' && said?.status !== 'by-reference') return {};
  return {
    parent: {
      law: makeId(game.id, 'law', key),
      title: above.title,
      facts: fitFacts(facts, [], featuresAt(library, game.id)),
      cases: said.cases,
      cites: said.cites,
      ...leadOf(above, book),
    },
  };
}

export function resolveReading(library: Library, place: string, key: string, book: BookId, topic: Topic, seen: readonly string[] = []): Resolved {
  const step = `${place}.${key}.${book}`;
  if (seen.includes(step)) throw new Error(`readings refer in a circle: ${[...seen, step].join(' -> ')}`);
  const { game, variant } = find(library, place);
  const treatment = (variant ?? game).books[book];
  if (treatment === undefined) return absent(book);
  const written = writtenReading(library, place, key, book);
  const asked = { library, place, key, book, topic, onward: [...seen, step] };
  if (written?.status === 'stated') return { ...written, chain: [] };
  if (written?.status === 'same') return asAnotherBook(written, asked);
  if (written?.status === 'by-reference') return byReference(written, treatment.inherits, asked);
  const { reading, ...led } = written === undefined ? byClause(treatment, asked) : {};
  if (reading !== undefined) return reading;
  const parent = written === undefined && variant !== null ? atParent(game, asked) : {};
  return { status: 'silent', ...noteOf(written), ...led, ...parent, general: generalOn(library, place, key, topic, book) };
}

const sameOptions = (one: Fact, other: Fact) => Object.keys(one.options).join() === Object.keys(other.options).join();

/**
 * Adds to a law's facts those that its readings by reference use (questions that only other books ask there are not added). A question with the same key but
 * other answers gets a new key, so that every case refers to facts of its own row. Usual answers to added questions are put into `usual`.
 */
export function joinFacts(library: Library, facts: Facts, readings: Partial<Record<BookId, Resolved>>, usual: Record<string, string> = {}): Facts {
  const joined: Record<string, Fact> = { ...facts };
  for (const book of BOOK_IDS) {
    const reading = readings[book];
    const last = reading?.status === 'by-reference' ? parseId(reading.chain.at(-1)?.law ?? '') : null;
    if (reading?.status !== 'by-reference' || last === null) continue;
    const renamed: Record<string, string> = {};
    const named = new Set(reading.cases.flatMap((one) => Object.keys(one.when ?? {})));
    const other = rowsAt(library, last.game).get(last.key)?.row;
    for (const [key, fact] of Object.entries(other?.facts ?? {})) {
      const known = joined[key];
      if (!named.has(key) || (known !== undefined && sameOptions(known, fact))) continue;
      const here = known === undefined ? key : `${key}-${last.game.replace('/', '-')}`;
      if (here !== key) renamed[key] = here;
      joined[here] = fact;
      const answer = other?.usual?.[key];
      if (answer !== undefined) usual[here] ??= answer;
    }
    if (Object.keys(renamed).length === 0) continue;
    const cases = reading.cases.map((one) =>
      one.when === undefined ? one : { ...one, when: Object.fromEntries(Object.entries(one.when).map(([key, value]) => [renamed[key] ?? key, value])) },
    );
    readings[book] = { ...reading, cases };
  }
  return joined;
}
