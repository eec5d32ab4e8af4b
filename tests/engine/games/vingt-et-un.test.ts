import { describe, expect, it } from 'vitest';
import type { BookId } from '../../../src/rules-engine/books.ts';
import game from '../../../src/rules-engine/games/vingt-et-un/index.ts';
import { countOf, drewOn, settle } from '../../../src/rules-engine/games/vingt-et-un/reckoning/settle.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { decode } from '../../../src/rules-engine/scoring/decoding.ts';
import { type Card, parseCards } from '../../../src/rules-engine/vocabulary/cards.ts';
import { PACKS } from '../../../src/rules-engine/vocabulary/packs.ts';
import { countsOf } from '../../support/counts/counts.ts';
import { gainOf } from '../../support/counts/gains.ts';

const hand = (text: string) => parseCards(text).cards;
const how = (player: string, dealer: string, drew?: boolean) => settle(hand(player), hand(dealer), drew);
const PACK: readonly Card[] = PACKS['standard-52'].cards;
const PAIRS = PACK.flatMap((card, n) => PACK.slice(n + 1).map((other) => [card, other] as const));
/** A pack of 13 cards, one of each rank, since suits do not count. */
const RANKS = PACK.slice(0, 13);

function answerOf(book: BookId, input: Record<string, string>) {
  const scorer = scorerIn(countsOf(game), 'settlement');
  const values = decode(scorer?.ask ?? {}, { stake: '1', ...input });
  if (!values.ok || scorer === undefined) throw new Error(JSON.stringify(values));
  return scorer.score(values.value as never, book);
}
const paid = (book: BookId, player: string, dealer: string, more: Record<string, string> = {}) => {
  const answer = answerOf(book, { player, dealer, ...more });
  return answer.ok ? gainOf(answer.value) : answer.problems;
};

describe('the count', () => {
  it('counts an ace as 11 if that fits, and otherwise as 1', () => {
    expect(countOf(hand('AS KH'))).toBe(21);
    expect(countOf(hand('AS AH'))).toBe(12);
    expect(countOf(hand('AS AH 9C'))).toBe(21);
    expect(countOf(hand('AS 9H KC'))).toBe(20);
    expect(countOf(hand('JS QH 2C'))).toBe(22);
  });

  it('finds 64 naturals among the 1326 hands of two cards, and a little more than half of them above 14', () => {
    expect(PAIRS).toHaveLength(1326);
    expect(PAIRS.filter((pair) => countOf(pair) === 21)).toHaveLength(64);
    const above = PAIRS.filter((pair) => countOf(pair) > 14).length;
    expect(above).toBe(676);
    expect(above / 1326).toBeGreaterThan(0.5);
  });

  it('has the odds of Donohue, p. 330, on 14 and 15, but not those of a natural on p. 331', () => {
    const bursts = (total: number) => RANKS.filter((card) => (card.startsWith('A') ? 1 : countOf([card])) + total > 21).length;
    expect(bursts(14)).toBe(6);
    expect(bursts(15)).toBe(7);
    const one = 64 / 1326;
    const two = (one * (3 * 15)) / 1225;
    const three = (two * (2 * 14)) / 1128;
    const four = (three * 13) / 1035;
    expect(1 / (2 * one - two)).toBeCloseTo(10.6, 1);
    expect(1 / (4 * one - 6 * two + 4 * three - four)).toBeCloseTo(5.5, 1);
  });
});

describe('how two hands compare', () => {
  it('a natural is two cards only, and ranks above everything else', () => {
    expect(how('AS 10H', 'AC KD')).toBe('both-natural');
    expect(how('AS 10H', '10C 6D 5D')).toBe('natural-player');
    expect(how('10H 9S', 'AC KD')).toBe('natural-dealer');
    expect(how('10H 6S 5D', '10C 9D')).toBe('twenty-one-player');
    expect(how('AS 10H', '10C 9D', true)).toBe('twenty-one-player');
  });

  it('a burst player pays even if the dealer bursts too', () => {
    expect(how('KS QH 2C', 'KD QD 3C')).toBe('burst');
    expect(how('KS QH', 'KD QD 3C')).toBe('dealer-burst');
    expect(how('KS 9H', 'KD 7D 2C')).toBe('tie');
    expect(how('KS 8H', 'KD 7D 2C')).toBe('lower');
    expect(how('KS 8H', 'KD 7D 4C')).toBe('twenty-one-dealer');
  });

  it('each of the 1326 hands of two cards is lower, equal or higher than a dealer of 18 as its count is', () => {
    const dealer = hand('KS 8H');
    for (const pair of PAIRS.filter((cards) => !cards.some((card) => dealer.includes(card)))) {
      const total = countOf(pair);
      expect(settle(pair, dealer)).toBe(total === 21 ? 'natural-player' : total === 18 ? 'tie' : total > 18 ? 'higher' : 'lower');
    }
  });
});

describe('what is paid by each book', () => {
  const table: readonly [string, string, string, readonly [number, number, number]][] = [
    // Name, player, dealer, then the stakes by 1940, Donohue and 1898.
    ['the player’s natural', 'AS KH', '10C 9D', [2, 2, 2]],
    ['the dealer’s natural', '10C 9D', 'AS KH', [-2, -2, -2]],
    ['two naturals', 'AS KH', 'AC KD', [0, -1, 0]],
    ['a tie', '10S 8H', '9C 9D', [0, -1, 0]],
    ['a tie at 21 by drawing', '10S 5H 6H', '9C 5D 7D', [0, -1, 0]],
    ['21 by drawing', '10S 5H 6H', '9C 9D', [1, 2, 1]],
    ['the dealer’s 21 by drawing', '10S 8H', '9C 5D 7D', [-1, -2, -1]],
    ['nearer 21', '10S 9H', '9C 9D', [1, 1, 1]],
    ['farther from 21', '10S 7H', '9C 9D', [-1, -1, -1]],
    ['the player bursts', '10S 7H 5H', '9C 9D', [-1, -1, -1]],
    ['both burst', '10S 7H 5H', '9C 7D 8D', [-1, -1, -1]],
    ['the dealer bursts', '10S 7H', '9C 7D 8D', [1, 1, 1]],
    ['the dealer bursts against a drawn 21', '10S 5H 6H', '9C 7D 8D', [1, 2, 1]],
  ];
  it.each(table)('%s', (_, player, dealer, [blue, donohue, uspc]) => {
    expect(paid('blue-ribbon-1940', player, dealer)).toBe(blue);
    expect(paid('donohue', player, dealer)).toBe(donohue);
    expect(paid('uspc-1898', player, dealer)).toBe(uspc);
    expect(paid('blue-ribbon-1940', player, dealer, { doubled: 'yes' })).toBe(2 * blue);
    expect(paid('donohue', player, dealer, { doubled: 'yes' })).toBe(2 * donohue);
  });

  it('three aces, each made a natural: 6 stakes, or 12 after a call of double (Donohue, p. 329)', () => {
    const three = ['AS 10S', 'AH JH', 'AD KD'].map((player) => paid('donohue', player, '10C 9C', { divided: 'yes' }));
    expect(three).toEqual([2, 2, 2]);
    expect(game.points['three-aces']?.books.donohue).toMatchObject({ points: 6 });
    expect(paid('donohue', 'AS 10S', '10C 9C', { divided: 'yes', doubled: 'yes' })).toBe(4);
    expect(paid('blue-ribbon-1940', 'AS 10S', '10C 9C', { divided: 'yes' })).toBe(1);
  });
});

describe('impossible deals are rejected with a clear message', () => {
  it('cards drawn after bursting or to a natural, in the order in which they came', () => {
    expect(drewOn(hand('KS QH 2C'), true)).toBeNull();
    expect(drewOn(hand('KS QH JC 2C'), true)).toBe(30);
    expect(drewOn(hand('KS 7H QC AC'), true)).toBe(27);
    expect(drewOn(hand('KS 2C 3C QH'), true)).toBeNull();
    expect(drewOn(hand('AS QH 5C'), true)).toBe(21);
    expect(drewOn(hand('AS QH 5C'), false)).toBeNull();
    expect(drewOn(hand('QH 5C AS'), true)).toBeNull();
    expect(paid('donohue', 'AS QH 5C', '10C 9D')).toEqual([{ field: 'player', expected: 'no card drawn to a natural', found: 'A♠ Q♥ 5♣, drawn to 21' }]);
    expect(paid('donohue', 'KS QH JC 2C', '10C 9D')).toEqual([{ field: 'player', expected: 'no card after 21 is passed', found: 'K♠ Q♥ J♣ 2♣, drawn to 30' }]);
    expect(paid('donohue', '10C 9D', 'KS QH JC 2C')).toMatchObject([{ field: 'dealer' }]);
  });

  it('a card in both hands, play after a natural of the dealer, a call that the book does not have', () => {
    expect(paid('donohue', 'KS 9H', 'KS 8H')).toMatchObject([{ field: 'dealer', expected: 'cards that the player has not' }]);
    expect(paid('donohue', 'KS 5H 4H', 'AC KD')).toMatchObject([{ field: 'player', found: '3' }]);
    expect(paid('donohue', 'KS 5H', 'AC KD', { divided: 'yes' })).toMatchObject([{ field: 'divided' }]);
    expect(paid('uspc-1898', 'KS 5H', '9C KD', { doubled: 'yes' })).toMatchObject([{ field: 'doubled' }]);
  });
});
