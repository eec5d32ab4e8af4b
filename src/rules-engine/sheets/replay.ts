import { type Problem, problem } from '../scoring/result.ts';
import type { Line } from '../scoring/scorers.ts';
import type { Column, Played, Row } from './sheets.ts';

/** What one entry comes to. An entry with problems counts for nothing and is played over; it stands there to be put right. */
export interface Turn {
  readonly lines?: readonly Line[];
  readonly problems?: readonly Problem[];
  readonly notes?: readonly string[];
  /** A rule drawn under it, with what it marks: "Game to us". */
  readonly mark?: string;
  /** Its words, where what stands before it changes them. */
  readonly say?: string;
  /** Who has won and by how much: nothing is entered after it. */
  readonly over?: string | null;
}

/** Points by column, from the lines of the entries so far. */
export type Points = Readonly<Record<string, number>>;

/** The points with those of more lines. */
export function added(has: Points, lines: readonly Line[]): Points {
  const now: Record<string, number> = { ...has };
  for (const { to, points = 0 } of lines) if (to !== undefined) now[to] = (now[to] ?? 0) + points;
  return now;
}

/** How a sheet is kept: what stands on it, and what each entry comes to. */
export interface Kept<E> {
  readonly columns: readonly Column[];
  readonly entries: readonly E[];
  /** An entry in words, whether it counts or not. */
  readonly say: (entry: E) => string;
  /** Asked of each entry before the end, in their order; `at` is its number from nothing, those before it that do not count among them. */
  readonly turn: (entry: E, has: Points, at: number) => Turn;
  /** How the game ends with these points, asked after each entry that counts; null where it goes on. */
  readonly end?: (has: Points) => string | null;
  /** The running state, told after the last entry; nothing more is said of it where the game is over, unless this says so. */
  readonly state: (has: Points, over: string | null) => readonly string[];
  readonly notes?: readonly string[];
  /** What is entered and what it ends: "deal" and "rubber". */
  readonly round?: string;
  readonly whole?: string;
}

/** The rule drawn under the last entry of a game that ends by itself. */
const OVER = 'The game is over';

/**
 * Plays entries from the first to the last: those that cannot be are told and left out, the points of the others are added up column by
 * column, and nothing counts after the end.
 */
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
