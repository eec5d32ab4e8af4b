import { choiceOf, count, flag, listOf } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import { chips, HEARTS_IN_PACK, nameOf, placeOf, seatOf, wrongSum } from '../../reckoning/counting.ts';
import { settlePool } from '../../reckoning/pool.ts';
import type { auctionPoints } from './points.ts';

const SUITS = { clubs: 'Clubs', diamonds: 'Diamonds', hearts: 'Hearts', spades: 'Spades' } as const;
const ONE = { clubs: 'club', diamonds: 'diamond', hearts: 'heart', spades: 'spade' } as const;
const ask = {
  suit: choiceOf('Suit named', SUITS),
  bid: count('Amount of the bid', 0, 500, { unit: 'chips', hint: 'Nothing on a deal after a jack: nobody bids then.' }),
  bidder: seatOf('Who named the suit?', 'By place in the same order as the cards taken.'),
  taken: listOf('Cards of the suit taken by each player', count('Cards', 0, HEARTS_IN_PACK), 3, 6),
  pool: count('Chips in the pool before the deal', 0, 2000, { optional: true, unit: 'chips' }),
  jack: flag('Is the pool a jack, left because nobody or too many were clear?'),
} as const;

export const deal = scorer({
  title: 'Settle a deal by the pool',
  gist: 'The bid, what each pays for cards of the suit named, and who takes the pool.',
  aka: ['auction pot', 'jack pot', 'who wins the pot'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask,
  score: ({ suit, bid, bidder, taken, pool, jack }, by: Schedule<typeof points & typeof auctionPoints.add>) => {
    const off = wrongSum('taken', taken, HEARTS_IN_PACK, taken.length === 4, `cards of ${suit}`);
    if (off !== null) return wrong(off);
    if (jack && bid > 0) return wrong(problem('bid', 'no bid: after a jack the suit is named without an auction', chips(bid)));
    if (!jack && bid === 0) return wrong(problem('bid', 'what was bid for naming the suit; nobody bids on a jack alone', 'nothing'));
    if (jack && !pool) return wrong(problem('pool', 'the chips that were left as a jack', 'none'));
    if (placeOf(bidder) >= taken.length) return wrong(problem('bidder', `one of the ${taken.length} players`, nameOf(placeOf(bidder))));
    const settled = settlePool(
      taken,
      { chips: (pool ?? 0) + bid, jack },
      {
        item: 'card-of-suit',
        card: (n) => `${n} ${n === 1 ? ONE[suit] : suit}`,
        to: nameOf,
        name: nameOf,
        pool: 'Pool',
      },
      by,
    );
    const price: Line[] =
      bid === 0
        ? []
        : [
            by.sum('bid', `the bid, for ${suit}`, -bid, { unit: 'chip', to: nameOf(placeOf(bidder)) }),
            by.sum('bid', 'the bid', bid, { unit: 'chip', to: 'Pool' }),
          ];
    const next = settled.after.jack
      ? `${nameOf(placeOf(bidder))} names the suit again, without an auction; in the pool: ${chips(settled.after.chips)}.`
      : `The naming of the suit is sold again; in the pool: ${chips(settled.after.chips)}.`;
    return ok(answer(settled.headline, [...price, ...settled.lines], [...settled.notes, next]));
  },
});
