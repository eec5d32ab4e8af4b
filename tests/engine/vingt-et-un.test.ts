import { describe, expect, it } from 'vitest';
import { parseCards } from '../../src/rules-engine/core/cards.ts';
import { countOf, settle } from '../../src/rules-engine/games/vingt-et-un/settle.ts';

const hand = (text: string) => parseCards(text).cards;
const how = (player: string, dealer: string) => settle(hand(player), hand(dealer));

describe('vingt-et-un', () => {
  it('counts an ace as 11 where it fits and as 1 where it does not', () => {
    expect(countOf(hand('AS KH'))).toBe(21);
    expect(countOf(hand('AS AH'))).toBe(12);
    expect(countOf(hand('AS AH 9C'))).toBe(21);
    expect(countOf(hand('AS 9H KC'))).toBe(20);
    expect(countOf(hand('JS QH 2C'))).toBe(22);
  });

  it('sees a natural in two cards only, before everything else', () => {
    expect(how('AS 10H', 'AC KD')).toBe('both-natural');
    expect(how('AS 10H', '10C 6D 5D')).toBe('natural-player');
    expect(how('10H 9S', 'AC KD')).toBe('natural-dealer');
    expect(how('10H 6S 5D', '10C 9D')).toBe('twenty-one-player');
  });

  it('has a burst player pay even where the dealer bursts too', () => {
    expect(how('KS QH 2C', 'KD QD 3C')).toBe('burst');
    expect(how('KS QH', 'KD QD 3C')).toBe('dealer-burst');
    expect(how('KS 9H', 'KD 7D 2C')).toBe('tie');
    expect(how('KS 8H', 'KD 7D 2C')).toBe('lower');
    expect(how('KS 8H', 'KD 7D 4C')).toBe('twenty-one-dealer');
  });
});
