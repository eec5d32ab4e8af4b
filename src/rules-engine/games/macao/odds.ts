import { chance, type OddsTable } from '../../odds/odds.ts';
import { equally } from '../../odds/outcomes.ts';
import type { Card } from '../../vocabulary/cards.ts';
import { PACKS } from '../../vocabulary/packs.ts';
import type { points } from './points.ts';
import { countOf, dealtBy, type Natural, naturalOf, type Prices } from './reckoning/settle.ts';

type Hand = readonly Card[];
const PACK: Hand = PACKS['standard-52'].cards;
const ONE: readonly Hand[] = PACK.map((card) => [card]);
const TWO: readonly Hand[] = PACK.flatMap((card, n) => PACK.slice(n + 1).map((other) => [card, other]));
/** The hands that may be dealt to a player: one card or two, depending on the book. */
const dealt = (by: Prices) => (dealtBy(by) === 2 ? equally('hands of two cards', TWO) : equally('cards of the pack', ONE));
const comes = (title: string, gist: string, happens: (hand: Hand, by: Prices) => boolean) =>
  chance<typeof points, Hand>({ title, gist, outcomes: dealt, happens });
const is = (number: Natural) => (hand: Hand, by: Prices) => naturalOf(hand, dealtBy(by)) === number;

export const odds: OddsTable = {
  keeper: 'the dealer',
  note: 'Only what is dealt is counted: when to draw no book tells, and what the dealer gains by settling with those first who burst hangs on it.',
  rows: {
    nine: comes('Nine on the deal', 'The natural that is paid three times.', is('nine')),
    eight: comes('Eight on the deal', 'The natural that is paid twice.', is('eight')),
    seven: comes('Seven on the deal', 'The natural that is paid once.', is('seven')),
    natural: comes('Any natural', 'Nine, eight or seven.', (hand, by) => naturalOf(hand, dealtBy(by)) !== undefined),
    nothing: comes('A hand that counts nothing', 'Tens and court cards alone.', (hand) => countOf(hand) === 0),
    'past-nine': {
      ...comes('More than nine on the deal', 'Two cards that have passed the number before a draw.', (hand) => countOf(hand) > 9),
      books: ['blue-ribbon-1940'],
    },
  },
};
