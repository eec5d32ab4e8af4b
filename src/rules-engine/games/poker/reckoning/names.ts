import { RANK_NAMES, type Rank } from '../../../core/cards.ts';
import { type Hand, ladder } from './order.ts';

/** A hand as the table says it and as a class: "flush, ace high", "a flush". */
export const CLASS_NAMES: Readonly<Record<Hand, string>> = {
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
  'five-of-a-kind': 'five of a kind',
  blaze: 'a blaze',
  'little-dog': 'a little dog',
  'big-dog': 'a big dog',
  'skip-straight': 'a skip',
  'round-the-corner': 'a round-the-corner straight',
  'four-deuces-and-joker': 'four deuces and the joker',
};

const words = (ranks: 13 | 15) => ladder(ranks).map((rank) => RANK_NAMES[rank as Rank]);
const SINGLE = { 13: words(13), 15: words(15) };
const plural = (word: string) => (word === 'six' ? 'sixes' : `${word}s`);
const PLURAL = { 13: SINGLE[13].map(plural), 15: SINGLE[15].map(plural) };

export const top = (set: number): number => 31 - Math.clz32(set);
/** Name of the rank at a place of the ladder: 0 is the two. */
export const rankName = (ranks: 13 | 15, place: number): string => SINGLE[ranks][place] ?? '';
export const rankNames = (ranks: 13 | 15, place: number): string => PLURAL[ranks][place] ?? '';

/** The hand with its ranks: "full house, aces over tens". */
export function nameHand(hand: Hand, made: number, ranks: 13 | 15): string {
  const one = (place: number) => rankName(ranks, place);
  const many = (place: number) => rankNames(ranks, place);
  switch (hand) {
    case 'high-card':
      return `${one(top(made))} high`;
    case 'pair':
      return `pair of ${many(top(made))}`;
    case 'two-pairs':
      return `two pairs, ${many(top(made))} and ${many(top(made & ~(1 << top(made))))}`;
    case 'three-of-a-kind':
      return `three of a kind, ${many(top(made))}`;
    case 'four-of-a-kind':
      return `four of a kind, ${many(top(made))}`;
    case 'five-of-a-kind':
      return `five of a kind, ${many(top(made))}`;
    case 'full-house':
      return `full house, ${many(made >> 4)} over ${many(made & 15)}`;
    case 'flush':
      return `flush, ${made >> 14 > 0 ? one(ranks - 1) : one(top(made))} high`;
    case 'straight':
      return made < 4 ? `straight round the corner to the ${one(made - 1)}` : `straight, ${one(made - 1)} high`;
    case 'straight-flush':
      return made < 4 ? `straight flush round the corner to the ${one(made - 1)}` : `straight flush, ${one(made - 1)} high`;
    case 'skip-straight':
      return `skip, ${one(made - 1)} high`;
    case 'round-the-corner':
      return `round-the-corner straight to the ${one(made - 1)}`;
    case 'royal-flush':
      return 'royal flush';
    case 'blaze':
      return 'blaze';
    case 'little-dog':
      return 'little dog';
    case 'big-dog':
      return 'big dog';
    case 'four-deuces-and-joker':
      return 'four deuces and the joker';
  }
}
