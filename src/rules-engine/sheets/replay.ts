import { type Problem, problem } from '../scoring/result.ts';
import type { Line } from '../scoring/scorers.ts';
import type { Column, Played, Row } from './sheets.ts';

/** The result of one entry. An entry with problems is skipped, but kept so that it can be corrected. */
export interface Turn {
  readonly lines?: readonly Line[];
  readonly problems?: readonly Problem[];
  readonly notes?: readonly string[];
  /** A rule drawn below it, with its label: "Game to us". */
  readonly mark?: string;
  /** Its description, if earlier entries change it. */
  readonly say?: string;
  /** Who has won and by how much: ends the game. */
  readonly over?: string | null;
}

/** Points by column, from the lines of the entries so far. */
export type Points = Readonly<Record<string, number>>;

/** Adds the points of more lines. */
export function added(has: Points, lines: readonly Line[]): Points {
  const now: Record<string, number> = { ...has };
  for (const { to, points = 0 } of lines) if (to !== undefined) now[to] = (now[to] ?? 0) + points;
  return now;
}

/** How a sheet is kept: its columns and entries, and the result of each entry. */
export interface Kept<E> {
  readonly columns: readonly Column[];
  readonly entries: readonly E[];
  /** Describes an entry, whether it counts or not. */
  readonly say: (entry: E) => string;
  /** Called for each entry before the end, in order; `at` is its index, counting skipped entries. */
  readonly turn: (entry: E, has: Points, at: number) => Turn;
  /** How the game ends with these points, called after each valid entry; null while it goes on. */
  readonly end?: (has: Points) => string | null;
  /** The running state after the last entry; also called when the game is over. */
  readonly state: (has: Points, over: string | null) => readonly string[];
  readonly notes?: readonly string[];
  /** What an entry is called, and what the entries make up: "deal" and "rubber". */
  readonly round?: string;
  readonly whole?: string;
}

/** The label below the last entry of a game that ends by itself. */
const OVER = 'The game is over';

/** Plays entries in order: those with problems are skipped and reported, points are summed by column, and nothing counts after the end. */
export function replay<E>({ columns, entries, say, turn, end, state, notes = [], round = 'deal', whole = 'game' }: Kept<E>): Played {
  let has: Points = Object.fromEntries(columns.map(({ key }) => [key, 0]));
  const allNotes = new Set(notes);
  let over: string | null = null;
  const rows = entries.map((entry, at): Row => {
    if (over !== null) return { say: say(entry), lines: [], problems: [problem('', `no ${round} after the end of the ${whole}`, over.replace(/\.$/, ''))] };
    const { lines = [], problems = [], notes: more = [], mark, say: words = say(entry), over: ended } = turn(entry, has, at);
    if (problems.length > 0) return { say: words, lines: [], problems };
    has = added(has, lines);
    for (const note of more) allNotes.add(note);
    over = ended ?? end?.(has) ?? null;
    const drawn = mark ?? (over === null ? undefined : OVER);
    return { say: words, lines, problems: [], ...(drawn === undefined ? {} : { mark: drawn }) };
  });
  return { columns, rows, state: state(has, over), over, notes: [...allNotes] };
}
