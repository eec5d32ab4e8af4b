import { RANK_NAMES, type Rank } from '../../../vocabulary/cards.ts';
import { type Hand, ladder, type Order } from './order.ts';

const CLASS_NAMES: Partial<Readonly<Record<Hand, string>>> = {
  'high-card': 'a high card',
  pair: 'a pair',
  'two-pairs': 'two pairs',
  'three-of-a-kind': 'three of a kind',
  straight: 'a straight',
  flush: 'a flush',
  'full-house': 'a full house',
  'four-of-a-kind': 'four of a kind',
  'straight-flush': 'a straight flush',
  'royal-flush': 'a royal flush',
};

/** A hand as a class: "a flush". */
export const nameClass = ({ extras, wild }: Order, hand: Hand): string => CLASS_NAMES[hand] ?? extras?.classes[hand] ?? wild?.classes[hand] ?? hand;

/** A class without its article. */
export const bare = (name: string): string => name.replace(/^an? /, '');

const words = (ranks: 13 | 15) => ladder(ranks).map((rank) => RANK_NAMES[rank as Rank]);
const SINGLE = { 13: words(13), 15: words(15) };
const plural = (word: string) => (word === 'six' ? 'sixes' : `${word}s`);
const PLURAL = { 13: SINGLE[13].map(plural), 15: SINGLE[15].map(plural) };

export const top = (set: number): number => 31 - Math.clz32(set);
/** The name of a rank by its index: 0 is the two. */
export const rankName = (ranks: 13 | 15, place: number): string => SINGLE[ranks][place] ?? '';
export const rankNames = (ranks: 13 | 15, place: number): string => PLURAL[ranks][place] ?? '';

/** The hand with its ranks: "full house, aces over tens". */
export function nameHand(order: Order, hand: Hand, made: number): string {
  const { ranks } = order;
  const one = (place: number) => rankName(ranks, place);
  const many = (place: number) => rankNames(ranks, place);
  const plain = bare(nameClass(order, hand));
  switch (hand) {
    case 'high-card':
      return `${one(top(made))} high`;
    case 'pair':
      return `pair of ${many(top(made))}`;
    case 'two-pairs':
      return `${plain}, ${many(top(made))} and ${many(top(made & ~(1 << top(made))))}`;
    case 'three-of-a-kind':
    case 'four-of-a-kind':
    case 'five-of-a-kind':
      return `${plain}, ${many(top(made))}`;
    case 'full-house':
      return `${plain}, ${many(made >> 4)} over ${many(made & 15)}`;
    case 'flush':
      return `${plain}, ${made >> 14 > 0 ? one(ranks - 1) : one(top(made))} high`;
    case 'straight':
    case 'straight-flush':
    case 'skip-straight':
      return `${plain}${made < 4 ? ` round the corner to the ${one(made - 1)}` : `, ${one(made - 1)} high`}`;
    case 'round-the-corner':
      return `${plain} to the ${one(made - 1)}`;
    default:
      return plain;
  }
}
