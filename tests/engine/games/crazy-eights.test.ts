// Crazy eights against the figures of sierra p. 35-48 (the chapter between canasta and cribbage).

import { describe, expect, test } from 'vitest';
import crazyEights from '../../../src/rules-engine/games/crazy-eights/index.ts';
import { type Answer, decode, PACKS, type Raw, type Result } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

function ask(raw: Raw): Result<Answer> {
  const scorer = scorerIn(countsOf(crazyEights), 'hand');
  if (scorer === undefined) throw new Error('no scorer');
  const values = decode(scorer.ask, { ended: 'out', ...raw });
  return values.ok ? scorer.score(values.value, 'sierra') : values;
}
function points(raw: Raw): number {
  const result = ask(raw);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value.totals.reduce((sum, one) => sum + one.points, 0);
}

/** The value of a card, independent of the scorer. */
const WORTH: Readonly<Record<string, number>> = { A: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 50, 9: 9, 10: 10, J: 10, Q: 10, K: 10 };

test('every single card of the pack, and every pair of cards', () => {
  const pack = PACKS['standard-52'].cards;
  const worth = (card: string) => WORTH[card.slice(0, -1)] ?? Number.NaN;
  for (const one of pack) {
    expect(points({ hands: one }), one).toBe(worth(one));
    for (const other of pack) if (other !== one) expect(points({ hands: `${one}-${other}` })).toBe(worth(one) + worth(other));
  }
});
describe('invalid entries', () => {
  test.each<[string, Raw, string]>([
    ['two hands for one opponent', { hands: '8H.7S' }, '1 hand'],
    ['one hand for two opponents', { players: 'three', hands: '8H' }, '2 hands'],
    ['a card in two hands', { players: 'three', hands: '8H.8H' }, 'each card once'],
    ['an opponent without cards who did not go out', { players: 'three', hands: 'none.8H' }, 'cards in every other hand'],
    ['two opponents without cards between partners', { players: 'partners', hands: 'none.none' }, 'cards in one hand at least'],
  ])('%s', (_, raw, expected) => expect(ask(raw)).toMatchObject({ ok: false, problems: [{ field: 'hands', expected }] }));
});
test('partners: the hand of an opponent who is out is not asked', () => expect(points({ players: 'partners', hands: 'none.8H-KS' })).toBe(60));
test('a block asks for no cards and scores nothing', () => {
  expect(ask({ ended: 'block' })).toMatchObject({ ok: true, value: { headline: 'Nobody wins the hand', totals: [] } });
});
