// Compares two editions by their published files: the lines of laws.ndjson and points.ndjson, games.json and moved.json.
import { isDeepStrictEqual } from 'node:util';
import { BOOK_IDS } from '../../../rules-engine/index.ts';
import type { itemObject, wholeLaw } from '../objects.ts';
import type { Changes, Former } from './schemas.ts';

type Law = Pick<ReturnType<typeof wholeLaw>, 'id' | 'title' | 'line' | 'lines' | 'readings'>;
type Item = Pick<ReturnType<typeof itemObject>, 'id' | 'title' | 'books'>;
type Reading = Law['readings'][keyof Law['readings']];

/** The parts of an edition that are compared. */
export interface Published {
  readonly edition: Changes['from'];
  readonly laws: readonly Law[];
  readonly points: readonly Item[];
  readonly games: readonly { readonly id: string; readonly variants: readonly { readonly id: string }[] }[];
  readonly moved: Changes['ids'];
}

/** A row in both editions; undefined in the one that does not have it. */
interface Pair<T> {
  readonly was: T | undefined;
  readonly now: T | undefined;
}

/** Pairs of the rows of two editions by their ids, in the order of the later one. */
function pairs<T extends { readonly id: string }>(before: readonly T[], after: readonly T[]): Pair<T>[] {
  const was = new Map(before.map((row) => [row.id, row]));
  const now = new Map(after.map((row) => [row.id, row]));
  return [...new Set([...now.keys(), ...was.keys()])].map((id) => ({ was: was.get(id), now: now.get(id) }));
}

/** The fields that differ. The address may change with the host; a field that only one edition has is a change of the format. */
function differing(was: object, now: object): string[] {
  const before = new Map<string, unknown>(Object.entries(was));
  return Object.entries(now).flatMap(([key, value]) => (key !== 'url' && before.has(key) && !isDeepStrictEqual(before.get(key), value) ? [key] : []));
}

/** The id and title of a row with its change; null if it has not changed. */
function headOf<T extends { readonly id: string; readonly title: string }>({ was, now }: Pair<T>) {
  const row = now ?? was;
  const fields = was === undefined || now === undefined ? [] : differing(was, now);
  if (row === undefined || (was !== undefined && now !== undefined && fields.length === 0)) return null;
  const change: Changes['laws'][number]['change'] = was === undefined ? 'added' : now === undefined ? 'gone' : 'changed';
  return { id: row.id, title: row.title, change, fields };
}

const casesOf = (reading: Reading) => ('cases' in reading ? reading.cases : []);
const sourcesOf = (reading: Reading) => ('citations' in reading ? reading.citations.map(({ text }) => text) : []);
/** The cases that another reading does not have. */
const casesOnlyIn = (reading: Reading, other: Reading) =>
  casesOf(reading)
    .filter((one) => !casesOf(other).some((it) => isDeepStrictEqual(one, it)))
    .map(({ when, ruling, note }) => ({ when, ruling, note }));

function changedLaw(pair: Pair<Law>): Changes['laws'] {
  const head = headOf(pair);
  if (head === null) return [];
  const { was, now } = pair;
  const books = BOOK_IDS.flatMap((book) => {
    const [before, after] = [was?.readings[book], now?.readings[book]];
    if (before === undefined || after === undefined || isDeepStrictEqual(before, after)) return [];
    return [
      {
        book,
        status: { was: before.status, now: after.status },
        line: { was: was?.lines[book] ?? null, now: now?.lines[book] ?? null },
        cases: { was: casesOnlyIn(before, after), now: casesOnlyIn(after, before) },
        sources: { was: sourcesOf(before), now: sourcesOf(after) },
      },
    ];
  });
  return [{ ...head, line: { was: was?.line ?? null, now: now?.line ?? null }, books }];
}

function changedItem(pair: Pair<Item>): Changes['points'] {
  const head = headOf(pair);
  if (head === null) return [];
  const books = BOOK_IDS.flatMap((book) => {
    const [was = null, now = null] = [pair.was?.books[book], pair.now?.books[book]];
    return isDeepStrictEqual(was, now) ? [] : [{ book, was, now }];
  });
  return [{ ...head, books }];
}

/** The ids of all games and variants. */
const placesIn = ({ games }: Published) => new Set(games.flatMap(({ id, variants }) => [id, ...variants.map((one) => one.id)]));

/** What changed from one edition to the next. */
export function changesBetween(was: Published, now: Published): Changes {
  const [before, after] = [placesIn(was), placesIn(now)];
  return {
    from: was.edition,
    to: now.edition,
    laws: pairs(was.laws, now.laws).flatMap(changedLaw),
    points: pairs(was.points, now.points).flatMap(changedItem),
    games: { added: [...after].filter((id) => !before.has(id)), gone: [...before].filter((id) => !after.has(id)) },
    ids: Object.fromEntries(Object.entries(now.moved).filter(([id, to]) => !isDeepStrictEqual(was.moved[id], to))),
  };
}

/** How many changes there are; null if there are none. */
export function countsIn({ laws, points, games, ids }: Changes): Former['changes'] {
  const count = (rows: readonly { readonly change: string }[]) => {
    const of = (change: string) => rows.filter((row) => row.change === change).length;
    return { added: of('added'), changed: of('changed'), gone: of('gone') };
  };
  const moved = Object.keys(ids).length;
  if (laws.length + points.length + games.added.length + games.gone.length + moved === 0) return null;
  return { laws: count(laws), points: count(points), games: { added: games.added.length, gone: games.gone.length }, ids: moved };
}
