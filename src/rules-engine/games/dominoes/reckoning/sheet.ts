import { FOUR_SEATS, type Table } from '../../../mechanics/seats.ts';
import { choiceOf, count, listOf, words } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import type { Played } from '../../../sheets/sheets.ts';

const SIZES = { two: 2, three: 3, four: 4 } as const;
export const PLAYERS = choiceOf('How many play?', { two: 'Two', three: 'Three', four: 'Four' });
export const sizeOf = (players: keyof typeof SIZES) => SIZES[players];
export const NAMES = listOf('Names', words('Name', 24), 2, 4, { optional: true, hint: 'Left empty: first player, second player and so on.' });
export const AGREED = count('Points of the game, where others were agreed on', 1, 1000, { optional: true });
export const whoOf = (ask: string) => choiceOf(ask, FOUR_SEATS);

/** The number that wins, with a note. */
export interface Target {
  readonly points: number | null;
  readonly note: string;
}
/** The agreed number for the game, or the book's. */
export function targetOf(item: string, by: Schedule, agreed: number | null): Target {
  const own = by.gives(item) ? by.points(item) : null;
  if (agreed !== null) return { points: agreed, note: `Game is ${agreed}, as agreed; the book ${own === null ? 'gives no number' : `gives ${own}`}.` };
  return { points: own, note: own === null ? 'The book gives no number for the game, so that the sheet goes on.' : `Game is ${own}.` };
}

/** The result of an entry, with a text whether it counts or not. */
export type DescribedTurn = Turn & { readonly say: string };

interface Tally<E> {
  readonly table: Table;
  readonly entries: readonly E[];
  readonly round: string;
  /** Counts one entry, given the scores before it. */
  readonly turn: (entry: E, has: readonly number[]) => DescribedTurn;
  /** Whether a score ends the game. */
  readonly wins: (has: number) => boolean;
  /** A score in words. */
  readonly say: (has: number) => string;
  readonly notes: readonly string[];
}

/** Plays the entries one after another, up to the end of the game. */
export function tally<E>({ table, entries, round, turn, wins, say, notes }: Tally<E>): Played {
  const { keys, names, columns } = table;
  let begun = false;
  return replay({
    columns,
    entries,
    round,
    say: (entry) =>
      turn(
        entry,
        keys.map(() => 0),
      ).say,
    turn: (entry, has) => {
      const counted = turn(
        entry,
        keys.map((key) => has[key] ?? 0),
      );
      begun ||= (counted.lines ?? []).length > 0;
      return counted;
    },
    end: (has) => {
      const out = names.filter((_, n) => wins(has[keys[n] ?? ''] ?? 0));
      if (!begun || out.length === 0) return null;
      return `The game is over: ${out.join(' and ')} ${out.length === 1 ? 'has won.' : 'are both out. The book does not say which of them wins.'}`;
    },
    state: (has) => [`${names.map((name, n) => `${name} ${say(has[keys[n] ?? ''] ?? 0)}`).join(', ')}.`],
    notes,
  });
}
