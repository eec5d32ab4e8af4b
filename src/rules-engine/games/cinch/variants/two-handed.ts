import { doubted } from '../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample } from '../../../laws/examples.ts';
import { always, law } from '../../../laws/laws.ts';
import { must, noPenaltyPrinted } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { discardAllButSix, playWithoutDrawing } from '../words.ts';

const passage = cites.uspc.twoHanded;

export default variant({
  title: 'Two-handed cinch',
  aliases: ['Cinch for two'],
  books: {
    'uspc-1898': {
      heading: 'Two-handed Cinch',
      pages: '59',
      inherits: {
        from: 'cinch',
        cite: doubted(passage, 'The clause names the scoring; the rules that say what is scored and lost are taken with it.'),
        except: ['second-bid', 'dealer-rejects-bids', 'nobody-bids', 'first-lead'],
      },
    },
  },
  has: { partners: false, 'two-handed': true, draw: true, stock: true },
  players: { min: 2, max: 2, usual: 2 },
  packs: ['standard-52', 'standard-53'],
  glance: {
    Cards: 'seventeen each; all but six are discarded when the trump is named',
    Lead: 'the successful bidder',
    Draw: 'one card each after every trick, the winner first',
    'No more drawing': 'the pack is gone, or all the trumps',
    Points: 'as in the four-handed game, {points.whole} at most',
    Game: '{points.target} points',
  },
  laws: {
    amend: {
      'bid-not-made': {
        leads: { 'uspc-1898': 'The bidder loses the amount of the bid. If it was so agreed, the bidder’s opponent scores that amount instead.' },
      },
      revoke: {
        leads: {
          'uspc-1898':
            'The player who revoked scores nothing for this deal. If the bidder’s opponent revoked, the bidder scores all the points that were made.',
        },
      },
    },
    repeal: {
      'plain-card-kept': 'The number of cards to keep is fixed.',
      'trump-discarded': 'No hand is filled at once after the discard.',
      'wrong-number-asked': 'Cards are drawn one at a time.',
      'dealer-robs-pack': 'Both players draw from the pack.',
      'dealer-over-six-trumps': 'Both players draw from the pack.',
    },
    add: {
      'keep-six': law({
        question: 'obliged',
        title: 'How many cards are kept',
        gist: 'The trump is named, and each player has seventeen cards.',
        aka: ['how many to discard', 'keep six', 'discard eleven'],
        moment: 'discard',
        facts: {},
        readings: () => ({ 'uspc-1898': always([must('all-players', discardAllButSix), noPenaltyPrinted], passage) }),
      }),
      'drawing-ends': law({
        question: 'runs-out',
        title: 'Pack or trumps at an end',
        gist: 'The last card of the pack is drawn, or the last of the trumps is out.',
        aka: ['no more cards to draw', 'pack exhausted', 'trumps all gone', 'stop drawing'],
        moment: 'draw',
        facts: {},
        readings: () => ({ 'uspc-1898': always(must('all-players', playWithoutDrawing), passage) }),
      }),
    },
  },
  points: {},
  scorers: {},
  examples: [
    lawExample('keep-six', passage, {}, 'Hearts are trumps; a player has seven of them.', 'all but six'),
    lawExample('drawing-ends', passage, {}, 'Trick by trick all the trumps have been drawn and played.', 'without drawing'),
    scoreExample(
      'deal',
      passage,
      {
        bid: '6',
        high: 'bidder',
        low: 'nobody',
        jack: 'adversaries',
        game: 'bidder',
        'right-pedro': 'bidder',
        'left-pedro': 'nobody',
        failed: 'back',
        revoke: 'nobody',
      },
      'Six bid and seven made; low and the left pedro were thrown away.',
      { 'Bidder’s side': 7, Adversaries: 1 },
    ),
    sheetExample(
      'game',
      passage,
      { players: 'two', names: 'Ann.Ben', failed: 'back' },
      [
        {
          bidder: 'first',
          bid: '6',
          high: 'first',
          low: 'second',
          jack: 'second',
          game: 'second',
          'right-pedro': 'second',
          'left-pedro': 'first',
          revoke: 'nobody',
        },
        {
          bidder: 'second',
          bid: '5',
          high: 'first',
          low: 'second',
          jack: 'second',
          game: 'nobody',
          'right-pedro': 'first',
          'left-pedro': 'first',
          revoke: 'nobody',
        },
      ],
      'A bid of six makes six; a bid of five makes two and is set back.',
      { Ann: 17, Ben: 3 },
      'playing to 52',
    ),
  ],
});
