import { doubted } from '../../../core/cites.ts';
import { worthExample } from '../../../core/examples.ts';
import { item, ruled, unscored } from '../../../core/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';

const NOT_HERE = unscored('Of these hands the book knows the blaze alone.');
/** Five more hands move those below them down: the customary order, which the author calls guesswork. */
const CUSTOMARY = doubted(
  cites.blue.extraHandsRank,
  'The book prints the customary order and on the next page calls it guesswork; the table has to agree on one of the two.',
);
const HANDS = 'The extra hands';

export default variant({
  title: 'Extra poker hands',
  aliases: ['Blaze', 'Big dog and little dog', 'Tiger', 'Skip straight', 'Dutch straight', 'Kangaroo straight', 'Round-the-corner straight', 'Freak hands'],
  books: {
    'blue-ribbon-1940': { heading: 'Poker: five extra hands', pages: '285-286', inherits: { from: 'poker', cite: cites.blue.extraHandsRank } },
    donohue: { heading: 'Technical Terms Used in Poker: Blaze', pages: '57', inherits: { from: 'poker', cite: cites.donohue.blaze } },
  },
  players: { min: 2, max: 7 },
  packs: ['standard-52'],
  glance: {
    When: 'Only by agreement before play',
    Blaze: 'Five court cards: between two pairs and three of a kind',
    'Little dog': 'Seven high, deuce low, no pair: between a straight and a flush',
    'Big dog': 'Ace high, nine low: above the little dog',
    'Skip straight': 'Every other card in sequence: above two pairs and a blaze',
    'Round the corner': 'King, ace and two together in a run: below the lowest straight',
  },
  laws: {},
  points: {
    amend: {
      flush: {
        books: {
          'blue-ribbon-1940': ruled('below a full hand and above big dog; the rank of the cards decides', [
            cites.blue.straightFlush,
            cites.blue.scoring,
            CUSTOMARY,
          ]),
        },
      },
      straight: {
        books: {
          'blue-ribbon-1940': ruled('below little dog and above round the corner; the ace stands above the king or below the two', [
            cites.blue.straightFlush,
            cites.blue.scoring,
            CUSTOMARY,
          ]),
        },
      },
      'three-of-a-kind': {
        books: {
          'blue-ribbon-1940': ruled('below round the corner and above the blaze; whether a skip beats it is not said', [
            cites.blue.straightFlush,
            cites.blue.scoring,
            CUSTOMARY,
          ]),
        },
      },
      'two-pairs': {
        books: {
          'blue-ribbon-1940': ruled('next below the blaze; the higher pair decides', [cites.blue.straightFlush, cites.blue.scoring, CUSTOMARY]),
          donohue: ruled('next below the blaze; the higher pair decides, then the odd card', [cites.donohue.valueScoring, cites.donohue.blaze]),
        },
      },
      pair: {
        books: {
          'blue-ribbon-1940': ruled('next below two pairs; the higher pair wins', [cites.blue.straightFlush, cites.blue.scoring, CUSTOMARY]),
        },
      },
      'high-card': {
        books: {
          'blue-ribbon-1940': ruled('the lowest hand; the highest card decides, then the cards below it', [
            cites.blue.straightFlush,
            doubted(cites.blue.rank, 'The line that lets the lower cards decide is cut short in our copy.'),
          ]),
        },
      },
    },
    add: {
      'big-dog': item({
        title: 'Big dog',
        gist: 'Ace high and nine low, without a pair; for instance ace, queen, jack, ten and nine.',
        aka: ['big tiger', 'big cat'],
        group: HANDS,
        books: {
          'blue-ribbon-1940': ruled('beats a straight and a little dog, loses to a flush; the author would put it between a flush and a full house', [
            doubted(cites.blue.extraHandsRank, 'The picture is lost in our copy; the text lets any card of the sequence be missing between ace and nine.'),
            doubted(
              cites.blue.extraHandsScoring,
              'The book prints the customary order and on the next page calls it guesswork; the table has to agree on one of the two.',
            ),
          ]),
          donohue: NOT_HERE,
        },
      }),
      'little-dog': item({
        title: 'Little dog, or tiger',
        gist: 'Seven high and deuce low, without a pair or a flush.',
        aka: ['tiger', 'little tiger', 'seven high deuce low'],
        group: HANDS,
        books: {
          'blue-ribbon-1940': ruled('beats a straight, loses to a flush; the author would put it between a flush and a full house', [
            doubted(cites.blue.extraHandsRank, 'The line is broken in our copy; it is filled up from the glossary (page 427).'),
            cites.blue.littleDog,
            doubted(
              cites.blue.extraHandsScoring,
              'The book prints the customary order and on the next page calls it guesswork; the table has to agree on one of the two.',
            ),
          ]),
          donohue: NOT_HERE,
        },
      }),
      'round-the-corner': item({
        title: 'Round the corner',
        gist: 'A straight in which the ace joins the king to the deuce; for instance queen, king, ace, two and three.',
        aka: ['wrap-around straight', 'corner straight', 'king ace two'],
        group: HANDS,
        books: {
          'blue-ribbon-1940': ruled('beats three of a kind, loses to the lowest straight; the author would put it between a full house and a blaze', [
            cites.blue.extraHandsScoring,
            doubted(
              cites.blue.extraHandsScoring,
              'The book prints the customary order and on the next page calls it guesswork; the table has to agree on one of the two.',
            ),
          ]),
          donohue: unscored('An ace never stands within a straight (page 55).'),
        },
      }),
      'skip-straight': item({
        title: 'Skip, or Dutch straight',
        gist: 'A sequence of every other card in mixed suits; for instance three, five, seven, nine and jack.',
        aka: ['dutch straight', 'alternate straight', 'kangaroo straight'],
        group: HANDS,
        books: {
          'blue-ribbon-1940': ruled('beats two pairs and a blaze; the author would put it between a straight and a flush', [
            cites.blue.extraHandsRank,
            doubted(
              cites.blue.extraHandsScoring,
              'The book prints the customary order and on the next page calls it guesswork; the table has to agree on one of the two.',
            ),
          ]),
          donohue: NOT_HERE,
        },
      }),
      blaze: item({
        title: 'Blaze',
        gist: 'Five court cards.',
        aka: ['five picture cards', 'five face cards', 'five court cards'],
        group: HANDS,
        books: {
          'blue-ribbon-1940': ruled('beats two pairs, loses to three of a kind; the author would put it just below four of a kind, above a round the corner', [
            cites.blue.extraHandsRank,
            doubted(
              cites.blue.extraHandsScoring,
              'The book prints the customary order and on the next page calls it guesswork; the table has to agree on one of the two.',
            ),
          ]),
          donohue: ruled('beats two pairs, where it is played; what beats it is not said', cites.donohue.blaze),
        },
      }),
    },
  },
  scorers: {},
  repealScorers: {
    settled: 'Whether the parts of a pool are settled so here has yet to be read.',
    showdown: 'The counter of the main game asks which form is played.',
    'side-pots': 'Whether the count holds here unchanged has yet to be read.',
  },
  examples: [
    worthExample(
      'big-dog',
      cites.blue.extraHandsRank,
      'Ace, queen, jack, ten and nine against seven down to two, none of them paired.',
      'beats a straight and a little dog',
    ),
    worthExample('little-dog', cites.blue.extraHandsRank, 'Seven, six, four, three and two come up against five spades.', 'loses to a flush'),
    worthExample(
      'round-the-corner',
      cites.blue.extraHandsScoring,
      'Queen to three by way of the ace meets five down to the ace.',
      'loses to the lowest straight',
    ),
    worthExample('skip-straight', cites.blue.extraHandsRank, 'Three, five, seven, nine and jack face five court cards.', 'beats two pairs and a blaze'),
    worthExample('blaze', cites.blue.extraHandsRank, 'Five pictures, among them kings and jacks, face three sixes.', 'loses to three of a kind'),
    worthExample('blaze', cites.donohue.blaze, 'Aces up are shown, and the other hand is all court cards.', 'beats two pairs'),
    worthExample('flush', cites.blue.extraHandsRank, 'Five clubs lie above every dog of the southern table.', 'above big dog'),
    worthExample('straight', cites.blue.extraHandsRank, 'Five to nine is tried against seven, five, four, three and two.', 'below little dog'),
    worthExample('three-of-a-kind', cites.blue.extraHandsScoring, 'Three jacks are shown against king, ace, two, three and four.', 'below round the corner'),
    worthExample('two-pairs', cites.blue.extraHandsRank, 'Kings and jacks lose to a hand with one picture more.', 'next below the blaze'),
    worthExample('two-pairs', cites.donohue.valueScoring, 'Queens and nines twice over: an ace beside the one, a ten beside the other.', 'then the odd card'),
    worthExample('pair', cites.blue.scoring, 'A pair of tens meets a pair of nines.', 'the higher pair wins'),
    worthExample('high-card', cites.blue.rank, 'Both hands are jack high, and neither is a dog, a skip or a blaze.', 'the cards below it'),
  ],
});
