import { chance, type OddsTable } from '../../odds/odds.ts';
import { equally } from '../../odds/outcomes.ts';
import type { Card } from '../../vocabulary/cards.ts';
import { PACKS } from '../../vocabulary/packs.ts';
import type { points } from './points.ts';
import { type Shown, shown } from './reckoning/hand.ts';

const pack: readonly Card[] = PACKS['standard-52'].cards;
/** Every hand of three cards that may be dealt. */
const hands = equally(
  'hands of three cards',
  pack.flatMap((a, n) => pack.slice(n + 1).flatMap((b, m) => pack.slice(n + m + 2).map((c): readonly Card[] => [a, b, c]))),
);
const row = (title: string, gist: string, happens: (hand: Shown) => boolean) =>
  chance<typeof points, readonly Card[]>({ title, gist, outcomes: hands, happens: (hand, by) => happens(shown(hand, by)) });
const atLeast = (count: number) => (hand: Shown) => hand.class > 0 || hand.count >= count;

export const odds: OddsTable = {
  keeper: 'nobody',
  note: 'Here nothing is staked on a hand by itself: the table tells how often three cards dealt show it, before any draw. The book prints no odds.',
  rows: {
    'thirty-one': row('Thirty-one', 'Dealt at once.', ({ item }) => item === 'thirty-one'),
    triplets: row('Triplets', 'Dealt at once.', ({ item }) => item === 'triplets'),
    'thirty-or-better': row('30 or better', 'At least 30 in one suit, or triplets.', atLeast(30)),
    'twenty-five-or-better': row('25 or better', 'At least 25 in one suit, or triplets.', atLeast(25)),
    'twenty-or-better': row('20 or better', 'At least 20 in one suit, or triplets.', atLeast(20)),
  },
};
