import { scoreExample, sheetExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Poker } from '../code.ts';

/** Cases that the books print, or that follow directly from their words. */
export const countCases: readonly ExampleOf<Poker>[] = [
  scoreExample(
    'showdown',
    cites.donohue.valueRank,
    { hands: 'AH-JH-9H-5H-2H.AS-JS-10S-3S-2S' },
    'Two flushes are both headed by the ace and the jack; the third cards differ.',
    'Hand 2 wins: flush, ace high',
  ),
  scoreExample(
    'showdown',
    cites.uspc.lawsRulesScoring,
    { hands: 'AH-JH-9H-5H-2H.AS-JS-9S-5S-2S' },
    'Two flushes are alike in every rank and differ in suit.',
    'Hands 1 and 2 divide the pot',
  ),
  scoreExample(
    'showdown',
    cites.uspc.lawsRulesScoring,
    { hands: 'KH-AC-2D-3S-4H.2S-2C-7H-8D-9C' },
    'King, ace, two, three and four are shown against a pair of twos.',
    'Hand 2 wins: pair of twos',
  ),
  scoreExample(
    'showdown',
    cites.donohue.valueRankOfCards,
    { hands: '5H-4C-3D-2S-AH.AS-KC-QD-JH-10C' },
    'The straight from the ten to the ace meets the straight from the ace to the five.',
    'Hand 2 wins: straight, ace high',
  ),
  scoreExample(
    'showdown',
    cites.donohue.valueRank,
    { 'no-straights': 'yes', hands: '9H-8H-7H-6H-5H.3S-3H-3C-3D-2C' },
    'Straights are not played, and a straight flush meets four of a kind.',
    'Hand 2 wins: four of a kind, threes',
  ),
  scoreExample(
    'showdown',
    cites.blue.scoring,
    { hands: '7H-6H-5H-4H-3H.5S-4S-3S-2S-AS' },
    'Seven to three of a suit against five to ace of another.',
    'Hand 1 wins: straight flush, seven high',
  ),
  scoreExample(
    'showdown',
    cites.blue.scoring,
    { hands: 'JH-JC-2H-2C-5D.10H-10C-9H-9C-AD' },
    'Jacks and twos against tens and nines.',
    'Hand 1 wins: two pairs, jacks and twos',
  ),
  scoreExample(
    'showdown',
    cites.sierra.play,
    { hands: 'KH-KC-9H-9C-4D.KS-KD-9S-9D-JC' },
    'The same two pairs with different fifth cards.',
    'Hand 2 wins: two pairs, kings and nines',
  ),
  scoreExample(
    'side-pots',
    cites.blue.tableStakesBetting,
    { stakes: '10.30.30', by: 'places', places: '1.2.3' },
    'One of three players has a sight with 10 chips and holds the best hand; the others have put up 30 each.',
    { 'Player 1': 30, 'Player 2': 40 },
  ),
  scoreExample(
    'side-pots',
    cites.blue.tableStakesBetting,
    { stakes: '10.30.30', by: 'places', places: '2.1.3' },
    'The player with a sight is beaten, and the better hand takes all three shares.',
    { 'Player 2': 70 },
  ),
  scoreExample(
    'side-pots',
    cites.donohue.valueRank,
    { stakes: '25.40.40', by: 'hands', hands: 'AH-JH-9H-5H-2H.AS-JS-9S-5S-2S.KD-KC-3D-4C-7H' },
    'Two best hands are equal and one of them had only 25 chips for the show.',
    { 'Player 1': 37, 'Player 2': 67, 'Odd chips': 1 },
  ),
  sheetExample(
    'settled',
    cites.blue.tableStakesBetting,
    { players: 'three' },
    [{ stakes: '10.30.30', places: '2.1.3' }],
    'The player with a sight is beaten, and the better hand takes all three shares.',
    { 'First player': -10, 'Second player': 40, 'Third player': -30, 'Left in the pool': 0 },
  ),
];
