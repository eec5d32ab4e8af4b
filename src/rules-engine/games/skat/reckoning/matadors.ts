import { type Card, SUIT_NAMES, type Suit } from '../../../vocabulary/cards.ts';

export const SUIT_CHOICES = { clubs: 'Clubs', spades: 'Spades', hearts: 'Hearts', diamonds: 'Diamonds' } as const;
export type SuitName = keyof typeof SUIT_CHOICES;

const JACKS: readonly Card[] = ['JC', 'JS', 'JH', 'JD'];
const BELOW = ['A', '10', 'K', 'Q', '9', '8', '7'] as const;

/** Trumps from the best down; without a suit only the jacks, as in a grand. */
export function trumpsOf(suit: SuitName | null): readonly Card[] {
  const letter = (Object.keys(SUIT_NAMES) as Suit[]).find((one) => SUIT_NAMES[one] === suit);
  return letter === undefined ? JACKS : [...JACKS, ...BELOW.map((rank): Card => `${rank}${letter}`)];
}

export interface Matadors {
  readonly holds: 'with' | 'without';
  readonly number: number;
}

/** The matadors of a hand: the trumps in unbroken order from the jack of clubs, held or missing. */
export function matadorsOf(hand: readonly Card[], suit: SuitName | null): Matadors {
  const trumps = trumpsOf(suit);
  const has = hand.includes('JC');
  const end = trumps.findIndex((card) => hand.includes(card) !== has);
  return { holds: has ? 'with' : 'without', number: end === -1 ? trumps.length : end };
}

/** "with 2", "without 3". */
export const sayMatadors = (matadors: Matadors) => `${matadors.holds} ${matadors.number}`;
