import { cite } from '../../../books.ts';
import { lawExample, scoreExample } from '../../../core/examples.ts';
import { variant } from '../../../core/games.ts';

import { divide, notDecided } from '../../../core/remedies.ts';
import { BLUE_CHAPTER } from '../cites.ts';
import { NO_MOON, OLD_PLAY } from './shared/repeals.ts';
import { spotPoints } from './spot-points.ts';
import { deal } from './spot-scorers.ts';

const BLUE = cite('blue-ribbon-1940', '245', 'Spot Hearts');
const US = cite('uspc-1898', '46', 'Hearts: Variations');
const HANDS = '2H3H4H.5H6H7H8H.9HTHJH.QHKHAH';

export default variant({
  title: 'Spot hearts',
  aliases: ['Spot value hearts', 'Hearts by the spots', 'Pip hearts'],
  books: {
    'blue-ribbon-1940': { heading: 'Spot Hearts', pages: '245', inherits: { from: 'hearts', cite: BLUE_CHAPTER('245', 'Spot Hearts') } },
    'uspc-1898': { heading: 'Hearts: Variations', pages: '46', inherits: { from: 'hearts', cite: US } },
  },
  players: { min: 3, max: 6, usual: 4 },
  packs: ['standard-52'],
  glance: {
    'Two to ten of hearts': 'their spots',
    'Court cards': 'jack 11, queen 12, king 13, ace 14',
    'All the hearts': '104',
    Settling: 'the others pay what they have over the smallest total (Blue Ribbon); all that they have (U.S. Playing Card)',
  },
  laws: {
    amend: {
      'tie-for-fewest': {
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { tied: 'two' }, then: [divide('tied-players', 'payments')] },
              { when: { tied: 'more' }, then: [notDecided], note: 'A division is given for two.' },
            ],
            BLUE,
          ),
        }),
      },
    },
    repeal: { ...OLD_PLAY, ...NO_MOON },
  },
  points: spotPoints,
  scorers: { deal },
  examples: [
    lawExample('tie-for-fewest', BLUE, { tied: 'two' }, 'Two players have nine spots each.', 'divide the payments'),
    scoreExample('deal', BLUE, { hearts: HANDS }, 'Nine spots against 26, 30 and 39: each pays what is over.', {
      'First player': 17 + 21 + 30,
      'Second player': -17,
      'Third player': -21,
      'Fourth player': -30,
    }),
    scoreExample('deal', US, { hearts: HANDS }, 'The same cards, with the whole of each total paid.', {
      'First player': 95,
      'Second player': -26,
      'Third player': -30,
      'Fourth player': -39,
    }),
  ],
});
