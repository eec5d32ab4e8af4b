// The cards of the layout, and the counters on them.
import type { Card } from '../../../vocabulary/cards.ts';
import { counted } from '../../../wording/numbers.ts';

interface LayoutCard {
  readonly card: Card;
  readonly name: string;
}
/** The four cards of 1898 (p. 43), from the left; those of 1940 were in a picture that is missing from our copy, so these are assumed. */
export const LAYOUT = {
  ace: { card: 'AH', name: 'ace of hearts' },
  king: { card: 'KD', name: 'king of diamonds' },
  queen: { card: 'QS', name: 'queen of spades' },
  jack: { card: 'JC', name: 'jack of clubs' },
} as const satisfies Readonly<Record<string, LayoutCard>>;
export type LayoutKey = keyof typeof LAYOUT;
export const LAYOUT_KEYS = Object.keys(LAYOUT) as readonly LayoutKey[];

/** Counters on each card, in the order of the layout. */
export type Piles = readonly number[];
export const BARE: Piles = LAYOUT_KEYS.map(() => 0);

/** "4 counters on the ace of hearts, 2 on the jack of clubs". */
export function sayPiles(piles: Piles): string {
  const some = LAYOUT_KEYS.flatMap((key, n) => ((piles[n] ?? 0) === 0 ? [] : [`${piles[n]} on the ${LAYOUT[key].name}`]));
  const sum = piles.reduce((all, one) => all + one, 0);
  return some.length === 0 ? 'no counters are left on the layout' : `${counted(sum, 'counter')} ${sum === 1 ? 'stays' : 'stay'}: ${some.join(', ')}`;
}
