import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { points } from '../../points.ts';

const { blue, donohue } = cites;
const BLUE = 'blue-ribbon-1940';
const group = 'The score';

/** The orders of the cards; the second book prints them too. */
export const amended = {
  trumps: {
    books: {
      ...points.trumps.books,
      donohue: ruled('five, knave, ace of hearts, ace, king, queen; then ten down to two in a red suit, two up to ten in a black one', donohue.rank),
    },
  },
  'plain-red': {
    books: {
      ...points['plain-red'].books,
      donohue: ruled('king, queen, knave, ten down to two, and the ace of diamonds last; the ace of hearts is a trump', donohue.rank),
    },
  },
  'plain-black': {
    books: { ...points['plain-black'].books, donohue: ruled('king, queen, knave, ace, and then two up to ten', donohue.rank) },
  },
};

/** Scores of the game without a pool. */
export const own = {
  majority: item({
    title: 'Most of the tricks',
    gist: 'A side wins three or four of the five.',
    aka: ['three tricks', 'majority', 'five points'],
    group,
    books: { [BLUE]: bookValue(5, blue.fortyFive), donohue: unscored('It counts each trick by itself.') },
  }),
  'all-tricks': item({
    title: 'All five tricks',
    gist: 'A side wins them all.',
    aka: ['five tricks', 'ten points', 'sweep'],
    group,
    books: { [BLUE]: bookValue(10, blue.fortyFive), donohue: unscored('It counts each trick by itself.') },
  }),
  trick: item({
    title: 'A trick',
    gist: 'What each trick counts.',
    aka: ['five a trick', 'points per trick'],
    group,
    books: { [BLUE]: unscored('It counts the majority of the tricks, or all of them.'), donohue: bookValue(5, donohue.count, { per: 'a trick' }) },
  }),
  'turned-card': item({
    title: 'King or ace turned',
    gist: 'The dealer turns up a king or an ace for trumps.',
    aka: ['turned a king', 'turned an ace', 'dealer turns the king'],
    group,
    books: { [BLUE]: unscored('Only the tricks are counted.'), donohue: bookValue(5, donohue.turned, { per: 'to the dealer' }) },
  }),
  game: item({
    title: 'Game',
    gist: 'The score that wins.',
    aka: ['how many points to win', '45 up'],
    group,
    books: { [BLUE]: bookValue(45, blue.fortyFive), donohue: bookValue(45, donohue.count) },
  }),
};
