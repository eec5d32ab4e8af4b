import type { BookId } from '../../../books.ts';
import { choiceOf, count, listOf, words } from '../../../core/fields.ts';
import { pointsOf, type ScoreItem, scoresIt } from '../../../core/points.ts';
import { problem } from '../../../core/result.ts';
import { FOUR_SEATS, SEAT_NAMES, type Seat, type Table } from '../../../core/seats.ts';
import type { Played, Row } from '../../../core/sheets.ts';

const SIZES = { two: 2, three: 3, four: 4 } as const;
export const PLAYERS = choiceOf('How many play?', { two: 'Two', three: 'Three', four: 'Four' });
export const sizeOf = (players: keyof typeof SIZES) => SIZES[players];
export const NAMES = listOf('Names', words('Name', 24), 2, 4, { optional: true, hint: 'Left empty: first player, second player and so on.' });
export const AGREED = count('Points of the game, where others were agreed on', 1, 1000, { optional: true });
export const whoOf = (ask: string) => choiceOf(ask, FOUR_SEATS);

/** The number that wins, and what is to be said of it. */
export interface Target {
  readonly points: number | null;
  readonly note: string;
}
/** The book's number for the game, or the one agreed on. */
export function targetOf(item: ScoreItem, book: BookId, agreed: number | null): Target {
  const own = scoresIt(item, book) ? pointsOf(item, book) : null;
  if (agreed !== null) return { points: agreed, note: `Game is ${agreed}, as agreed; the book ${own === null ? 'gives no number' : `gives ${own}`}.` };
  return { points: own, note: own === null ? 'The book gives no number for the game, so that the sheet goes on.' : `Game is ${own}.` };
}

/** A seat that nobody has at this table. */
export function absent(field: string, seat: Seat, { keys }: Table) {
  return keys.includes(seat) ? [] : [problem(field, `one of the ${keys.length} players`, SEAT_NAMES[seat])];
}

interface Tally<E> {
  readonly table: Table;
  readonly entries: readonly E[];
  /** The field that is told of an entry after the end of the game. */
  readonly field: string;
  /** Counts one entry, given what each seat has before it. */
  readonly row: (entry: E, has: readonly number[]) => Row;
  /** Whether a score ends the game. */
  readonly wins: (has: number) => boolean;
  /** A score in words. */
  readonly say: (has: number) => string;
  readonly notes: readonly string[];
}

/** Plays the entries one after another, up to the end of the game. */
export function tally<E>({ table, entries, field, row, wins, say, notes }: Tally<E>): Played {
  const has = table.keys.map(() => 0);
  let over: string | null = null;
  const rows = entries.map((entry): Row => {
    const counted = row(entry, has);
    if (over !== null) return { ...counted, lines: [], problems: [problem(field, 'nothing after the end of the game', over)] };
    if (counted.problems.length > 0) return counted;
    for (const line of counted.lines) {
      const n = table.columns.findIndex((column) => column.key === line.to);
      has[n] = (has[n] ?? 0) + (line.points ?? 0);
    }
    const out = table.names.filter((_, n) => wins(has[n] ?? 0));
    if (counted.lines.length === 0 || out.length === 0) return counted;
    over = `The game is over: ${out.join(' and ')} ${out.length === 1 ? 'has won.' : 'are both out. The book does not say which of them wins.'}`;
    return { ...counted, mark: 'The game is over' };
  });
  return { columns: table.columns, rows, state: [`${table.names.map((name, n) => `${name} ${say(has[n] ?? 0)}`).join(', ')}.`], over, notes };
}
