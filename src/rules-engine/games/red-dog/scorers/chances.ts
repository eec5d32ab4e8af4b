import { cards } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { SUIT_NAMES, SUITS, suitOf } from '../../../vocabulary/cards.ts';
import { counted } from '../../../wording/numbers.ts';
import { type Prices, unseen, winning } from '../reckoning/cards.ts';

const ask = { hand: cards('The hand', 'standard-52', 5) } as const;

/** Counts the cards that a hand beats, of all that may be turned up. */
export const chances = scorer({
  title: 'How often a hand wins',
  gist: 'Counts the cards that your five can beat, suit by suit, of the forty-seven that you do not see.',
  untotalled: true,
  aka: ['odds of a hand', 'should I bet', 'chance of winning'],
  books: ['blue-ribbon-1940'],
  ask,
  score: ({ hand }, by: Prices) => {
    const left = unseen(hand);
    const beaten = left.filter((card) => winning(hand, card) !== undefined);
    const lines = SUITS.map((suit) => {
      const of = left.filter((card) => suitOf(card) === suit).length;
      const won = beaten.filter((card) => suitOf(card) === suit).length;
      return by.mention('won', `${SUIT_NAMES[suit]}: ${won} of ${of} are beaten`, { cards: hand.filter((card) => suitOf(card) === suit) });
    });
    const per = ((beaten.length / left.length) * 100).toFixed(1);
    const more = beaten.length * 2 > left.length ? 'more often than not it wins' : 'more often than not it loses';
    const share = `${counted(beaten.length, 'card')} of ${left.length} are beaten, ${per} in a hundred`;
    const note = 'Cards that others have shown are not taken into account.';
    return ok(answer(`${share}: ${more}`, [by.mention('won', share), ...lines], [note]));
  },
});
