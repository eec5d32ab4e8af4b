// Makes the record of a finished sheet for My games.
import type { Fields, Played, Raw } from '../../rules-engine/index.ts';
import { splitList } from '../../rules-engine/sheets/lists.ts';
import { type Entry, entriesOf, type Log } from '../../rules-engine/sheets/log.ts';
import { sideTotals } from '../../rules-engine/sheets/sheets.ts';
import { type FinishedGame, filled, type GameSide } from './finished-game.ts';
import { winnerIn } from './winner.ts';

/** The result of a game that the players ended. */
export const ENDED_BY_PLAYERS = 'Ended by the players.';

/** The data of a sheet that a record is made from. */
export interface SheetAtEnd {
  readonly sheet: string;
  readonly game: string;
  readonly title: string;
  readonly book: string;
  readonly bookTitle: string;
  /** The set-up fields, which show where names are. */
  readonly asks: Fields;
  readonly setup: Raw;
  readonly log: Log;
  readonly played: Played;
}

/** The names that were typed into the set-up of a sheet. */
export function namesIn(asks: Fields, setup: Raw): string[] {
  const names = Object.entries(asks).flatMap(([key, field]) => {
    if (field.kind === 'words') return [setup[key] ?? ''];
    return field.kind === 'list' && field.of.kind === 'words' ? splitList(setup[key] ?? '') : [];
  });
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
}

/** Each side with its points after each entry. */
export function sidesOf(played: Played): GameSide[] {
  return sideTotals(played).map(({ side, points }) => {
    const columns = played.columns.filter((column) => column.side === side).map(({ key }) => key);
    let sum = 0;
    const course = played.rows.map(({ lines }) => {
      for (const { to, points: more = 0 } of lines) if (to !== undefined && columns.includes(to)) sum += more;
      return sum;
    });
    return { name: side, points, course };
  });
}

/** Whether all entries of a sheet were added at once, from a link or a file. */
function isCopy(log: Log, entries: readonly Entry[]): boolean {
  const changes = new Set(entries.map(({ id }) => log.cells[id]?.of));
  return entries.length > 1 && changes.size === 1;
}

/** The record of a sheet; null if it has no entries. `now` is when the end was seen, and `isNow` whether the game ended at that time. */
export function recordOf({ sheet, game, title, book, bookTitle, asks, setup, log, played }: SheetAtEnd, now: Date, isNow: boolean): FinishedGame | null {
  const entries = entriesOf(log);
  const [first] = entries;
  if (first === undefined) return null;
  const names = namesIn(asks, setup);
  const sides = sidesOf(played);
  const copy = isCopy(log, entries);
  return {
    id: `${sheet} ${first.id}`,
    sheet,
    game,
    title,
    book,
    bookTitle,
    setup: filled(setup),
    entries: entries.map(({ words }) => filled(words)),
    entryIds: entries.map(({ id }) => id),
    isCopy: copy,
    names,
    sides,
    result: played.over,
    finished: now.toISOString(),
    isDated: isNow && !copy,
    changed: now.getTime(),
    winner: played.over === null ? '' : winnerIn(played.over, [...sides.map(({ name }) => name), ...names]),
    note: '',
    noted: 0,
  };
}
