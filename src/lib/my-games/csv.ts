// Finished games as a table for a spreadsheet: one line for each side of each game.
import type { FinishedGame } from './finished-game.ts';

const HEAD = ['Date', 'Game', 'Sheet', 'Book', 'Side', 'Points', 'Won', 'Result', 'Note'];
/** A spreadsheet would run a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A line of CSV (RFC 4180). */
export const csvLine = (values: readonly string[]): string =>
  `${values.map((value) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',')}\r\n`;

const safe = (value: string): string => (FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value);

/** The games as CSV (RFC 4180), with a byte order mark so that spreadsheets recognise UTF-8. */
export function csvOf(games: readonly FinishedGame[]): string {
  const rows = games.flatMap(({ finished, isDated, game, title, bookTitle, sides, winner, result, note }) =>
    sides.map(({ name, points }) => {
      const won = winner === '' ? '' : name === winner ? 'yes' : 'no';
      return [isDated ? finished.slice(0, 10) : '', game, title, bookTitle, name, String(points), won, result ?? '', note];
    }),
  );
  return `\ufeff${[HEAD, ...rows].map((row) => csvLine(row.map(safe))).join('')}`;
}
