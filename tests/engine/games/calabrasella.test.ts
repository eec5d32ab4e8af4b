// Calabrasella against the figures of blue-ribbon-1940 p. 132-133.

import { expect, test } from 'vitest';
import calabrasella from '../../../src/rules-engine/games/calabrasella/index.ts';
import { type Answer, decode, PACKS, type Result } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

const scorer = scorerIn(countsOf(calabrasella), 'deal');
function ask(aces: number, cards: number, last: boolean, revoke = 'none'): Answer {
  const values = decode(scorer?.ask ?? {}, { aces: `${aces}`, cards: `${cards}`, last: last ? 'yes' : 'no', revoke });
  const result = values.ok ? (scorer?.score(values.value as never, 'blue-ribbon-1940') as Result<Answer>) : values;
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
const side = (one: Answer, to: string) => one.totals.find((total) => total.to === to)?.points ?? 0;

test('the pack of forty has 32 points, 8 in each suit', () => {
  const value = (card: string) => (card.startsWith('A') ? 3 : /^[32KQJ]/.test(card) ? 1 : 0);
  expect(PACKS['spanish-40'].cards).toHaveLength(40);
  expect(PACKS['spanish-40'].cards.reduce((sum, card) => sum + value(card), 0)).toBe(32);
});

test('every division of the points: both sides make 35, all of them count 70, a revoke moves 9', () => {
  for (let aces = 0; aces <= 4; aces++) {
    for (let cards = 0; cards <= 20; cards++) {
      for (const last of [true, false]) {
        const mine = 3 * aces + cards + (last ? 3 : 0);
        const all = mine === 35 || mine === 0;
        const plain = ask(aces, cards, last);
        expect(side(plain, 'Single player')).toBe(mine === 35 ? 70 : mine);
        expect(side(plain, 'Single player') + side(plain, 'Partners')).toBe(all ? 70 : 35);
        const difference = Math.abs(side(plain, 'Single player') - side(plain, 'Partners'));
        expect(plain.headline).toBe(
          mine > 17 ? `The single player wins ${difference} from each adversary` : `The single player pays ${difference} to each adversary`,
        );
        const revoked = ask(aces, cards, last, 'partners');
        expect(side(revoked, 'Single player') - side(plain, 'Single player')).toBe(9);
        expect(side(revoked, 'Partners') - side(plain, 'Partners')).toBe(-9);
      }
    }
  }
});

test('five aces are rejected', () => {
  expect(decode(scorer?.ask ?? {}, { aces: '5', cards: '0', last: 'no', revoke: 'none' })).toMatchObject({ ok: false, problems: [{ field: 'aces' }] });
});
