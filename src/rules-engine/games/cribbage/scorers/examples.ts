import { cite } from '../../../books.ts';

import { type Example, scoreExample } from '../../../core/examples.ts';

const USPC_RUNS = cite('uspc-1898', '49-52', 'Cribbage: Counting');
const USPC_PLAY = cite('uspc-1898', '49-52', 'Cribbage: Playing', {
  doubt: 'The second player of the example says go at 26 and later plays a five, which would have made 31.',
});
const DONOHUE = cite('donohue', '68', 'Five Card Cribbage');
const BLUE_PLAY = cite('blue-ribbon-1940', '195', 'Cribbage: Five-Card');
const BLUE_RUNS = cite('blue-ribbon-1940', '195-196', 'Cribbage: Five-Card');
const BLUE_HANDS = cite('blue-ribbon-1940', '196-197', 'Cribbage: Five-Card');
const BLUE_SIX = cite('blue-ribbon-1940', '197-198', 'Six-Card Cribbage');
const SIERRA_HAND = cite('sierra', '48-58', 'Cribbage: In Hand');
const SIERRA_PLAY = cite('sierra', '48-58', 'Cribbage: Advanced Strategies');

/** Hands counted and plays pegged in the books themselves. Suits are ours where a book gives ranks alone. */
export const scoreExamples: readonly Example[] = [
  scoreExample(
    'hand',
    BLUE_HANDS,
    { hand: '5H-5C-5D-JS', starter: '5S', crib: 'yes' },
    'The highest count there is: three fives and the jack of the suit of the fourth five, which is the starter.',
    29,
  ),
  scoreExample(
    'hand',
    BLUE_HANDS,
    { form: 'five-card', hand: '8H-8C-7D', starter: '6S', crib: 'no' },
    'A five-card hand of two eights and a seven, with a six turned up.',
    12,
  ),
  scoreExample('hand', BLUE_SIX, { hand: '6H-6C-6D-4S', starter: '5S', crib: 'no' }, 'Three sixes and a four, with a five turned up.', 21),
  scoreExample('hand', USPC_RUNS, { hand: '5H-5C-6D-7S', starter: 'AS', crib: 'no' }, 'A double run of three, 5 5 6 7, with a card that adds nothing.', 8),
  scoreExample('hand', USPC_RUNS, { hand: '5H-5C-6D-6S', starter: '7H', crib: 'no' }, 'A quadruple run, 5 5 6 6 7.', 16),
  scoreExample('hand', SIERRA_HAND, { hand: '8H-7C-6D-6S', starter: '6H', crib: 'no' }, 'A triple run, 8 7 6 6 6, with the fifteen that it holds besides.', 17),
  scoreExample(
    'hand',
    SIERRA_HAND,
    { hand: '7H-6C-6D-5S', starter: '4H', crib: 'no' },
    'A double run of four, 7 6 6 5 4, with the two fifteens that it holds besides.',
    14,
  ),
  scoreExample(
    'play',
    USPC_PLAY,
    { cards: 'KH-10S-6D-3H-AC-7S-8D-5C', by: '12111222', stopped: 'no' },
    'King, ten, six; go; three and ace for the go. Then seven, eight and five from the other hand.',
    { Pone: 1, Dealer: 3 },
  ),
  scoreExample(
    'play',
    BLUE_PLAY,
    { form: 'five-card', cards: '3H-7S-7H-7C-7D', stopped: 'no' },
    'A three and then all four sevens: the fourth makes a double pair royal and 31 together.',
    { Pone: 16, Dealer: 6 },
  ),
  scoreExample(
    'play',
    BLUE_PLAY,
    { form: 'five-card', cards: '3H-7S-7H-7C-5D', stopped: 'yes' },
    'The same start, but the pone plays a five to 29 and the dealer says go.',
    { Pone: 3, Dealer: 6 },
  ),
  scoreExample('play', BLUE_RUNS, { cards: '6H-2S-5H-4C-AD-3D', stopped: 'no' }, 'Six, two, five, four, ace, three: a run of six in no order.', { Dealer: 6 }),
  scoreExample(
    'play',
    BLUE_RUNS,
    { cards: '3H-5S-6H-2C-5D-4D', stopped: 'no' },
    'Three, five, six, two, five, four: the second five stands between, so that there is no run.',
    { Pone: 0, Dealer: 0 },
  ),
  scoreExample(
    'play',
    BLUE_RUNS,
    { cards: '3H-5S-4H-2C-AD', stopped: 'no' },
    'Three, five, four for a run, then a deuce for a run of four, then an ace for a run of five and fifteen.',
    { Pone: 10, Dealer: 4 },
  ),
  scoreExample(
    'play',
    BLUE_SIX,
    { cards: 'JH-4S-JS-2D-2H-AH-QH-QS', by: '12122211', stopped: 'no' },
    'The pone holds two jacks and two queens, has to say go, and pegs his queens alone at the end.',
    { Pone: 3, Dealer: 3 },
  ),
  scoreExample('play', DONOHUE, { form: 'five-card', cards: '2H-8H-KH', stopped: 'no' }, 'Three cards of one suit follow each other in the five-card game.', {
    Pone: 3,
    Dealer: 0,
  }),
  scoreExample(
    'play',
    SIERRA_PLAY,
    { cards: '3H-9S-2D-8C-4H', stopped: 'yes' },
    'Three, nine, two, eight, four: the next player cannot play at 26 and says go.',
    { Pone: 1, Dealer: 0 },
  ),
  scoreExample(
    'show',
    cite('uspc-1898', '49-52', 'Cribbage: Counting the Hands'),
    { starter: '7D', pone: '6H-7C-8H-8S', dealer: '5H-5C-10D-JS', crib: 'KH-KC-QD-9S', 'pone-at': '40', 'dealer-at': '58', muggins: 'no' },
    'Both hands would bring their player home; the non-dealer counts first.',
    { Pone: 64, Dealer: 58 },
    'Pone is out first',
  ),
  scoreExample(
    'show',
    cite('blue-ribbon-1940', '200', 'Cribbage: Penalties'),
    { starter: '7D', pone: '6H-7C-8H-8S', dealer: '2H-4H-6C-KD', crib: 'KH-KC-QD-9S', 'pone-says': '12', muggins: 'no' },
    'The pone counts 12 for a hand of 24, and the dealer takes the 12 overlooked.',
    { Pone: 12, Dealer: 16 },
  ),
];
