// The ledger: a file in each game's folder with the days on which each reading and each value was compared with the book, and hashes of what
// was compared. `npm run read` writes it and prints the text of each line; the text itself is in the rows, and in `tests/rulings`.
import { existsSync, readFileSync } from 'node:fs';
import { BOOK_IDS, type Entry, entriesOf, type Place } from '../../rules-engine/index.ts';
import { isRead, type LedgerLine, type Mark, parseLedger } from './ledger-text.ts';

/** A current reading with its mark. */
export interface MarkedEntry extends Entry {
  readonly mark: Mark;
}

const ROOT = new URL(`file://${process.cwd()}/src/rules-engine/games/`);
const keyOf = (one: { readonly id: string; readonly book: string }) => `${one.id} ${one.book}`;

/** The file of a game's ledger. */
export const ledgerFile = (game: string): URL => new URL(`${game}/ledger.txt`, ROOT);

const ledgers = new Map<string, ReadonlyMap<string, LedgerLine>>();
/** The lines of a game's ledger, by id and book; none if there is no file yet. */
export function ledgerOf(game: string): ReadonlyMap<string, LedgerLine> {
  const known = ledgers.get(game);
  if (known !== undefined) return known;
  const file = ledgerFile(game);
  const lines = existsSync(file) ? parseLedger(readFileSync(file, 'utf8')) : [];
  const ledger = new Map(lines.map((line) => [keyOf(line), line]));
  ledgers.set(game, ledger);
  return ledger;
}

const UNMARKED: Mark = { written: null, read: null };

/** The mark of an entry, if it was made for the same words or the same data; otherwise it is unread. */
export function markOf(entry: Entry, ledger: ReadonlyMap<string, LedgerLine>): Mark {
  const line = ledger.get(keyOf(entry));
  const same = line !== undefined && (line.seen === entry.seen || line.data === entry.data) && line.beside === entry.beside;
  return same ? line.mark : UNMARKED;
}

/** The ledger of a game as it should be: every entry with its mark if that is still valid, and with new marks from `marks`. */
export function ledgerNow(
  places: readonly Place[],
  ledger: ReadonlyMap<string, LedgerLine>,
  marks: ReadonlyMap<string, Partial<Mark>> = new Map(),
): MarkedEntry[] {
  return places.flatMap((place) => entriesOf(place).map((entry) => ({ ...entry, mark: { ...markOf(entry, ledger), ...marks.get(keyOf(entry)) } })));
}

/** The day on which everything that the books say of a row was last read (the oldest of the days); null if any of it is unread. */
export function lastRead(place: string, id: string): string | null {
  const [game = place] = place.split('/');
  const dates = BOOK_IDS.flatMap((book) => {
    const line = ledgerOf(game).get(`${id} ${book}`);
    return line === undefined ? [] : [line.mark.read ?? line.mark.written];
  });
  return dates.length === 0 || dates.includes(null) ? null : ((dates as string[]).sort()[0] ?? null);
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
/** "21 November 2026". */
export const sayDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** The most frequent day of a list; null if most are unread. */
export function usualDay(days: readonly (string | null)[]): string | null {
  const counts = new Map<string | null, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** How many readings of these games were compared with their books. */
export function ledgerTotals(games: readonly string[]): {
  readonly lines: number;
  readonly again: number;
  readonly unread: number;
  readonly oldest: string | null;
} {
  const lines = games.flatMap((game) => [...ledgerOf(game).values()]);
  const days = lines.flatMap(({ mark }) => mark.read ?? mark.written ?? []).sort();
  return {
    lines: lines.length,
    again: lines.filter(({ mark }) => mark.read !== null).length,
    unread: lines.filter(({ mark }) => !isRead(mark)).length,
    oldest: days[0] ?? null,
  };
}
