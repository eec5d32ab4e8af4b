// A case from the book for every law and every score item: those still without one are counted, and the count may only shrink.
import { expect, test } from 'vitest';
import { library } from '../../support/library.ts';
import { missingCases } from '../../support/rulings/missing-cases.ts';
import allowed from './missing-cases.json' with { type: 'json' };

const counts: Record<string, string[]> = {};
for (const { game, id, book } of missingCases(library)) {
  const list = counts[game] ?? [];
  list.push(`${id} ${book}`);
  counts[game] = list;
}

test('readings and values without a case from their book can only become fewer', () => {
  const over = Object.entries(counts).filter(([game, list]) => list.length > ((allowed as Record<string, number>)[game] ?? 0));
  expect(
    over.map(
      ([game, list]) => `${game}: ${list.length} without a case, ${(allowed as Record<string, number>)[game] ?? 0} allowed; npm run missing-cases -- ${game}`,
    ),
  ).toEqual([]);
});
