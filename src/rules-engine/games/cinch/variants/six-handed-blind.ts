import { doubted } from '../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample } from '../../../laws/examples.ts';
import { always, law } from '../../../laws/laws.ts';
import { allowed, must, noPenaltyPrinted } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { discardSixOthersTwo, lookAtBlind } from '../words.ts';

const passage = cites.uspc.sixHanded;

export default variant({
  title: 'Six-handed blind cinch',
  aliases: ['Cinch for six', 'Three against three'],
  books: {
    'uspc-1898': {
      heading: 'Six-handed Blind Cinch',
      pages: '59',
      inherits: {
        from: 'cinch',
        cite: doubted(passage, 'No clause of its own: a paragraph under blind cinch, whose play and count are those of the game.'),
        except: ['second-bid', 'dealer-rejects-bids', 'nobody-bids'],
      },
    },
  },
  has: {},
  players: { min: 6, max: 6, usual: 6, say: 'six, three against three, partners alternately' },
  packs: ['standard-52'],
  glance: {
    Players: 'six, three against three, no two partners side by side',
    Cards: 'eight each, four to the table, face down',
    Blind: 'for the bidder alone, who sees it before naming the trump',
    Discard: 'the bidder six cards, the others two each',
    Game: '{points.target} points, as in the game',
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
      'blind-before-trump': law({
        question: 'allowed',
        title: 'Blind seen before the trump is named',
        gist: 'The successful bidder wants to see the four cards before naming the trump.',
        aka: ['look at the blind first', 'pick up the widow', 'name trump first'],
        moment: 'making-trump',
        facts: {},
        readings: () => ({ 'uspc-1898': always(allowed('bidder', lookAtBlind), passage) }),
      }),
      'blind-discard': law({
        question: 'obliged',
        title: 'How many cards go',
        gist: 'The trump is named; players ask how many cards they throw away.',
        aka: ['how many to discard', 'discard six', 'discard two'],
        moment: 'discard',
        facts: {},
        readings: () => ({
          'uspc-1898': always([must('all-players', discardSixOthersTwo), noPenaltyPrinted], passage, { note: 'Everyone is left with six.' }),
        }),
      }),
    },
  },
  points: { repeal: { joker: 'Eight cards each and a blind of four are the whole pack of 52.' } },
  scorers: {},
  examples: [
    lawExample('blind-before-trump', passage, {}, 'The bidder of seven takes up the four cards.', 'look at the blind'),
    lawExample('blind-discard', passage, {}, 'The bidder holds twelve cards, the others eight.', 'six cards'),
    scoreExample(
      'deal',
      passage,
      {
        bid: '7',
        high: 'bidder',
        low: 'adversaries',
        jack: 'bidder',
        game: 'bidder',
        'right-pedro': 'bidder',
        'left-pedro': 'adversaries',
        failed: 'back',
        revoke: 'nobody',
      },
      'Seven bid, eight made; low and the left pedro to the others.',
      { 'Bidder’s side': 8, Adversaries: 6 },
    ),
    sheetExample(
      'game',
      passage,
      { players: 'two', names: 'We.They', failed: 'back' },
      [
        {
          bidder: 'second',
          bid: '9',
          high: 'first',
          low: 'second',
          jack: 'second',
          game: 'second',
          'right-pedro': 'second',
          'left-pedro': 'first',
          revoke: 'nobody',
        },
      ],
      'They bid nine and make eight.',
      { We: 6, They: -9 },
      'playing to 52',
    ),
  ],
});
