// The npm package pokersolver: who wins a showdown, in the words that the cases expect.
import { createRequire } from 'node:module';
import { answerCases } from '../adapter.ts';

interface Solved {
  readonly name: string;
  readonly descr: string;
  /** The cards, those that make the hand first. */
  readonly cards: readonly { readonly value: string }[];
}
const { Hand } = createRequire(import.meta.url)('pokersolver') as { Hand: { solve(cards: string[]): Solved; winners(hands: Solved[]): Solved[] } };

const RANKS: Readonly<Record<string, string>> = {
  1: 'five',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};

function named({ name, descr, cards }: Solved): string {
  if (descr === 'Royal Flush') return 'royal flush';
  const rank = (n: number) => RANKS[cards[n]?.value ?? ''] ?? '';
  const many = (n: number) => (rank(n) === 'six' ? 'sixes' : `${rank(n)}s`);
  switch (name) {
    case 'Four of a Kind':
    case 'Three of a Kind':
      return `${name.toLowerCase()}, ${many(0)}`;
    case 'Full House':
      return `full house, ${many(0)} over ${many(3)}`;
    case 'Two Pair':
      return `two pairs, ${many(0)} and ${many(2)}`;
    case 'Pair':
      return `pair of ${many(0)}`;
    case 'High Card':
      return `${rank(0)} high`;
    default:
      return `${name.toLowerCase()}, ${rank(0)} high`;
  }
}

answerCases(({ of, input }) => {
  // It does not support games without straights.
  if (of !== 'poker.score.showdown' || input['no-straights'] === true) return null;
  const { hands } = input as { hands: string[][] };
  const solved = hands.map((hand) => Hand.solve(hand.map((card) => `${card.slice(0, -1).replace('10', 'T')}${card.slice(-1).toLowerCase()}`)));
  const winners = Hand.winners(solved);
  const numbers = solved.flatMap((hand, n) => (winners.includes(hand) ? [n + 1] : []));
  const [first] = winners;
  if (numbers.length > 1) return { totals: [], says: `Hands ${numbers.join(' and ')} divide the pot` };
  return { totals: [], says: `Hand ${numbers.join()} wins: ${first === undefined ? '' : named(first)}` };
});
