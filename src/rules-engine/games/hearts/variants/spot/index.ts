import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { divide, notDecided } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { firstLead } from '../shared/first-lead.ts';
import { NO_BREAKING, OLD_FORM } from '../shared/repeals.ts';
import { revokeOfTwo } from '../shared/revoke.ts';
import { spotPoints } from './points.ts';
import { deal } from './scorers.ts';

const HANDS = '2H3H4H.5H6H7H8H.9HTHJH.QHKHAH';

export default variant({
  title: 'Spot hearts',
  aliases: ['Spot value hearts', 'Hearts by the spots', 'Pip hearts'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Spot Hearts',
      pages: '245',
      inherits: {
        from: 'hearts',
        cite: doubted(cites.blue.spot, 'No clause of its own: a heading inside the chapter on hearts, which tells only what is different.'),
      },
    },
    'uspc-1898': { heading: 'Hearts: Variations', pages: '46', inherits: { from: 'hearts', cite: cites.uspc.variations } },
  },
  has: OLD_FORM,
  players: { min: 3, max: 6, usual: 4 },
  packs: ['standard-52'],
  glance: {
    'Two to ten of hearts': 'their spots',
    'Court cards': 'jack {points.jack-of-hearts}, queen {points.queen-of-hearts}, king {points.king-of-hearts}, ace {points.ace-of-hearts}',
    'All the hearts': '104',
    Settling: 'the others pay what they have over the smallest total (Blue Ribbon); all that they have (U.S. Playing Card)',
  },
  laws: {
    amend: {
      revoke: revokeOfTwo,
      'wrong-first-lead': firstLead,
      'tie-for-fewest': {
        leads: { 'blue-ribbon-1940': 'Two who tie split the payments. The book does not cover three or more.' },
        verdict: {
          kind: 'adds',
          say: 'The books agree that two players who tie split the payments. Only U.S. Playing Card adds that what is left over stays for the next deal.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { tied: 'two' }, then: [divide('tied-players', 'payments')] },
              { when: { tied: 'more' }, then: [notDecided], note: 'A division is given for two.' },
            ],
            cites.blue.spot,
          ),
        }),
      },
    },
    repeal: NO_BREAKING,
  },
  points: spotPoints,
  scorers: { deal },
  examples: [
    lawExample('tie-for-fewest', cites.blue.spot, { tied: 'two' }, 'Two players have nine spots each.', 'The players who tie split the payments'),
    scoreExample(
      'deal',
      cites.blue.spot,
      { hearts: '2H7H.4H5H.3H6H8H9HTH.JHQHKHAH' },
      'Nine each for two players; 36 and 50 pay 27 and 41 over that, and the two divide.',
      { 'First player': 34, 'Second player': 34, 'Third player': -27, 'Fourth player': -41 },
    ),
    scoreExample('deal', cites.blue.spot, { hearts: HANDS }, 'Nine spots against 26, 30 and 39: each pays what is over.', {
      'First player': 17 + 21 + 30,
      'Second player': -17,
      'Third player': -21,
      'Fourth player': -30,
    }),
    scoreExample('deal', cites.uspc.variations, { hearts: HANDS }, 'The same cards, with the whole of each total paid.', {
      'First player': 95,
      'Second player': -26,
      'Third player': -30,
      'Fourth player': -39,
    }),
  ],
});
