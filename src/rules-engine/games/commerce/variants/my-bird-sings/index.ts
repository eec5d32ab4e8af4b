import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { fact } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { barred, must, noPenaltyPrinted, notDecided, wins } from '../../../../laws/remedies.ts';
import { ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { morePips, sayBird, tradeMore, twoCardFlush } from '../../words.ts';
import { own } from './points.ts';
import { flushes } from './scorers.ts';

const { bird, tie, trade } = cites.blue;
const BLUE = 'blue-ribbon-1940';
const NO_BUYING = 'Nothing is bought of the dealer.';
const ONE_HAND = 'Three cards of one suit are the only hand; nothing ranks above or below it.';
const tied = doubted(tie, 'The book says this of the point at commerce, of which this is a variety. Here it says nothing about equal pips.');

export default variant({
  title: 'My Bird Sings',
  aliases: ['My Ship Sails'],
  books: { [BLUE]: { heading: 'My Bird Sings, or, My Ship Sails', pages: '190', inherits: { from: 'commerce', cite: bird } } },
  players: { min: 3, max: 12 },
  packs: ['standard-52'],
  glance: {
    'What changes': 'nothing is bought; cards are exchanged with the player on the left alone',
    Wins: 'three cards of one suit, whatever their rank, the moment somebody has them',
    'To be said': '“My bird sings”',
    'Nobody has it': 'after two rounds the highest point of two cards in one suit',
  },
  laws: {
    repeal: {
      'dealer-buys': NO_BUYING,
      'ace-in-sequence': 'A sequence is no hand here.',
      'equal-sequences': 'A sequence is no hand here.',
      'equal-points': 'Two flushes shown together have a law of their own; of two equal points on two cards this section says nothing.',
      'not-shown': 'A winning hand is called, and that has a law of its own.',
    },
    amend: {
      stands: {
        leads: {
          'blue-ribbon-1940':
            'A player who stands after the first turn with three cards of one suit wins the pool, and nobody may trade any more. The book covers nothing else.',
        },
        readings: (says) => ({
          [BLUE]: says(
            [
              {
                when: { when: 'made' },
                then: [wins('player', 'pool'), barred('all-players', tradeMore)],
                note: 'The hand wanted is three cards of one suit, and it takes the pool at once.',
              },
              {
                when: { when: ['dealt', 'short'] },
                then: [notDecided],
                note: 'The exchanges end with a flush, dealt or made, or with the end of the second round. The book does not say that a player may stand without a flush.',
              },
            ],
            bird,
          ),
        }),
      },
    },
    add: {
      'bird-not-called': law({
        offence: 'hand-not-shown',
        title: 'A flush not called',
        gist: 'A player has three cards of one suit, dealt or by an exchange, and says nothing.',
        aka: ['forgot to say my bird sings', 'did not call the flush', 'kept trading with a flush'],
        moment: 'draw',
        cases: [{ then: [must('player', sayBird), noPenaltyPrinted] }],
        cites: bird,
      }),
      'flushes-together': law({
        question: 'tie',
        title: 'Two flushes shown together',
        gist: 'Two players have three cards of one suit at the same moment.',
        aka: ['two birds sing', 'both have a flush', 'two ships sail'],
        moment: 'showdown',
        facts: {
          pips: fact('How do their pips compare?', 'Pips', {
            differ: { label: 'One has more', if: 'if one of the two flushes has more pips' },
            equal: { label: 'They are equal', chip: 'Equal', if: 'if the two flushes have equally many pips' },
          }),
        },
        leads: {
          'blue-ribbon-1940': 'The flush with more pips wins the pool. If both have equally many, the tied player nearest the dealer’s left wins it.',
        },
        cases: [
          { when: { pips: 'differ' }, then: [wins(morePips, 'pool')] },
          { when: { pips: 'equal' }, then: [wins('tied-nearest-left', 'pool')], doubtful: true },
        ],
        cites: [bird, tied],
      }),
      'no-flush': law({
        question: 'not-made',
        title: 'Nobody has three of a suit',
        gist: 'The cards have been exchanged twice round, and no bird has sung.',
        aka: ['nobody has a flush', 'after two rounds', 'no winner'],
        moment: 'showdown',
        leads: { 'blue-ribbon-1940': 'All the players must show their hands. The player whose two cards of one suit have the most pips wins the pool.' },
        cases: [{ then: [must('all-players', 'show-hand'), wins(twoCardFlush, 'pool')] }],
        cites: bird,
        see: ['commerce/my-bird-sings.points.two-cards'],
      }),
    },
  },
  points: {
    repeal: { 'three-of-a-kind': ONE_HAND, sequence: ONE_HAND, point: 'Three cards of a suit win before their pips are counted.', buying: NO_BUYING },
    amend: {
      pool: {
        books: { [BLUE]: ruled('three cards of one suit take it at once, and without them the highest point of two in one suit', bird, { unit: 'counter' }) },
      },
    },
    add: own,
  },
  scorers: { flushes },
  repealScorers: { hands: ONE_HAND },
  examples: [
    lawExample('barter-refused', trade, {}, 'A neighbour would keep his two hearts and gives nothing.', 'give a card in exchange'),
    lawExample('stands', bird, { when: 'short', who: 'other' }, 'A player with the ace and king of spades would stop after one round.', 'does not cover'),
    lawExample('stands', bird, { when: 'made', who: 'other' }, 'A barter brings the third club, and the next player would still exchange.', 'wins the pool'),
    lawExample('bird-not-called', bird, {}, 'Three diamonds are dealt to a player who says nothing.', 'My bird sings'),
    lawExample('flushes-together', bird, { pips: 'differ' }, 'Three clubs with 20 pips meet three spades with 12.', 'flush with more pips'),
    lawExample('flushes-together', tied, { pips: 'equal' }, 'Both have 19.', 'dealer’s left'),
    lawExample('no-flush', bird, {}, 'Twice round, and nobody has three of a suit.', 'two cards in one suit'),
    valueExample('pool', bird, 'The third heart is shown.', 'take it at once'),
    valueExample('flush', bird, 'A barter brings the third heart.', 'takes the pool at once'),
    valueExample('two-cards', bird, 'Twice round without a flush.', 'two cards in one suit'),
    scoreExample(
      'flushes',
      bird,
      { hands: 'KC-8C-2C.7S-3S-2S' },
      'Two flushes are shown together, 20 pips and 12.',
      'Hand 1 wins: 3 cards of one suit, 20 pips',
    ),
    scoreExample(
      'flushes',
      bird,
      { hands: 'AS-KS-2D.QH-JH-9C.9D-8D-7C' },
      'After two rounds the two-card points are 21, 20 and 17.',
      'Hand 1 wins: 2 cards of one suit, 21 pips',
    ),
    sheetExample(
      'account',
      bird,
      { players: '4', names: 'Ann.Ben.Cora.Dan', stake: '1' },
      [
        { dealer: 'first', winner: 'third' },
        { dealer: 'second', winner: 'third' },
      ],
      'Cora’s bird sings twice.',
      { Ann: -2, Ben: -2, Cora: 6, Dan: -2 },
    ),
  ],
});
