// The hands and deals of rubicon, for a number of packs.
import { SUITS } from '../../../vocabulary/cards.ts';
import type { PackId } from '../../../vocabulary/packs.ts';
import type { DealForm } from './deal.ts';
import { NAMES } from './groups.ts';
import type { Form } from './hand.ts';

/** A hand has nine cards, eight when a declaration is made. */
export const rubiconHand = (pack: PackId): Form => ({ pack, most: 8, open: true });

/** All combinations are possible, and a deal is a game. */
export const rubiconDeal = (pack: PackId): DealForm => ({
  pack,
  names: [
    ...SUITS.flatMap((suit) => [`marriage-${suit}`, `sequence-${suit}`]),
    ...NAMES.filter((name) => !name.startsWith('marriage') && !name.startsWith('sequence')),
  ],
  open: true,
  single: true,
});
