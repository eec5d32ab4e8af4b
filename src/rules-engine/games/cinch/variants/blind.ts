import { lawExample, scoreExample, sheetExample } from '../../../laws/examples.ts';
import { always, fact, law } from '../../../laws/laws.ts';
import { allowed, barred, must, noPenaltyPrinted } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { discardSeven, lookAtBlind, nameBeforeBlind } from '../words.ts';

const { blue, uspc } = cites;
// The clauses bring in the laws from the play on: both books describe the deal, the bidding and the discard of this form themselves.
const BEFORE_THE_PLAY = [
  'deal-out-of-turn',
  'exposed-in-deal',
  'wrong-number',
  'bid-out-of-turn',
  'bid-with-too-many',
  'second-bid',
  'dealer-rejects-bids',
  'nobody-bids',
  'trump-named-early',
] as const;
const fours = {
  bid: '8',
  high: 'bidder',
  low: 'bidder',
  jack: 'adversaries',
  game: 'bidder',
  'right-pedro': 'bidder',
  'left-pedro': 'adversaries',
  revoke: 'nobody',
};

export default variant({
  title: 'Blind cinch',
  aliases: ['Cinch with blind hands'],
  books: {
    'blue-ribbon-1940': { heading: 'Blind Cinch', pages: '188', inherits: { from: 'cinch', cite: blue.blind, except: BEFORE_THE_PLAY } },
    'uspc-1898': { heading: 'Blind Cinch', pages: '59', inherits: { from: 'cinch', cite: uspc.blind, except: BEFORE_THE_PLAY } },
  },
  has: {},
  players: { min: 4, max: 4, usual: 4, say: 'four, two against two' },
  packs: ['standard-52'],
  glance: {
    Cards: 'nine each, and four more to each player, face down',
    Blind: 'taken up when the bidding is done; the bidder names the trump then',
    Discard: 'seven cards, down to six',
    'All else': 'as in cinch: {points.whole} points',
    Game: '{points.target blue-ribbon-1940} (1940); {points.target uspc-1898} (1898)',
  },
  laws: {
    repeal: {
      'joker-and-high': 'All 52 cards are dealt, and the joker would be one more.',
      'plain-card-kept': 'The number of cards to discard is fixed.',
      'trump-discarded': 'No hand is filled after the discard.',
      'wrong-number-asked': 'No hand is filled after the discard.',
      'dealer-robs-pack': 'All 52 cards are dealt: nothing is left to search.',
      'dealer-over-six-trumps': 'All 52 cards are dealt: nothing is left to search.',
    },
    add: {
      'blind-looked-at': law({
        offence: 'cards-touched-early',
        title: 'Blind looked at too early',
        gist: 'A player takes up the four blind cards while the bidding goes on.',
        aka: ['looked at the blind', 'peeked at the blind hand', 'picked up the extra cards'],
        moment: 'bidding',
        facts: {},
        readings: () => ({
          'blue-ribbon-1940': always([barred('anyone', lookAtBlind), noPenaltyPrinted], blue.blind),
          'uspc-1898': always([barred('anyone', lookAtBlind), noPenaltyPrinted], uspc.blind),
        }),
      }),
      'blind-before-trump': law({
        question: 'allowed',
        title: 'Blind seen before the trump is named',
        gist: 'The successful bidder wants to see the four blind cards before naming the trump.',
        aka: ['name trump first', 'look at the blind before naming', 'see the blind first'],
        moment: 'making-trump',
        facts: {
          custom: fact('Was it agreed to name the trump first?', 'Trump first agreed', {
            no: { label: 'No', if: 'if it was not agreed to name the trump first' },
            yes: { label: 'Yes, as in some places', chip: 'Yes', if: 'if it was agreed to name the trump first' },
          }),
        },
        leads: { 'uspc-1898': 'The bidder may look at the blind first. If it was agreed to name the trump first, the blind has to wait.' },
        verdict: {
          kind: 'adds',
          say: 'Both books agree that the bidder may look at the blind first. Only U.S. Playing Card adds that the trump must be named first if that was agreed on.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': always(allowed('bidder', lookAtBlind), blue.blind, { note: 'The others take theirs up when it is named.' }),
          'uspc-1898': says(
            [
              { when: { custom: 'no' }, then: [allowed('bidder', lookAtBlind)], note: 'The general practice.' },
              { when: { custom: 'yes' }, then: [must('bidder', nameBeforeBlind), noPenaltyPrinted] },
            ],
            uspc.blind,
          ),
        }),
      }),
      'blind-discard': law({
        question: 'obliged',
        title: 'How many cards go',
        gist: 'Everyone has thirteen cards with the blind, and the trump is named.',
        aka: ['how many to discard', 'discard seven', 'down to six'],
        moment: 'discard',
        facts: {},
        readings: () => ({
          'blue-ribbon-1940': always([must('all-players', discardSeven), noPenaltyPrinted], blue.blind),
          'uspc-1898': always([must('all-players', discardSeven), noPenaltyPrinted], uspc.blind),
        }),
      }),
    },
  },
  points: { repeal: { joker: 'Thirteen cards each are the whole pack of 52.' } },
  scorers: {},
  examples: [
    lawExample('blind-looked-at', blue.blind, {}, 'The second hand lifts his four cards before he bids.', 'look at the blind'),
    lawExample('blind-looked-at', uspc.blind, {}, 'The dealer turns his four cards up while the others bid.', 'look at the blind'),
    lawExample('blind-before-trump', blue.blind, {}, 'The bidder takes his four cards first.', 'may look at the blind'),
    lawExample('blind-before-trump', uspc.blind, { custom: 'no' }, 'Nothing was agreed on; the bidder takes his four cards first.', 'may look at the blind'),
    lawExample('blind-before-trump', uspc.blind, { custom: 'yes' }, 'The table has agreed on the trump first.', 'name the trump before'),
    lawExample('blind-discard', blue.blind, {}, 'A player has eight trumps among his thirteen cards.', 'six'),
    lawExample('blind-discard', uspc.blind, {}, 'A player has four trumps among his thirteen cards.', 'seven'),
    scoreExample('deal', blue.blind, fours, 'Eight bid and eight made against six.', { 'Bidder’s side': 2 }),
    scoreExample('deal', uspc.blind, { ...fours, failed: 'back' }, 'Eight bid and eight made against six.', { 'Bidder’s side': 8, Adversaries: 6 }),
    sheetExample(
      'game',
      blue.blind,
      { players: 'two', names: 'We.They' },
      [
        {
          bidder: 'first',
          bid: '9',
          high: 'first',
          low: 'first',
          jack: 'second',
          game: 'first',
          'right-pedro': 'first',
          'left-pedro': 'second',
          revoke: 'nobody',
        },
      ],
      'We bid nine and make eight: nine and six to the others.',
      { We: 0, They: 15 },
      'playing to 51',
    ),
    sheetExample(
      'game',
      uspc.blind,
      { players: 'two', names: 'We.They', failed: 'back' },
      [
        {
          bidder: 'first',
          bid: '9',
          high: 'first',
          low: 'first',
          jack: 'second',
          game: 'first',
          'right-pedro': 'first',
          'left-pedro': 'second',
          revoke: 'nobody',
        },
      ],
      'We bid nine, make eight and are set back.',
      { We: -9, They: 6 },
      'playing to 52',
    ),
  ],
});
