// Every patience of the books with its rules of movement, sorted as in the books: by packs, with games for two and games against the clock apart.
import { ALL_PACKS, BOOK_IDS, type BookId, type PatiencePoint, type PatienceTable, sayPoint } from '../../rules-engine/index.ts';
import { contentOfPlace } from '../content/pages.ts';
import { places, titleOf } from './library.ts';

/** The value for what no book says. */
export const NOT_STATED = 'untold';
/** The filters of the list, each with its options. */
export const PATIENCE_FILTERS = {
  packs: { title: 'Packs', options: { one: 'one pack', two: 'two packs', [NOT_STATED]: 'packs not stated' } },
  way: {
    title: 'Kind',
    options: { building: 'building', taking: 'taking away', lines: 'lines that score', tricks: 'tricks', [NOT_STATED]: 'kind not stated' },
  },
  redeals: { title: 'Redeals', options: { none: 'no redeal', some: 'redeals', [NOT_STATED]: 'redeals not stated' } },
  chance: {
    title: 'Chance',
    options: { open: 'all cards open', hidden: 'some cards hidden', alone: 'chance alone', [NOT_STATED]: 'hidden or open: not stated' },
  },
  players: { title: 'Players', options: { one: 'one player', two: 'two players' } },
  time: { title: 'Time', options: { clock: 'against the clock', free: 'no clock' } },
} as const;
export type PatienceFilter = keyof typeof PATIENCE_FILTERS;

export interface Patience {
  readonly id: string;
  readonly title: string;
  readonly books: readonly BookId[];
  readonly facts: Readonly<Record<PatienceFilter, string>>;
  /** What distinguishes it from the others, in a line. */
  readonly line: string;
}

/** The table of the book that says most. */
const fullest = (tables: readonly PatienceTable[]): PatienceTable => tables.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0] ?? {};
const LINE: readonly PatiencePoint[] = ['foundations', 'columns', 'theirs', 'taken', 'moved', 'space', 'redeals', 'peek', 'choice'];
const LEAD: Readonly<Partial<Record<PatiencePoint, string>>> = {
  foundations: 'foundations ',
  columns: 'columns ',
  theirs: 'on the opponent’s piles: ',
  taken: 'off go ',
  space: 'a space takes ',
  redeals: 'redeals: ',
  choice: 'choice: ',
};
/** The first three points that a table has, in words; empty if it has none of those that distinguish games. */
export function lineOf(table: PatienceTable): string {
  const parts = LINE.flatMap((point) => {
    const text = sayPoint(table, point);
    return text === null || (point === 'columns' && table.columns?.is === 'none') ? [] : [`${LEAD[point] ?? ''}${text}`];
  });
  return parts.slice(0, 3).join('; ');
}

/** The value from the first book that has one. */
const first = <T>(tables: readonly PatienceTable[], read: (table: PatienceTable) => T | undefined): T | undefined => {
  for (const table of tables) {
    const found = read(table);
    if (found !== undefined) return found;
  }
  return undefined;
};

function factsOf(players: number, packs: readonly number[], tables: readonly PatienceTable[]): Patience['facts'] {
  const redeals = first(tables, (table) => table.redeals?.is);
  const sight = first(tables, (table) => table.sight?.is);
  const cards = packs.find((count) => count > 0);
  return {
    players: players > 1 ? 'two' : 'one',
    packs: cards === undefined ? NOT_STATED : cards > 100 ? 'two' : 'one',
    redeals: redeals === undefined ? NOT_STATED : redeals === 0 ? 'none' : 'some',
    chance: first(tables, (table) => table.choice) !== undefined ? 'alone' : sight === undefined ? NOT_STATED : sight === 'hidden' ? 'hidden' : 'open',
    time: first(tables, (table) => table.clock) === undefined ? 'free' : 'clock',
    way: first(tables, (table) => table.principle?.is) ?? NOT_STATED,
  };
}

export const patiences: readonly Patience[] = places
  .flatMap(({ id, described }): Patience[] => {
    const { patience, packs, players } = described;
    if (patience === undefined) return [];
    const books = BOOK_IDS.filter((book) => described.books[book] !== undefined);
    const tables = books.flatMap((book) => patience[book] ?? []);
    const facts = factsOf(
      players.min,
      packs.map((pack) => ALL_PACKS[pack].cards.length),
      tables,
    );
    return [{ id, title: titleOf(id), books, facts, line: lineOf(fullest(tables)) || (contentOfPlace(id)?.description ?? '') }];
  })
  .toSorted((a, b) => a.title.localeCompare(b.title));

/** The groups in which the books sort them. */
export const PATIENCE_GROUPS = [
  { key: 'one-pack', title: 'With one pack', has: ({ facts }: Patience) => facts.players === 'one' && facts.time === 'free' && facts.packs !== 'two' },
  { key: 'two-packs', title: 'With two packs', has: ({ facts }: Patience) => facts.players === 'one' && facts.time === 'free' && facts.packs === 'two' },
  { key: 'two-players', title: 'For two players', has: ({ facts }: Patience) => facts.players === 'two' },
  { key: 'clock', title: 'Against the clock', has: ({ facts }: Patience) => facts.time === 'clock' },
] as const;
