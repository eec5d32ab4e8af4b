import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { law } from '../../../../laws/laws.ts';
import { barred, noPenaltyPrinted } from '../../../../laws/remedies.ts';
import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { BLUE, cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { bidMoreThanOne } from '../../words.ts';
import { NO_RUBBER, OF_BIDDING, OF_FOUR_PLAYERS } from '../shared/left-out.ts';
import { deal } from './scorers.ts';

const add = {
  'game-on-deal': item({
    title: 'Game in one deal',
    gist: 'The trick points of the deal reach game.',
    group: 'Game and rubber',
    books: { [BLUE]: bookValue(200, cites.blue.threeHand) },
  }),
  'lump-sum': item({
    title: 'Result of a deal',
    gist: 'What each of the three enters.',
    group: 'Game and rubber',
    books: { [BLUE]: ruled('Tricks and honours in one sum, plus or minus, in three separate scores.', cites.blue.threeHand) },
  }),
};

export default variant({
  title: 'Three-handed auction bridge',
  aliases: ['Stop gap', 'Three hand auction bridge', 'Cut-throat auction'],
  books: {
    [BLUE]: {
      heading: 'Three Hand Auction Bridge',
      pages: '105',
      inherits: {
        from: 'auction-bridge',
        cite: doubted(cites.blue.threeHand, 'The book says "as usual" of the deal and of the play, and of nothing else.'),
        except: OF_BIDDING,
      },
    },
  },
  has: { 'dummy-player': false, rubber: false },
  players: { min: 3, max: 3 },
  packs: ['standard-52'],
  glance: {
    Deal: 'four hands; the one on the dealer’s left is dummy, unseen until the first lead',
    'First bid': 'one in a suit, and no more',
    'The bidder': 'puts dummy between the other two and plays alone against them',
    'A deal': 'a complete game; {points.game-on-deal} for {points.game} points in tricks',
  },
  laws: {
    amend: {
      'abandoned-hand': {
        leads: { 'blue-ribbon-1940': 'If declarer’s cards lay face up and the concession was accepted, it stands. The book covers nothing else.' },
      },
      'asked-for-the-suit': {
        leads: {
          'blue-ribbon-1940':
            'The player may play a card of the suit instead until their side plays to the next trick. After that, or after a false “no”, it counts as a revoke.',
        },
      },
      'revoke-claimed-late': {
        leads: {
          'blue-ribbon-1940':
            'The other side may claim until the cut for the next deal or, if there is no next deal, until the score is agreed. Later it may not.',
        },
      },
    },
    add: {
      'first-bid-wrong': law({
        offence: 'irregular-bid',
        title: 'First bid in no trumps or above one',
        gist: 'The first player to bid names no trumps, or more than one trick.',
        aka: ['opened one no trump', 'opened with two'],
        moment: 'bidding',
        facts: {},
        readings: (says) => ({
          [BLUE]: says(
            [{ then: [barred('bidder', bidMoreThanOne), noPenaltyPrinted], note: 'After the first bid there is no restriction.' }],
            cites.blue.threeHand,
          ),
        }),
      }),
    },
    repeal: {
      ...OF_FOUR_PLAYERS,
    },
  },
  points: {
    add,
    repeal: {
      ...NO_RUBBER,
      'partner-doubled': 'Nobody has a partner while the bidding lasts.',
      'redouble-redoubled': 'Of the bidding after the first bid the section says only that it is free.',
    },
  },
  scorers: { deal },
  repealScorers: { rubber: 'Three play, and the sides change with every bid.' },
  examples: [
    lawExample('first-bid-wrong', cites.blue.threeHand, {}, 'The dealer opens with one no trump.', 'may not make the first bid in no trumps'),
    scoreExample(
      'deal',
      cites.blue.threeHand,
      { level: '5', denomination: 'clubs', doubling: 'no', tricks: '11' },
      'The bidder makes five clubs: thirty points and the game.',
      { 'The bidder': 230 },
    ),
    valueExample('lump-sum', cites.blue.threeHand, 'The bidder wins a deal, and three accounts are written up.', 'three separate scores'),
  ],
});
