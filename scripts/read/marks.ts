// Enters marks. A mark has the code that was printed with its reading, so that it applies only to those words.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ledgerFile, ledgerNow, ledgerOf, type MarkedEntry } from '../../src/lib/books/ledger.ts';
import { formatLedger, isRead, type Mark } from '../../src/lib/books/ledger-text.ts';
import { type Library, parseId } from '../../src/rules-engine/index.ts';
import { alone, grouped, placesIn, readingsAt } from './groups.ts';

type Marks = ReadonlyMap<string, Partial<Mark>>;

/** Rewrites the ledger of a game with the given marks, and returns its lines. A game without its own rows has no ledger file. */
export function writeLedger(library: Library, gameId: string, marks: Marks = new Map()): MarkedEntry[] {
  const lines = ledgerNow(placesIn(library, gameId), ledgerOf(gameId), marks);
  const text = formatLedger(lines);
  const file = ledgerFile(gameId);
  if (text === '') rmSync(file, { force: true });
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return lines;
}

/** The keys ("id book") that a line of "id book code" marks, or an error message, which never contains the right code. */
export function markedBy(library: Library, text: string): { readonly game: string; readonly keys: readonly string[] } | { readonly wrong: string } {
  const [id = '', book = '', code = '', ...rest] = text.trim().split(/\s+/);
  const game = parseId(id)?.game.split('/')[0] ?? '';
  const places = placesIn(library, game);
  const readings = readingsAt(places, ledgerNow(places, ledgerOf(game)));
  const isAsked = ({ line }: (typeof readings)[number]) => line.id === id && line.book === book;
  if (rest.length > 0 || code === '' || !readings.some(isAsked)) return { wrong: `"${text}": expected "id book code" of a reading; found none of that name` };
  const group = [...alone(readings), ...grouped(readings)].find((one) => one.code === code && one.readings.some(isAsked));
  if (group === undefined) return { wrong: `${id} ${book}: the words have changed since; read it again: npm run read -- ${id} ${book}` };
  // Readings that were marked before keep their date, unless the whole group was read before and is now read again.
  const unread = group.readings.filter(({ line }) => !isRead(line.mark));
  return { game, keys: (unread.length > 0 ? unread : group.readings).map(({ line }) => `${line.id} ${line.book}`) };
}

/** Enters a mark for every valid line of "id book code". */
export function enterMarks(library: Library, lines: readonly string[], mark: Partial<Mark>): { readonly marked: number; readonly wrong: readonly string[] } {
  const games = new Map<string, Map<string, Partial<Mark>>>();
  const wrong: string[] = [];
  for (const line of lines) {
    const found = markedBy(library, line);
    if ('wrong' in found) wrong.push(found.wrong);
    else {
      const ofGame = games.get(found.game) ?? new Map<string, Partial<Mark>>();
      for (const key of found.keys) ofGame.set(key, mark);
      games.set(found.game, ofGame);
    }
  }
  for (const [game, marks] of games) writeLedger(library, game, marks);
  return { marked: [...games.values()].reduce((sum, ofGame) => sum + ofGame.size, 0), wrong };
}
