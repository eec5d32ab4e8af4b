// Rubicon with so many packs: its hands and its deals.
import { SUITS } from '../../../vocabulary/cards.ts';
import type { PackId } from '../../../vocabulary/packs.ts';
import type { DealForm } from './deal.ts';
import { NAMES } from './groups.ts';
import type { Form } from './hand.ts';

/** Nine cards, eight of them left when a declaration is made. */
export const rubiconHand = (pack: PackId): Form => ({ pack, most: 8, open: true });

/** Every combination that there is; a deal is a game. */
export const rubiconDeal = (pack: PackId): DealForm => ({
  pack,
  names: [
    ...SUITS.flatMap((suit) => [`marriage-${suit}`, `sequence-${suit}`]),
    ...NAMES.filter((name) => !name.startsWith('marriage') && !name.startsWith('sequence')),
  ],
  open: true,
  single: true,
});
