// The arranger of melds: chosen hands, and random hands against trying all partitions.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, parseCards, RANKS, type Rank, rankOf, SUITS, suitOf } from '../../../../src/rules-engine/index.ts';
import { melder } from '../../../../src/rules-engine/mechanics/melds.ts';

const LOW: readonly Rank[] = RANKS.filter((rank) => rank !== '11' && rank !== '12');
const value = (rank: Rank) => (rank === 'A' ? 1 : ['J', 'Q', 'K'].includes(rank) ? 10 : Number(rank));
const low = melder({ order: LOW, count: value });
/** The ace is both below the two and above the king. */
const both = melder({ order: [...LOW, 'A'], count: value });
const hand = (text: string): Card[] => parseCards(text).cards;
const told = (melds: readonly (readonly Card[])[]) => melds.map((meld) => meld.join(' ')).sort();

describe('what is a meld', () => {
  test.each([
    ['three of a rank', '5H 5S 5C', true, true],
    ['four of a rank', '5H 5S 5C 5D', true, true],
    ['two of a rank', '5H 5S', false, false],
    ['a sequence of three', '5H 6H 7H', true, true],
    ['in any order', '7H 5H 6H', true, true],
    ['a gap', '5H 6H 8H', false, false],
    ['two suits', '5H 6S 7H', false, false],
    ['from the ace', 'AH 2H 3H', true, true],
    ['to the ace', 'QH KH AH', false, true],
    ['round the corner', 'KH AH 2H', false, false],
    ['a whole suit', 'AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH', true, true],
    ['a joker in a gap', '5H JOKER 7H', true, true],
    ['a joker above', 'JH QH JOKER', true, true],
    ['a joker above the king', 'QH KH JOKER', true, true],
    ['a joker with a pair', '5H 5S JOKER', true, true],
    ['a joker with strangers', '5H 8S JOKER', false, false],
    ['two jokers and a card', '5H JOKER JOKER', true, true],
    ['jokers alone', 'JOKER JOKER JOKER', false, false],
    ['a copy does not climb', '5H 5H 6H', false, false],
    ['copies of one card are a set', '5H 5H 5H', true, true],
    ['nothing', '', false, false],
  ])('%s: %s', (_, cards, lowAlone, highToo) => {
    expect(low.isMeld(hand(cards))).toBe(lowAlone);
    expect(both.isMeld(hand(cards))).toBe(highToo);
  });
});

describe('arranging', () => {
  test.each([
    ['nothing to lay down', '5H 9S KC', [], '9S 5H KC', 24],
    ['a set and a sequence', '5H 5S 5C 7D 8D 9D KC', ['5S 5H 5C', '7D 8D 9D'], 'KC', 10],
    ['a card that two melds want goes where less is left', '5H 5S 5C 6C 7C', ['5C 6C 7C'], '5S 5H', 10],
    ['one meld rather than two, where as little is left', '4H 5H 6H 7H 8H 9H', ['4H 5H 6H 7H 8H 9H'], '', 0],
    ['a joker is used rather than left', '5H 5S 5C JOKER', ['5S 5H 5C JOKER'], '', 0],
    ['a joker stands where it stands for a card', '5H 7H JOKER', ['5H JOKER 7H'], '', 0],
    ['a joker past the top', '9H 10H JOKER', ['9H 10H JOKER'], '', 0],
    ['a joker below, where the top is closed', 'QH KH JOKER', ['JOKER QH KH'], '', 0],
    ['no cards', '', [], '', 0],
  ])('%s: %s', (_, cards, melds, dead, count) => {
    const best = low.arrange(hand(cards));
    expect(told(best.melds)).toEqual([...melds].sort());
    expect(best.dead.join(' ')).toBe(dead);
    expect(best.count).toBe(count);
    expect(low.leastCount(hand(cards))).toBe(count);
  });
  test.each([
    ['the ace on the king', 'QH KH AH', 'QH KH AH'],
    ['the ace under the two', '3H 2H AH', 'AH 2H 3H'],
    ['a joker between king and ace... queen', 'JH KH AH JOKER', 'JH JOKER KH AH'],
    ['a joker on the king is the ace', 'JH QH KH JOKER', 'JH QH KH JOKER'],
    ['a joker under it, where the ace is there', 'QH KH AH JOKER', 'JOKER QH KH AH'],
    ['a set with a joker', 'AH AS JOKER', 'AS AH JOKER'],
  ])('%s', (_, cards, meld) => expect(told(both.arrange(hand(cards)).melds)).toEqual([meld]));
  test('a joker that is left over counts nothing', () => {
    expect(low.countOf(hand('JOKER KH AS'))).toBe(11);
    expect(low.arrange(hand('JOKER KH'))).toEqual({ melds: [], dead: hand('KH JOKER'), count: 10 });
  });
  test('all ways to lay out, also those that leave a meld unmade', () => {
    expect(low.arrangements(hand('5H 5S 5C')).map(({ melds, count }) => [melds.length, count])).toEqual([
      [0, 15],
      [1, 0],
    ]);
    expect(
      low
        .arrangements(hand('5H 6H 7H 8H'))
        .map(({ melds, count }) => `${told(melds)} ${count}`)
        .sort(),
    ).toEqual([' 26', '5H 6H 7H 8', '5H 6H 7H 8H 0', '6H 7H 8H 5'].sort());
  });
});

describe('the discard', () => {
  test.each([
    ['the odd card', '5H 5S 5C KD', 'KD', [], 0],
    ['the dearest', '5H 5S 5C KD 2D', 'KD', [], 2],
    ['one of two that leave as much', '5H 5S 5C KD QC', 'KD', ['QC'], 10],
    ['one of a meld too many: fewest melds, the others named', '4H 5H 6H 7H', '4H', ['7H'], 0],
  ])('%s: %s', (_, cards, discard, others, count) => {
    const way = low.discardFrom(hand(cards));
    expect([way.discard, way.others, way.best.count]).toEqual([discard, others, count]);
  });
});

/** The lowest count of all partitions, by brute force. */
function leastOf(cards: readonly Card[], isMeld: (meld: readonly Card[]) => boolean): number {
  const melds: number[] = [];
  for (let set = 1; set < 1 << cards.length; set++) if (isMeld(cards.filter((_, n) => (set >> n) & 1))) melds.push(set);
  const countOf = (set: number) => cards.reduce((sum, card, n) => sum + ((set >> n) & 1 ? value(rankOf(card) as Rank) : 0), 0);
  const all = (1 << cards.length) - 1;
  const walk = (from: number, used: number): number => {
    let best = countOf(all & ~used);
    for (let n = from; n < melds.length; n++) if (((melds[n] as number) & used) === 0) best = Math.min(best, walk(n + 1, used | (melds[n] as number)));
    return best;
  };
  return walk(0, 0);
}
/** Whether the cards are a set or a sequence with the ace low, by the bare definition. */
function plainMeld(cards: readonly Card[]): boolean {
  if (cards.length < 3) return false;
  const steps = cards.map((card) => LOW.indexOf(rankOf(card) as Rank)).sort((a, b) => a - b);
  if (steps.every((step) => step === steps[0])) return true;
  return new Set(cards.map(suitOf)).size === 1 && steps.every((step, n) => step === (steps[0] as number) + n);
}

test('no partition leaves less than the arrangement, and its melds are valid', () => {
  const pack = SUITS.slice(0, 3).flatMap((suit) => LOW.slice(0, 7).map((rank): Card => `${rank}${suit}`));
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...pack), { minLength: 3, maxLength: 9 }), (cards) => {
      const best = low.arrange(cards);
      expect(best.count).toBe(leastOf(cards, plainMeld));
      expect(low.leastCount(cards)).toBe(best.count);
      for (const meld of best.melds) expect(plainMeld(meld)).toBe(true);
      expect([...best.melds.flat(), ...best.dead].sort()).toEqual([...cards].sort());
    }),
    { numRuns: 150 },
  );
});
