import { doubted } from '../../../laws/cites.ts';
import { lawExample } from '../../../laws/examples.ts';
import { always, law } from '../../../laws/laws.ts';
import { must, noPenaltyPrinted } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { discardSixOthersTwo } from '../words.ts';

const passage = cites.blue.widow;

export default variant({
  title: 'Cinch with a widow',
  aliases: ['Six-handed cinch', 'Widow cinch'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Cinch with a Widow',
      pages: '189',
      inherits: {
        from: 'cinch',
        cite: doubted(passage, 'No clause of its own: a form told in two sentences under the game.'),
        except: ['wrong-number', 'bid-with-too-many', 'bid-out-of-turn', 'lead-out-of-turn', 'bid-not-made', 'bid-made', 'revoke'],
      },
    },
  },
  has: { widow: true },
  players: { min: 6, max: 6, usual: 6, say: 'six, as three pairs of partners' },
  packs: ['standard-52'],
  glance: {
    Players: 'six, three partnerships',
    Cards: 'eight each, four to a widow',
    Widow: 'the highest bidder takes it before naming the trump',
    Discard: 'the bidder six cards, the others two each',
  },
  laws: {
    repeal: {
      'joker-and-high': 'The pack has 52 cards.',
      'plain-card-kept': 'The number of cards to discard is fixed.',
      'trump-discarded': 'No hand is filled after the discard.',
      'wrong-number-asked': 'No hand is filled after the discard.',
      'dealer-robs-pack': 'All 52 cards are dealt: nothing is left to search.',
      'dealer-over-six-trumps': 'All 52 cards are dealt: nothing is left to search.',
    },
    add: {
      'widow-discard': law({
        question: 'obliged',
        title: 'How many cards go',
        gist: 'The trump is named; players ask how many cards they throw away.',
        aka: ['how many to discard', 'discard six', 'discard two', 'down to six'],
        moment: 'discard',
        facts: {},
        readings: () => ({
          'blue-ribbon-1940': always([must('all-players', discardSixOthersTwo), noPenaltyPrinted], passage, { note: 'Everyone is left with six.' }),
        }),
      }),
    },
  },
  points: {
    repeal: {
      joker: 'The pack has 52 cards.',
      'to-adversaries': 'A custom of the older book.',
      order: 'An order of the older book.',
      'bid-made': 'The difference of two scores tells nothing of three sides.',
      'bid-failed': 'The book does not say which of the two other sides would score the bid.',
      revoke: 'The book gives this for two sides.',
    },
  },
  scorers: {},
  repealScorers: {
    deal: 'Three sides play, and the book says what a bid brings only for two.',
    game: 'Three sides play, and the book says what a bid brings only for two.',
  },
  examples: [lawExample('widow-discard', passage, {}, 'The bidder holds twelve cards with the widow.', 'six cards')],
});
