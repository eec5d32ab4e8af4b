// The fields of a deal, for the scorer of one deal and the sheet.
import { cardsLeft, WHO_WAS_OUT } from '../../../mechanics/cards-left.ts';
import { SEAT_NAMES } from '../../../mechanics/seats.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';

const NOBODY = { nobody: 'Nobody', ...SEAT_NAMES } as const;
const who = (card: string) => choiceOf(`Who played the ${card}?`, NOBODY, { otherwise: 'nobody' });
const ORDER = 'Ace, king, queen and jack, in this order.';

/** The number of players: three to eight in 1940, any number in 1898. */
export const PLAYERS = choiceOf(
  'How many play?',
  { two: 'Two', three: 'Three', four: 'Four', five: 'Five', six: 'Six', seven: 'Seven', eight: 'Eight' },
  { otherwise: 'four', if: { two: 'dealer-stake' } },
);
/** A field for the counters on the four cards. */
export const onCards = (label: string, optional: boolean) =>
  listOf(label, count('Card', 0, 2000), 4, 4, { hint: ORDER, ...(optional ? { optional: true as const } : {}) });

export const DEAL = {
  dealer: choiceOf('Who dealt?', SEAT_NAMES),
  bet: count('Counters that each bets', 1, 100, { given: 'least-bet' }),
  on: listOf('Counters that all together put on each card', count('Card', 0, 2000), 4, 4, { hint: ORDER }),
  ace: who('ace of hearts'),
  king: who('king of diamonds'),
  queen: who('queen of spades'),
  jack: who('jack of clubs'),
  out: WHO_WAS_OUT,
  left: cardsLeft(18),
  stops: listOf('Stops that each player made', count('Player', 0, 18), 2, 8, { given: 'stop', optional: true, seldom: true }),
  revokes: listOf('Cards that each player held back', count('Player', 0, 18), 2, 8, { given: 'held-back', optional: true, seldom: true }),
  below: listOf(
    'Below which cards of the layout was one held back?',
    choiceOf('Card', { king: 'King of diamonds', queen: 'Queen of spades', jack: 'Jack of clubs' }),
    1,
    3,
    { given: 'below-layout', optional: true, seldom: true },
  ),
  spoilers: listOf('Who held it back?', choiceOf('Player', SEAT_NAMES), 1, 3, { given: 'below-layout', optional: true, seldom: true }),
  holders: listOf('Who held the card that matches?', choiceOf('Player', NOBODY), 1, 3, { given: 'below-layout', optional: true, seldom: true }),
} as const;
export type Deal = Values<typeof DEAL>;
export type Maybe = Deal['ace'];
