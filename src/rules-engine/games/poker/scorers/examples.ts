import { cite } from '../../../books.ts';

import { type Example, scoreExample } from '../../../core/examples.ts';

const BLUE = cite('blue-ribbon-1940', '285', 'Poker');
const BLUE_EXTRA = cite('blue-ribbon-1940', '285-286', 'Poker: five extra hands');
const BLUE_DEUCES = cite('blue-ribbon-1940', '289', 'Deuces Wild');
const BLUE_STAKES = cite('blue-ribbon-1940', '290', 'Table Stakes');
const DONOHUE = cite('donohue', '55', 'Draw Poker: Value of the Hands');
const DONOHUE_FLUSH = cite('donohue', '56', 'Draw Poker: Value of the Hands');
const USPC = cite('uspc-1898', '41', 'Draw Poker: Laws and Rules');
const SIERRA = cite('sierra', '107-114', 'Poker: How the game is played');

/** Cases that the books print, or that follow straight from their words. */
export const scorerExamples: readonly Example[] = [
  scoreExample(
    'showdown',
    DONOHUE_FLUSH,
    { form: 'draw', hands: 'AH-JH-9H-5H-2H.AS-JS-10S-3S-2S' },
    'Two flushes are both headed by the ace and the jack; the third cards differ.',
    'Hand 2 wins: flush, ace high',
  ),
  scoreExample(
    'showdown',
    USPC,
    { form: 'draw', hands: 'AH-JH-9H-5H-2H.AS-JS-9S-5S-2S' },
    'Two flushes are alike in every rank and differ in suit.',
    'Hands 1 and 2 divide the pot',
  ),
  scoreExample(
    'showdown',
    USPC,
    { form: 'draw', hands: 'KH-AC-2D-3S-4H.2S-2C-7H-8D-9C' },
    'King, ace, two, three and four are shown against a pair of twos.',
    'Hand 2 wins: pair of twos',
  ),
  scoreExample(
    'showdown',
    DONOHUE,
    { form: 'draw', hands: '5H-4C-3D-2S-AH.AS-KC-QD-JH-10C' },
    'The straight from the ten to the ace meets the straight from the ace to the five.',
    'Hand 2 wins: straight, ace high',
  ),
  scoreExample(
    'showdown',
    DONOHUE_FLUSH,
    { form: 'draw', 'no-straights': 'yes', hands: '9H-8H-7H-6H-5H.3S-3H-3C-3D-2C' },
    'Straights are not played, and a straight flush meets four of a kind.',
    'Hand 2 wins: four of a kind, threes',
  ),
  scoreExample(
    'showdown',
    BLUE,
    { form: 'draw', hands: '7H-6H-5H-4H-3H.5S-4S-3S-2S-AS' },
    'Seven to three of a suit against five to ace of another.',
    'Hand 1 wins: straight flush, seven high',
  ),
  scoreExample(
    'showdown',
    BLUE,
    { form: 'draw', hands: 'JH-JC-2H-2C-5D.10H-10C-9H-9C-AD' },
    'Jacks and twos against tens and nines.',
    'Hand 1 wins: two pairs, jacks and twos',
  ),
  scoreExample(
    'showdown',
    BLUE_EXTRA,
    { form: 'draw', extra: 'customary', hands: '7S-6H-4C-3D-2D.QS-10S-8H-6D-4H' },
    'A little dog against a skip where the five extra hands are played.',
    'Hand 1 wins: little dog',
  ),
  scoreExample(
    'showdown',
    BLUE_DEUCES,
    { form: 'deuces-wild', hands: 'KH-2C-2D-8S-3H.KS-KC-KD-7H-6C' },
    // The book says it of fours; but beside a four and two deuces any other card would make a better three.
    'Deuces are wild: three natural kings against a king with two deuces.',
    'Hand 2 wins: three of a kind, kings',
  ),
  scoreExample(
    'showdown',
    BLUE_DEUCES,
    { form: 'deuces-wild', hands: 'QH-2C-2D-8S-8H.KS-KC-KD-QC-QD' },
    'Deuces are wild: a queen, two deuces and a pair of eights against a natural full house.',
    'Hand 1 wins: four of a kind, eights',
  ),
  scoreExample(
    'showdown',
    cite('uspc-1898', '43', 'Mistigris'),
    { form: 'mistigris', hands: 'AH-AS-AC-AD-JOKER.KH-KS-KC-KD-2C' },
    'Four aces and the joker against four kings.',
    'Hand 1 wins: five of a kind, aces',
  ),
  scoreExample(
    'showdown',
    SIERRA,
    { form: 'draw', hands: 'KH-KC-9H-9C-4D.KS-KD-9S-9D-JC' },
    'The same two pairs with different fifth cards.',
    'Hand 2 wins: two pairs, kings and nines',
  ),
  scoreExample(
    'side-pots',
    BLUE_STAKES,
    { stakes: '10.30.30', by: 'places', places: '1.2.3' },
    'One of three players has a sight with 10 chips and holds the best hand; the others have put up 30 each.',
    { 'Player 1': 30, 'Player 2': 40 },
  ),
  scoreExample(
    'side-pots',
    BLUE_STAKES,
    { stakes: '10.30.30', by: 'places', places: '2.1.3' },
    'The player with a sight is beaten, and the better hand takes all three shares.',
    { 'Player 2': 70 },
  ),
  scoreExample(
    'side-pots',
    DONOHUE_FLUSH,
    { stakes: '25.40.40', by: 'hands', hands: 'AH-JH-9H-5H-2H.AS-JS-9S-5S-2S.KD-KC-3D-4C-7H' },
    'Two best hands are equal and one of them had only 25 chips for the show.',
    { 'Player 1': 37, 'Player 2': 67, 'Odd chips': 1 },
  ),
  scoreExample(
    'openers',
    cite('blue-ribbon-1940', '288-289', 'Jack Pots'),
    { shown: 'JH-JC', need: 'jacks', split: 'yes', discard: 'apart' },
    'The opener split a pair of jacks to draw to a flush and shows them with his discard from the pool.',
    'Openers: pair of jacks',
  ),
  scoreExample(
    'openers',
    cite('uspc-1898', '41', 'Draw Poker: Laws and Rules, Jack Pots'),
    { shown: '10H-10C-AS-8D-4C', need: 'jacks' },
    'A jack pot was opened on tens.',
    'No openers: pair of tens',
  ),
  scoreExample(
    'openers',
    cite('donohue', '65', 'Progressive Jack-Pots'),
    { shown: 'JH-JC-AS-8D-4C', need: 'queens' },
    'On the second deal of a progressive jack pot the opener shows a pair of jacks.',
    'No openers: pair of jacks',
  ),
];
