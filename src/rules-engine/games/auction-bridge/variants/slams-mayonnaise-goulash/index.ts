import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { always, fact, law } from '../../../../laws/laws.ts';
import { barred, must, newDeal, noPenalty } from '../../../../laws/remedies.ts';
import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, item } from '../../../../scoring/points.ts';
import { BLUE, cites } from '../../cites.ts';
import { type AuctionBridge, variant } from '../../code.ts';
import { ordinaryFigures } from '../../examples/figures.ts';
import { keptFigures } from '../../examples/kept.ts';
import { playBelowGame, stackHands } from '../../words.ts';
import { ordinary } from '../shared/left-out.ts';
import { deal } from './scorers.ts';

const HEADING = 'Slams, Mayonnaise, and Goulash';

const add = {
  'little-slam-bid': item({
    title: 'Little slam bid and made',
    gist: 'Declarer bids six and wins twelve tricks.',
    group: 'Slams, above the line',
    books: { [BLUE]: bookValue(250, cites.blue.slamsScoring, { unit: 'point-above', says: 'Instead of the usual bonus.' }) },
  }),
  'grand-slam-bid': item({
    title: 'Grand slam bid and made',
    gist: 'Declarer bids seven and wins all the tricks.',
    group: 'Slams, above the line',
    books: { [BLUE]: bookValue(1000, cites.blue.slamsScoring, { unit: 'point-above', says: 'Instead of the usual bonus.' }) },
  }),
};
const amend = {
  ...ordinary(cites.blue.slamsScoring, []),
  'little-slam': { books: { [BLUE]: bookValue(50, cites.blue.slams, { unit: 'point-above', says: 'Made but not bid.' }) } },
  'grand-slam': { books: { [BLUE]: bookValue(100, cites.blue.slams, { unit: 'point-above', says: 'Made but not bid.' }) } },
} satisfies AmendedPoints<AuctionBridge>;

export default variant({
  title: 'Slams, mayonnaise and goulash',
  aliases: ['Goulash', 'Mayonnaise', 'Goulashes'],
  books: { [BLUE]: { heading: HEADING, pages: '107-109' } },
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  glance: {
    Goulash: 'no hand is played for less than game: three no trumps, four of a major, five of a minor',
    'Slams bid': 'little slam {points.little-slam-bid}, grand slam {points.grand-slam-bid}',
    'All pass': 'the sorted hands are stacked and dealt again, five, five and three at a time',
    'Everything else': 'scored as in the ordinary rubber',
  },
  laws: {
    add: {
      'bid-below-game': law({
        offence: 'irregular-bid',
        title: 'Final bid below game',
        gist: 'The final bid is less than three no trumps, four hearts or spades, or five diamonds or clubs.',
        aka: ['part score at goulash', 'bid two spades and passed out'],
        moment: 'bidding',
        facts: {
          agreed: fact('Is goulash agreed on?', 'Goulash agreed', {
            yes: { label: 'Yes: no hand below game is played', chip: 'Yes', if: 'if goulash is agreed on' },
            no: { label: 'No, that rule is left out', chip: 'No', if: 'if goulash is left out' },
          }),
        },
        leads: {
          'blue-ribbon-1940':
            'If goulash is agreed on, such a bid may not be played. The book does not say what becomes of the deal. If goulash is left out, there is no penalty.',
        },
        readings: (says) => ({
          [BLUE]: says(
            [
              { when: { agreed: 'yes' }, then: [barred('bidder', playBelowGame)], note: 'The book does not say what becomes of the deal.' },
              { when: { agreed: 'no' }, then: [noPenalty] },
            ],
            cites.blue.slamsScoring,
          ),
        }),
      }),
    },
    amend: {
      'all-pass': {
        leads: {
          'blue-ribbon-1940':
            'The same dealer stacks the four sorted hands and deals them again, in rounds of five, five and three cards. The pack may be cut first or not.',
        },
        readings: () => ({
          [BLUE]: always([must('dealer', stackHands), newDeal()], cites.blue.slamsDeal, {
            note: 'All sort their hands and lay them face down. The partner’s cards go on those of the left opponent, then the right opponent’s, the dealer’s own on top. Whether to cut first is left open.',
          }),
        }),
      },
    },
  },
  points: { amend, add },
  scorers: { deal },
  examples: [
    lawExample(
      'bid-below-game',
      cites.blue.slamsScoring,
      { agreed: 'yes' },
      'Three passes follow a bid of two spades.',
      'may not play a bid that does not give game',
    ),
    lawExample('all-pass', cites.blue.slamsDeal, {}, 'All four pass without a bid.', 'The same dealer deals again'),
    scoreExample(
      'deal',
      cites.blue.slamsScoring,
      { level: '6', denomination: 'hearts', doubling: 'no', tricks: '12' },
      'A little slam in hearts is bid and made.',
      {
        'Declarer’s side': 298,
      },
    ),
    scoreExample('deal', cites.blue.slams, { level: '6', denomination: 'spades', doubling: 'doubled', tricks: '10' }, 'Six spades doubled, two tricks short.', {
      Defenders: 200,
    }),
    scoreExample(
      'deal',
      cites.blue.slamsScoring,
      { level: '7', denomination: 'spades', doubling: 'no', tricks: '13' },
      'A grand slam in spades is bid and made.',
      {
        'Declarer’s side': 63 + 1000,
      },
    ),
    ...ordinaryFigures(cites.blue.slamsScoring),
    scoreExample(
      'deal',
      cites.blue.slams,
      { level: '4', denomination: 'spades', doubling: 'no', tricks: '12' },
      'A slam made but not bid has the usual bonus.',
      {
        'Declarer’s side': 104,
      },
    ),
    ...keptFigures(cites.blue.slamsScoring),
    valueExample('rubber', cites.blue.slamsScoring, 'Two games are won at goulash.', 250),
    valueExample('unfinished-game', cites.blue.slamsScoring, 'A rubber of goulash ends early with a game to one side.', 125),
    valueExample('settlement', cites.blue.slamsScoring, 'A difference of 1,250 is paid as 1,300.', '50 and over go up'),
  ],
});
