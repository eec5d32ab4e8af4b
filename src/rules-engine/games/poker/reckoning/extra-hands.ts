// The extra hands that players agree on: how five cards are rated and named as one of them. Only imported by variants that have them.
import { MADE, runs } from './evaluate.ts';
import type { Extras, ExtraTable, Hand, Order } from './order.ts';

function tableOf(order: Order): ExtraTable {
  const { ranks, hands } = order;
  const place = new Uint8Array(1 << ranks);
  const made = new Uint16Array(1 << ranks);
  const put = (hand: Hand, sets: Iterable<readonly [number, number]>) => {
    if (!hands.includes(hand)) return;
    for (const [set, value] of sets) {
      place[set] = hands.indexOf(hand);
      made[set] = value;
    }
  };
  const gapped = (low: number) => [1, 2, 3, 4].map((gap) => (63 << low) & ~(1 << (low + gap))).map((set): [number, number] => [set, set]);
  put('little-dog', gapped(0));
  put('big-dog', gapped(ranks - 6));
  // Alternate ranks: the ace is below the three or above the queen. The top ranks go from the nine to the ace.
  put('skip-straight', [[(1 << (ranks - 1)) | 0b10101010, 8], ...runs(ranks, 2, 8, ranks - 1)]);
  put('round-the-corner', runs(ranks, 1, 0, 2));
  const blaze = hands.indexOf('blaze') * MADE;
  const jack = ranks - 4;
  const courts = 7 << jack;
  return {
    place,
    made,
    paired: (other, once, a, b, c, d, e) => {
      if (blaze < other || (once & ~courts) !== 0) return other;
      const held = (rank: number) => +(a >> 2 === rank) + +(b >> 2 === rank) + +(c >> 2 === rank) + +(d >> 2 === rank) + +(e >> 2 === rank);
      return blaze + held(jack + 2) * 64 + held(jack + 1) * 8 + held(jack);
    },
  };
}

/** The five extra hands of the South, or only the blaze in a book without the others, in their customary order. */
export const CUSTOMARY_EXTRAS: Extras = {
  key: 'customary',
  classes: {
    blaze: 'a blaze',
    'little-dog': 'a little dog',
    'big-dog': 'a big dog',
    'skip-straight': 'a skip',
    'round-the-corner': 'a round-the-corner straight',
  },
  table: tableOf,
  gap: (order, high, low) => {
    if (high.hand === low.hand)
      return high.hand === 'round-the-corner' ? { undecided: 'The book does not say which of two round-the-corner straights is higher.' } : null;
    if (high.hand === 'three-of-a-kind' && low.hand === 'skip-straight')
      return { undecided: 'The book sets the skip above two pairs and the blaze, and does not say whether it beats three of a kind.' };
    if (low.hand === 'blaze' && !order.hands.includes('skip-straight'))
      return { undecided: 'The book says that a blaze beats two pairs, and not what beats a blaze.' };
    return null;
  },
  note: 'The author of the book holds the customary order to be wrong; ask for the author’s own order to compare.',
};
/** The same hands in the order of their probability, as one author prefers. */
export const EXTRAS_BY_CHANCE: Extras = {
  ...CUSTOMARY_EXTRAS,
  key: 'by-chance',
  hands: [
    'high-card',
    'pair',
    'two-pairs',
    'three-of-a-kind',
    'straight',
    'skip-straight',
    'flush',
    'little-dog',
    'big-dog',
    'full-house',
    'round-the-corner',
    'blaze',
    'four-of-a-kind',
    'straight-flush',
    'royal-flush',
  ],
  note: 'This is the order the author puts forward, by the chance of each hand; custom ranks the extra hands lower.',
};
