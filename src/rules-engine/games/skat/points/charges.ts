import { bookValue, item, ruled, unscored } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';

const NO_CHARGES = 'The book names no charges.';
const DOUBLE = 'Lost games and charges';

export const charges = {
  'lowest-bid': item({
    title: 'The lowest bid',
    gist: 'The number at which the bidding opens.',
    aka: ['minimum bid', 'bid ten', 'open the bidding'],
    group: 'Bids',
    books: {
      'blue-ribbon-1940': bookValue(10, [cites.blue.allPass, cites.blue.americanLaws(5)]),
      'uspc-1898': unscored('Games are bid by name, not by number.'),
    },
  }),
  'lost-double': item({
    title: 'Lost after the second card or a gucki',
    gist: 'What a game costs that was lost after passt mir nicht or with a gucki.',
    aka: ['passt mir nicht', 'loses double', 'second card'],
    group: DOUBLE,
    books: {
      'blue-ribbon-1940': bookValue(2, [cites.blue.overbid, cites.blue.schneider], { unit: 'multiple', per: 'the value of the game' }),
      'uspc-1898': unscored('Either skat card may be turned, and no lost game is doubled.'),
    },
  }),
  overbid: item({
    title: 'An overbid game',
    gist: 'What is lost when the game turns out worth less than the bid.',
    aka: ['overbid', 'bid too much', 'skat cost me a matador'],
    group: DOUBLE,
    books: {
      'blue-ribbon-1940': ruled('The next higher multiple of the game that covers the bid.', [cites.blue.overbid, cites.blue.americanLaws(16)]),
      'uspc-1898': unscored('A matador in the skat may lower the value. The book does not say what then happens to the bid.'),
    },
  }),
  misdeal: item({
    title: 'Misdeal',
    gist: 'What the dealer is charged for a misdeal.',
    group: DOUBLE,
    books: { 'blue-ribbon-1940': bookValue(-10, cites.blue.penalties(1)), 'uspc-1898': unscored(NO_CHARGES) },
  }),
  'dealer-looks': item({
    title: 'The dealer looks at the skat',
    gist: 'What the dealer is charged for looking at a skat card.',
    group: DOUBLE,
    books: { 'blue-ribbon-1940': bookValue(-10, cites.blue.penalties(3)), 'uspc-1898': unscored(NO_CHARGES) },
  }),
  'skat-in-hand': item({
    title: 'Skat card taken up or seen before the game is named',
    gist: 'The fine of the player who has or has seen a skat card too soon.',
    aka: ['picked up the skat', 'eleven cards'],
    group: DOUBLE,
    books: { 'blue-ribbon-1940': bookValue(-25, cites.blue.penalties(5)), 'uspc-1898': unscored(NO_CHARGES) },
  }),
} as const;
