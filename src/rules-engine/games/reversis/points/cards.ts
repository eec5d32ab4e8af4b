import { doubted } from '../../../laws/cites.ts';
import { item } from '../../../laws/one-book.ts';
import { bookValue, ruled } from '../../../scoring/points.ts';
import { cites, NO_TRICK } from '../cites.ts';

const TRICKS = 'Points in the tricks';
const PARTY = 'The party';
const { cardPoints, party } = cites.donohue;

/** What the cards count, and the value of the party. */
export const cards = {
  'card-ace': item({ title: 'Ace in a trick', gist: 'Against the winner of the trick.', group: TRICKS, bookValue: bookValue(4, cardPoints) }),
  'card-king': item({ title: 'King in a trick', gist: 'Against the winner of the trick.', group: TRICKS, bookValue: bookValue(3, cardPoints) }),
  'card-queen': item({ title: 'Queen in a trick', gist: 'Against the winner of the trick.', group: TRICKS, bookValue: bookValue(2, cardPoints) }),
  'card-knave': item({
    title: 'Knave in a trick',
    gist: 'Against the winner of the trick.',
    aka: ['jack'],
    group: TRICKS,
    bookValue: bookValue(1, cardPoints),
  }),
  all: item({
    title: 'All there is in the pack',
    gist: 'Ten points in each suit, the discards among them.',
    aka: ['forty'],
    group: TRICKS,
    bookValue: bookValue(40, cardPoints),
  }),
  'party-base': item({
    title: 'For the party itself',
    gist: 'What is added to the points in the four discards.',
    aka: ['value of the party', 'four for the party'],
    group: PARTY,
    bookValue: bookValue(4, party, { unit: 'fish' }),
  }),
  'discarded-ace-of-diamonds': item({
    title: 'Ace of diamonds in the discards',
    gist: 'What it adds to the party, in place of what an ace counts.',
    group: PARTY,
    bookValue: bookValue(5, party, { unit: 'fish' }),
  }),
  'discarded-great-quinola': item({
    title: 'Knave of hearts in the discards',
    gist: 'What it adds to the party, in place of what a knave counts.',
    aka: ['great quinola discarded'],
    group: PARTY,
    bookValue: bookValue(4, party, { unit: 'fish' }),
  }),
  'party-winner': item({
    title: 'Who wins the party',
    gist: 'The order in which those are preferred who are equal.',
    aka: ['fewest points', 'tie for the party', 'best placed'],
    group: PARTY,
    bookValue: ruled(
      'fewest points, then fewest tricks, then the one who dealt last; an espagnolette without a trick goes before the better placed',
      doubted(party, NO_TRICK),
    ),
  }),
};
