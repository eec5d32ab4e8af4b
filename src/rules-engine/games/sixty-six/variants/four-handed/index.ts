import { bookValue, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { examples } from './examples.ts';
import { added } from './laws.ts';
import { own } from './points.ts';
import { deal, game } from './scorers.ts';

const blue = cites.blue.four;
const uspc = cites.uspc.four;
const NO_STOCK = 'All the cards are dealt: there is no stock to close.';
const STEPS = 'With four the steps are others.';
const COUNTED = 'All eight tricks are played, and nothing is announced.';

export default variant({
  title: 'Four-handed sixty-six',
  aliases: ['Kreutz-Mariage', 'Kreuzmariage', 'Four-hand sixty-six', 'Cross marriage'],
  books: {
    'blue-ribbon-1940': { heading: 'Kreutz-Mariage, or Four-Hand Sixty-Six', pages: '345', inherits: { from: 'sixty-six', cite: blue, only: 'points' } },
    'uspc-1898': { heading: 'Four-handed Sixty-six', pages: '88', inherits: { from: 'sixty-six', cite: uspc, only: 'points' } },
  },
  has: { 'two-handed': false, 'each-for-himself': false, partners: true, draw: false, stock: false, melds: false },
  players: { min: 4, max: 4, usual: 4, say: '4, two against two' },
  packs: ['piquet-32'],
  glance: {
    Players: 'four, two against two',
    Cards: 'eight each, no stock; the last is turned for trumps',
    Count: '{points.enough} and more of 130, the last trick {points.last-trick}',
    'To the winners': '{points.over-half}, above 100 {points.over-100}, for every trick {points.every-trick}',
    'Ten of trumps': '{points.ten-of-trumps uspc-1898} at once, by the 1898 book',
    Game: '{points.game} points',
  },
  laws: {
    add: added,
    amend: {
      revoke: {
        title: 'Revoke, or a trick not headed',
        gist: 'A player does not play as they must.',
        see: ['sixty-six/four-handed.law.four-following'],
      },
    },
    repeal: {
      'false-claim': COUNTED,
      'nobody-announced': COUNTED,
      'four-trumps-dealt': COUNTED,
    },
  },
  points: {
    amend: {
      'last-trick': {
        gist: 'The last trick of the hand is won.',
        books: { 'blue-ribbon-1940': bookValue(10, blue), 'uspc-1898': bookValue(10, uspc) },
      },
      enough: {
        title: 'Points that win the deal',
        gist: 'More than half of what there is.',
        books: { 'blue-ribbon-1940': bookValue(66, blue, { says: 'more than so many' }), 'uspc-1898': bookValue(66, uspc) },
      },
      'tie-carried': {
        title: '65 each',
        gist: 'What the winners of the next deal add.',
        books: { 'blue-ribbon-1940': unscored('The book does not mention 65 each with four.'), 'uspc-1898': bookValue(1, uspc) },
      },
      game: { books: { 'blue-ribbon-1940': bookValue(7, blue), 'uspc-1898': bookValue(7, uspc) } },
    },
    add: own,
    repeal: {
      marriage: 'Marriages are not declared; in the German game, where they are, what they count is not repeated.',
      'trump-marriage': 'Marriages are not declared; in the German game, where they are, what they count is not repeated.',
      'out-of-schneider': STEPS,
      single: STEPS,
      schneider: STEPS,
      schwarz: STEPS,
      'four-trumps': COUNTED,
      'false-claim': COUNTED,
      revoke: 'The book speaks of it for two players, and says nothing of it with four.',
      'closed-failed': NO_STOCK,
      'closed-failed-33': NO_STOCK,
      'closed-failed-early': NO_STOCK,
    },
  },
  scorers: { deal, game },
  repealScorers: { count: 'It counts a hand of two, with marriages.' },
  examples,
});
