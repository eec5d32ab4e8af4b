// The ledger: every reading and number was checked against the book since its text last changed.
import { describe, expect, test } from 'vitest';
import { ledgerNow, ledgerOf } from '../../src/lib/books/ledger.ts';
import { isRead } from '../../src/lib/books/ledger-text.ts';
import { placesOf, resolve } from '../../src/rules-engine/index.ts';
import { library } from '../support/library.ts';
import open from './ledger-open.json' with { type: 'json' };

/** Lines of a game that are still unchecked; these numbers may only shrink. */
const unread: Readonly<Record<string, number>> = open;

describe.each([...library.values()].map((game) => [game.id, game] as const))('%s', (id, game) => {
  const ledger = ledgerOf(id);
  const lines = ledgerNow(
    placesOf(game).map((place) => resolve(library, place)),
    ledger,
  );

  test('every line was checked, and is in the ledger with its current hashes', () => {
    const faults = lines.flatMap((line) => {
      if (!isRead(line.mark)) return [`unread: ${line.id} ${line.book} (npm run read -- ${id} --variants prints all, each with the command that marks it)`];
      const there = ledger.get(`${line.id} ${line.book}`);
      return there?.seen === line.seen && there.data === line.data ? [] : [`npm run read -- --refresh: ${line.id} ${line.book}`];
    });
    const known = unread[id] ?? 0;
    // Print only a few: a newly written game has a hundred.
    expect(faults.length > known ? faults.slice(0, 12) : [], `${faults.length} lines, of which ${known} were known`).toEqual([]);
  });

  test('no ledger line is of a reading that no longer exists', () => {
    const now = new Set(lines.map(({ id: row, book }) => `${row} ${book}`));
    expect([...ledger.keys()].filter((key) => !now.has(key)).slice(0, unread[id] === undefined ? undefined : 0)).toEqual([]);
  });
});
