import { cards, choiceOf, count, listOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { type Card, rankOf, showCard } from '../../../vocabulary/cards.ts';
import { type Prices, settle } from '../reckoning/settle.ts';

const FARMER = 'Farmer';
const SIX: Card = '6H';

/** The count of cards. */
function totalOf(hand: readonly Card[], by: Prices): number {
  return hand.reduce((sum, card) => {
    const rank = rankOf(card);
    if (rank === 'J' || rank === 'Q' || rank === 'K') return sum + by.points('court');
    return sum + (rank === 'A' ? by.points('ace') : Number(rank));
  }, 0);
}

export const deal = scorer({
  title: 'Settle a deal',
  gist: 'Who takes the farm, what the hands over 16 pay, and the chips of the nearest below.',
  aka: ['farmer calculator', 'who wins the farm', 'who pays the farmer'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask: {
    hands: listOf('Hands, from the dealer’s left', cards('Cards', 'farmer-45', [2, 12]), 2, 10, { hint: 'Without the farmer, who deals.' }),
    farm: count('Chips in the farm', 0, 100_000, { unit: 'chips' }),
    paid: choiceOf(
      'If somebody has 16: is the nearest below paid all the same?',
      { yes: 'Yes', no: 'No' },
      { optional: true, hint: 'The books do not say; left empty, it is not counted.' },
    ),
  },
  score: ({ hands, farm, paid }, by: Prices) => {
    const all = hands.flat();
    const twice = all.filter((card, n) => all.indexOf(card) !== n);
    if (twice.length > 0) return wrong(problem('hands', 'each card with one player', twice.map(showCard).join(' ')));
    const shown = hands.map((hand, n) => ({
      to: `Player ${n + 1}`,
      name: `Player ${n + 1}`,
      total: totalOf(hand, by),
      cards: hand.length,
      six: hand.includes(SIX),
    }));
    const { lines, notes, winner } = settle(shown, FARMER, farm, paid, by);
    const counts = shown.map(({ name, total }) => `${name} has ${total}`).join(', ');
    const headline = winner === null ? 'Nobody has 16: the farm stays with the farmer' : `${winner.name} takes the farm`;
    const stays = winner === null ? [by.mention('farm', 'nobody has 16: the farm stays')] : [];
    return ok(answer(headline, [...stays, ...lines], [`${counts}.`, ...notes]));
  },
});
