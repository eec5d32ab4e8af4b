import { doubted } from '../../laws/cites.ts';
import { bookValue, item, unscored } from '../../scoring/points.ts';
import { cites, NO_RULES } from './cites.ts';

const { bogey, object, score } = cites.blue;

/** The score items of a deal of golf. */
export const points = {
  left: item({
    title: 'Card left in the files',
    gist: 'Charged to the player when the seventeen starters are used up.',
    aka: ['score of a hole', 'strokes', 'cards remaining'],
    books: { 'blue-ribbon-1940': bookValue(1, score, { per: 'a card' }), sierra: unscored(NO_RULES) },
  }),
  bogey: item({
    title: 'Bogey',
    gist: 'To do well in one deal leave fewer than this.',
    aka: ['bogey of 7', 'beat bogey'],
    books: { 'blue-ribbon-1940': bookValue(7, [bogey, object]), sierra: unscored(NO_RULES) },
  }),
  holes: item({
    title: 'Deals to a round',
    gist: 'As many as a course has holes.',
    aka: ['eighteen holes', 'how many deals'],
    books: { 'blue-ribbon-1940': bookValue(18, score, { unit: 'hole' }), sierra: unscored(NO_RULES) },
  }),
  par: item({
    title: 'Par of a round',
    gist: 'For a player alone. A handicap at their golf club comes off their score.',
    aka: ['par 100', 'handicap'],
    books: {
      'blue-ribbon-1940': bookValue(100, doubted(score, 'The book deducts the handicap without saying from what. We take it off the score, as at golf.')),
      sierra: unscored(NO_RULES),
    },
  }),
} as const;
