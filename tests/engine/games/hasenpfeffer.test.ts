// Hasenpfeffer: every bid with every number of tricks, by the sentences of Blue Ribbon p. 390; random games compared with a plain count.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/hasenpfeffer/index.ts';
import { columnTotals } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';

const BLUE = 'blue-ribbon-1940';
/** A point for each trick; a bidder who fails is set back by the bid. */
const bySentences = (bid: number, tricks: number): readonly [number, number] => [tricks < bid ? -bid : tricks, 6 - tricks];

test('every bid and every number of tricks', () => {
  for (const bid of [1, 2, 3, 4, 5, 6])
    for (const tricks of [0, 1, 2, 3, 4, 5, 6]) {
      const found = answered(scorerOf(game, 'deal'), { bid: `${bid}`, tricks: `${tricks}` }, BLUE);
      const points = (to: string) => (found.ok ? (found.value.totals.find((one) => one.to === to)?.points ?? 0) : Number.NaN);
      expect([bid, tricks, points('Bidder’s side'), points('Other side')]).toEqual([bid, tricks, ...bySentences(bid, tricks)]);
    }
});

test('a bid of zero and a seventh trick are rejected', () => {
  const asked = (raw: Record<string, string>) => {
    const found = answered(scorerOf(game, 'deal'), raw, BLUE);
    return found.ok ? [] : found.problems.map(({ field }) => field);
  };
  expect(asked({ bid: '0', tricks: '3' })).toEqual(['bid']);
  expect(asked({ bid: '7', tricks: '7' })).toEqual(['bid', 'tricks']);
  expect(asked({ bid: '3' })).toEqual(['tricks']);
});

const deals = fc.array(fc.record({ bidder: fc.constantFrom('we', 'they'), bid: fc.integer({ min: 1, max: 6 }), tricks: fc.nat(6) }), {
  minLength: 1,
  maxLength: 12,
});

test('500 random games: the score, the end, and nothing after it', () => {
  const sheet = sheetOf(game, 'game');
  fc.assert(
    fc.property(deals, (entries) => {
      const has: Record<string, number> = { we: 0, they: 0 };
      let last = -1;
      for (const [n, { bidder, bid, tricks }] of entries.entries()) {
        const [own, others] = bySentences(bid, tricks);
        const other = bidder === 'we' ? 'they' : 'we';
        has[bidder] = (has[bidder] ?? 0) + own;
        has[other] = (has[other] ?? 0) + others;
        if (Math.max(...Object.values(has)) >= 10) {
          last = n;
          break;
        }
      }
      const played = sheet.play({ we: null, they: null } as never, entries as never, BLUE);
      expect(columnTotals(played)).toEqual(has);
      expect(played.over === null).toBe(last < 0);
      expect(played.rows.filter(({ problems }) => problems.length > 0).length).toBe(last < 0 ? 0 : entries.length - 1 - last);
    }),
    { numRuns: 500 },
  );
});

test('both sides at ten in one deal: the book does not say who was first', () => {
  const deal = { bidder: 'we', bid: 2, tricks: 3 };
  const played = sheetOf(game, 'game').play({ we: null, they: null } as never, [deal, deal, deal, deal] as never, BLUE);
  expect(played.over).toBe('Both sides have reached 10: We 12, They 12. Who of them counts first the book does not say.');
});
