import { SEAT_NAMES, SEATS } from '../../../mechanics/seats.ts';
import { cards, count, listOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { type Card, showCard } from '../../../vocabulary/cards.ts';
import { compared, type Prices, shown } from '../reckoning/hand.ts';

const ask = {
  hands: listOf('Hands', cards('Cards', 'standard-52', 3), 2, SEATS.length, { hint: 'Three cards each, from the eldest hand on.' }),
  pool: count('In the pool', 1, 1_000_000, { optional: true, unit: 'counters' }),
} as const;

const names = Object.values(SEAT_NAMES);

/** Compares the hands that are shown. */
export const showdown = scorer({
  title: 'Who takes the pool?',
  gist: 'Counts two to eight hands and says which is the best: 31, triplets or the most in one suit.',
  aka: ['thirty-one calculator', 'best hand', 'scat calculator', 'count my hand'],
  books: ['blue-ribbon-1940'],
  ask,
  score: ({ hands, pool }, by: Prices) => {
    const dealt: Card[] = hands.flat();
    const twice = dealt.find((card, n) => dealt.indexOf(card) !== n);
    if (twice !== undefined) return wrong(problem('hands', 'each card once', `${showCard(twice)} twice`));
    const all = hands.map((hand, n) => ({ name: names[n] ?? '', hand, shows: shown(hand, by) }));
    const best = all.map(({ shows }) => shows).reduce((a, b) => (compared(b, a) > 0 ? b : a));
    const winners = all.filter(({ shows }) => compared(shows, best) === 0);
    const lines = all.map(({ name, hand, shows }) => by.mention(shows.item, `${name}: ${shows.say}`, { cards: hand }));
    const [winner] = winners;
    if (winner === undefined || winners.length > 1) {
      const tied = winners.map(({ name }) => name).join(' and ');
      return ok(answer(`${tied} tie with ${best.say}`, [...lines, by.law('equal-hands', 'the book does not break a tie')]));
    }
    const paid = pool === null ? [] : [by.sum('pool', 'the pool', pool, { to: winner.name })];
    return ok(answer(`${winner.name} wins with ${best.say}`, [...lines, ...paid]));
  },
});
