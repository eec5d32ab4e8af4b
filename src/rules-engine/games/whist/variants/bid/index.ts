import { scoreExample } from '../../../../laws/examples.ts';
import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { points } from '../../points.ts';
import { bidCases } from '../shared/cases.ts';
import { deal } from './scorers.ts';

const trick = { ...points.trick, books: { 'blue-ribbon-1940': bookValue(1, cites.blue.bid, { per: 'a trick' }) } };
const honour = item({
  title: 'Honour won in a trick',
  gist: 'Each of the four honours, for the side that takes it in a trick.',
  aka: ['honors in bid whist'],
  group: 'The deal',
  books: { 'blue-ribbon-1940': bookValue(1, cites.blue.bid, { per: 'an honour', says: 'Not for the side to which it was dealt.' }) },
});

export default variant({
  title: 'Bid whist',
  aliases: ['Bid-whist'],
  books: { 'blue-ribbon-1940': { heading: 'Bid Whist', pages: '386' } },
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  glance: {
    Trump: 'none is turned; the highest bidder names it and leads',
    Bidding: 'from the eldest hand round and round, until nobody bids higher',
    Points: '{points.deal-total} in a deal: 13 tricks and 4 honours won in tricks',
  },
  facts: { bid: 'rule.bidding eldest hand bids' },
  laws: {},
  points: {
    add: {
      'honour-won': honour,
      'deal-total': item({
        title: 'Points in a deal',
        gist: 'All that the two sides play for.',
        group: 'The deal',
        books: { 'blue-ribbon-1940': bookValue(17, cites.blue.bid, { says: 'Thirteen for tricks, four for honours.' }) },
      }),
      'bid-made': item({
        title: 'The bid',
        gist: 'What the bidder has to reach.',
        group: 'The deal',
        books: {
          'blue-ribbon-1940': ruled(
            'Whether it names all the tricks or only those beyond the book is agreed on first. Blue Ribbon does not say what a failed bid costs.',
            cites.blue.bid,
          ),
        },
      }),
    },
    amend: { trick: { books: trick.books } },
  },
  scorers: { deal },
  examples: [
    scoreExample(
      'deal',
      cites.blue.bid,
      { bid: '10', tricks: '8', honours: '3', custom: 'all' },
      'Ten bid, eight tricks and three honours.',
      { Bidder: 11, Opponents: 6 },
      'is made',
    ),
    ...bidCases,
  ],
});
