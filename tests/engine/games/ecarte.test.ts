// Écarté: every possible deal in every book, compared with the sentences of the books one by one; random pools of three compared with a
// plain list of who plays and what is in the pool.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/ecarte/index.ts';
import { type BookId, columnTotals } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';

const BOOKS = ['blue-ribbon-1940', 'donohue', 'uspc-1898'] as const;
const CHANGES = ['changed', 'stood', 'refused', 'refused-later'] as const;
const KINGS = ['nobody', 'pone', 'dealer'] as const;
type Deal = { book: BookId; change: (typeof CHANGES)[number]; tricks: number; king: (typeof KINGS)[number] };
const DEALS: Deal[] = BOOKS.flatMap((book) =>
  CHANGES.flatMap((change) => [0, 1, 2, 3, 4, 5].flatMap((tricks) => KINGS.map((king) => ({ book, change, tricks, king })))),
);

/** Blue Ribbon p. 219, Donohue p. 303 and 306, U.S. Playing Card p. 60, sentence by sentence: points of non-dealer and dealer. */
function bySentences({ book, change, tricks, king }: Deal): readonly [number, number] {
  const marks: [number, number] = [king === 'pone' ? 1 : 0, king === 'dealer' ? 1 : 0];
  if (tricks === 5) marks[0] += 2;
  if (tricks === 0) marks[1] += 2;
  if (tricks === 1 || tricks === 2) marks[1] += change === 'stood' ? 2 : 1;
  const dear = change === 'refused' || (change === 'refused-later' && book === 'uspc-1898');
  if (tricks === 3 || tricks === 4) marks[0] += dear ? 2 : 1;
  return marks;
}

test('two points for a later refusal have a note with the doubt of the book', () => {
  const notes = (book: BookId, change: string, tricks: string) => {
    const found = answered(scorerOf(game, 'deal'), { change, tricks, king: 'nobody' }, book);
    return found.ok ? found.value.notes.length : null;
  };
  expect(notes('uspc-1898', 'refused-later', '3')).toBe(1);
  for (const [book, change, tricks] of [
    ['uspc-1898', 'refused', '3'],
    ['uspc-1898', 'refused-later', '5'],
    ['uspc-1898', 'refused-later', '2'],
    ['blue-ribbon-1940', 'refused-later', '3'],
  ] as const)
    expect(notes(book, change, tricks)).toBe(0);
});

test('every deal, in every book', () => {
  const scorer = scorerOf(game, 'deal');
  for (const one of DEALS) {
    const answer = answered(scorer, { change: one.change, tricks: String(one.tricks), king: one.king }, one.book);
    const points = (to: string) => (answer.ok ? (answer.value.totals.find((total) => total.to === to)?.points ?? 0) : Number.NaN);
    expect([one, points('Non-dealer'), points('Dealer')]).toEqual([one, ...bySentences(one)]);
  }
  expect(DEALS.length).toBe(216);
});

test('without the king nobody scores more than two in a deal', () => {
  for (const one of DEALS.filter(({ king }) => king === 'nobody')) expect(Math.max(...bySentences(one))).toBeLessThanOrEqual(2);
});

test('a deal without the change of cards, or with six tricks, is rejected', () => {
  const scorer = scorerOf(game, 'deal');
  const asked = (raw: Record<string, string>) => {
    const found = answered(scorer, raw, 'donohue');
    return found.ok ? [] : found.problems.map(({ field }) => field);
  };
  expect(asked({ tricks: '3' })).toEqual(['change']);
  expect(asked({ change: 'changed', tricks: '6' })).toEqual(['tricks']);
});

const pools = sheetOf(game, 'pool', 'pool');
const poolOf = (winners: readonly string[]) =>
  pools.play({ names: ['Ann', 'Ben', 'Cora'] } as never, winners.map((winner) => ({ winner })) as never, 'blue-ribbon-1940');

test('a pool of three, 500 random ones', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), (stays) => {
      const put = { first: -1, second: -1, third: -1 };
      let [holder, other, waiting]: ('first' | 'second' | 'third')[] = ['first', 'second', 'third'];
      const winners: string[] = [];
      for (const stay of stays) {
        const winner = stay ? holder : other;
        const loser = stay ? other : holder;
        if (winner === undefined || loser === undefined) throw new Error('two play');
        put[loser] -= 1;
        const again = winners.at(-1) === winner;
        winners.push(winner);
        if (again) {
          put[winner] += 3 + winners.length;
          break;
        }
        [holder, other, waiting] = [winner, waiting, loser];
      }
      expect(columnTotals(poolOf(winners))).toEqual(put);
    }),
    { numRuns: 500 },
  );
});

test('only a player at the table can win a game', () => {
  expect(JSON.stringify(poolOf(['third']))).toMatch(/one of the two who play, Ann or Ben/);
  expect(JSON.stringify(poolOf(['first', 'second']))).toMatch(/one of the two who play, Ann or Cora/);
});
