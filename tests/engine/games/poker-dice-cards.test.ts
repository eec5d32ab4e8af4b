// Poker-dice with cards (uspc-1898 p. 54): every hand of five faces, and every one with the joker, compared with a second method.
import { describe, expect, it } from 'vitest';
import game from '../../../src/rules-engine/games/poker-dice/index.ts';
import { compare, type Hand, handOf } from '../../../src/rules-engine/games/poker-dice/variants/card-pack/reckoning.ts';
import type { Raw } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf } from '../../support/counts/counts.ts';
import { seededDie } from '../../support/counts/seeded-die.ts';

interface Way {
  readonly straights: boolean;
  readonly flushes: boolean;
}
const WAYS: readonly Way[] = [
  { straights: false, flushes: false },
  { straights: true, flushes: false },
  { straights: false, flushes: true },
  { straights: true, flushes: true },
];
const high = (face: number) => (face === 1 ? 7 : face);
const RUNS = ['12345', '23456', '13456'];

/** A hand as a word that sorts like its rank: its kind by the number of pairs in it, then its faces in order. */
function wordOf(faces: readonly number[], oneColour: boolean, way: Way): string {
  let alike = 0;
  for (const [n, one] of faces.entries()) for (const other of faces.slice(n + 1)) if (one === other) alike++;
  // From no pair to five alike, with room for the straight, the flush, and both.
  const kinds: Readonly<Record<number, number>> = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 6, 6: 7, 10: 9 };
  const run = way.straights ? RUNS.indexOf([...faces].sort().join('')) : -1;
  const flush = way.flushes && oneColour;
  const many = (face: number) => faces.filter((one) => one === face).length;
  const sorted = [...faces].sort((a, b) => many(b) * 10 + high(b) - many(a) * 10 - high(a)).map(high);
  if (run >= 0) return `${flush ? 8 : 4}${run}`;
  const kind = kinds[alike] ?? 0;
  return flush && kind < 5 ? `5${sorted.toSorted((a, b) => b - a).join('')}` : `${kind}${sorted.join('')}`;
}
const every = (length: number): number[][] => (length === 0 ? [[]] : every(length - 1).flatMap((row) => [1, 2, 3, 4, 5, 6].map((face) => [...row, face])));
/** Whether the hand can be of one colour, which has each face at most twice. */
const canBeOne = (faces: readonly number[]) => faces.every((face) => faces.filter((one) => one === face).length <= 2);

describe('hands of dice cards', () => {
  it('rank like their words, all 7,776 in order', () => {
    for (const way of WAYS)
      for (const colour of way.flushes ? [false, true] : [false]) {
        const hands = every(5)
          .filter((faces) => !colour || canBeOne(faces))
          .map((faces): [string, Hand] => [wordOf(faces, colour, way), handOf(faces, colour, way)])
          .sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
        const wrong = hands.slice(1).filter(([word, hand], n) => {
          const [before, lower] = hands[n] as [string, Hand];
          return Math.sign(compare(hand, lower)) !== Number(word > before);
        });
        expect(wrong).toEqual([]);
      }
  });
  it('with the joker are the best that any face makes of them', () => {
    for (const way of WAYS)
      for (const colour of way.flushes ? [false, true] : [false]) {
        const wrong = every(4).filter((four) => {
          if (colour && !canBeOne(four)) return false;
          const all = [1, 2, 3, 4, 5, 6].map((face) => [...four, face]);
          const best = all.reduce((top, one) => (wordOf(one, colour, way) > wordOf(top, colour, way) ? one : top));
          const [found, natural] = [handOf([0, ...four], colour, way), handOf(best, colour, way)];
          return JSON.stringify({ ...found, joker: null }) !== JSON.stringify(natural) || compare(found, natural) <= 0;
        });
        expect(wrong).toEqual([]);
      }
  });
  it('compared at random, the word that sorts last wins', () => {
    const die = seededDie(54);
    const count = scorerOf(game, 'showdown', 'card-pack');
    for (let n = 0; n < 1000; n++) {
      const hands = [0, 1, 2].map(() => [die(), die(), die(), die(), die()]);
      if ([1, 2, 3, 4, 5, 6].some((face) => hands.flat().filter((one) => one === face).length > 8)) continue;
      const words = hands.map((faces) => wordOf(faces, false, { straights: true, flushes: false }));
      const top = words.toSorted().at(-1);
      const winners = words.flatMap((word, seat) => (word === top ? [`player ${seat + 1}`] : []));
      const result = answered(count, { hands: hands.map((faces) => faces.join('')).join('.'), agreed: 'straights' }, 'uspc-1898');
      expect(result.ok && result.value.headline.toLowerCase()).toBe(
        winners.length === 1 ? `${winners[0]} has the best hand` : `${winners.join(', ').replace(/, (?=[^,]*$)/, ' and ')} divide the pot`,
      );
    }
  });
});

describe('what is entered', () => {
  const say = (raw: Raw) => {
    const result = answered(scorerOf(game, 'showdown', 'card-pack'), raw, 'uspc-1898');
    return result.ok ? result.value.headline : result.problems.map(({ expected, found }) => `${expected}; ${found}`);
  };
  it('may have the joker and the ace in several spellings', () => {
    for (const hand of ['J1114', 'joker 1 1 1 4', '*-A-A-A-4', 'j,a,a,a,4'])
      expect(say({ hands: hand, agreed: 'none' })).toBe('Four of a kind, aces, the joker as an ace');
  });
  it('is rejected if the pack cannot deal it', () => {
    expect(say({ hands: '66657', agreed: 'none' })).toEqual(['five faces from 1 to 6, the joker as J; 66657']);
    expect(say({ hands: 'J1114.J6655', agreed: 'none' })).toEqual(['one joker, as many as the pack has; 2']);
    expect(say({ hands: '11111.11112', agreed: 'none' })).toEqual(['at most 8 aces, as many as the pack has; 9']);
    expect(say({ hands: '11123.65432', agreed: 'both', colours: 'one.several' })).toEqual([
      'several colours: the pack has two of a face in each; 3 aces of one colour',
    ]);
    expect(say({ hands: '11123.65432', agreed: 'both', colours: 'several' })).toEqual(['2 answers, one for each hand; 1']);
  });
  it('the joker decides before the side cards', () => {
    const result = answered(scorerOf(game, 'showdown', 'card-pack'), { hands: '11116.J1112', agreed: 'none' }, 'uspc-1898');
    expect(result.ok && [result.value.headline, result.value.notes.length]).toEqual(['Player 2 has the best hand', 1]);
  });
});
