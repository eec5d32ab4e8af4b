// The ledger: no reading and no number is in force that nobody held against the book since its words last changed.
import { describe, expect, test } from 'vitest';
import { ledgerNow, ledgerOf } from '../../src/lib/books/ledger.ts';
import { isRead } from '../../src/lib/books/ledger-text.ts';
import { placesOf, resolve } from '../../src/rules-engine/index.ts';
import { library } from '../support/library.ts';
import open from './ledger-open.json' with { type: 'json' };

/** Lines of a game that are unread still; a number here may only shrink. */
const unread: Readonly<Record<string, number>> = open;

describe.each([...library.values()].map((game) => [game.id, game] as const))('%s', (id, game) => {
  const ledger = ledgerOf(id);
  const lines = ledgerNow(
    placesOf(game).map((place) => resolve(library, place)),
    ledger,
  );

  test('every line is read, and stands in the ledger with its hashes of today', () => {
    const faults = lines.flatMap((line) => {
      if (!isRead(line.mark)) return [`unread: ${line.id} ${line.book} (npm run read -- ${id} --variants prints all, each with the command that marks it)`];
      const there = ledger.get(`${line.id} ${line.book}`);
      return there?.seen === line.seen && there.data === line.data ? [] : [`npm run read -- --refresh: ${line.id} ${line.book}`];
    });
    const known = unread[id] ?? 0;
    // A few of them say what to do; a game that is just written has a hundred.
    expect(faults.length > known ? faults.slice(0, 12) : [], `${faults.length} lines, of which ${known} were known`).toEqual([]);
  });

  test('no line speaks of a reading that is gone', () => {
    const now = new Set(lines.map(({ id: row, book }) => `${row} ${book}`));
    expect([...ledger.keys()].filter((key) => !now.has(key)).slice(0, unread[id] === undefined ? undefined : 0)).toEqual([]);
  });
});
