// Put: all ways in which a deal can end, compared with the sentences of the two accounts of Donohue p. 332-333.
import { expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/put/index.ts';
import { columnTotals } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';

const given = (raw: Record<string, string>) => {
  const found = answered(scorerOf(game, 'deal'), raw, 'donohue');
  if (!found.ok) return found.problems.map(({ field }) => field).join();
  return (
    found.value.totals
      .filter(({ points }) => points > 0)
      .map(({ to, points }) => `${to} ${points}`)
      .join() || found.value.headline
  );
};

test('a put that is not seen, and a hand given up, give the other player a point', () => {
  expect(['pone-put', 'dealer-put', 'pone-gave-up', 'dealer-gave-up'].map((end) => given({ end }))).toEqual([
    'Non-dealer 1',
    'Dealer 1',
    'Dealer 1',
    'Non-dealer 1',
  ]);
});

test('three tricks played out, with all results', () => {
  for (const pone of [0, 1, 2, 3])
    for (const dealer of [0, 1, 2, 3]) {
      const said = given({ end: 'played', poneTricks: String(pone), dealerTricks: String(dealer) });
      if (pone + dealer > 3) expect(said).toBe('dealerTricks');
      else if (pone >= 2) expect(said).toBe('Non-dealer 5');
      else if (dealer >= 2) expect(said).toBe('Dealer 5');
      else expect(said).toBe(pone === 1 && dealer === 1 ? 'Nobody scores' : 'Not decided');
    }
});

test('tricks are asked only for a hand that was played out', () => {
  expect(given({ end: 'played' })).toBe('poneTricks,dealerTricks');
  expect(given({ end: 'pone-put', poneTricks: '3' })).toBe('Non-dealer 1');
});

test('a game to five, a point at a time', () => {
  const asked = { first: 'Ann', second: 'Ben' };
  const deals = Array.from({ length: 5 }, () => ({ dealer: 'first', end: 'dealer-put', poneTricks: null, dealerTricks: null }));
  const played = sheetOf(game, 'game').play(asked as never, deals as never, 'donohue');
  expect(columnTotals(played)).toEqual({ first: 5, second: 0 });
  expect(JSON.stringify(played)).toContain('Ann reached 5');
});
