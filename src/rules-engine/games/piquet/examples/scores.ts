import { scoreExample, sheetExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Piquet } from '../code.ts';

const { declarations, exchange, counting, play, pic } = cites.blue;

/** Hands, deals and a game counted. */
export const scoreCases: readonly ExampleOf<Piquet>[] = [
  scoreExample('hand', declarations, { hand: 'AS KS QS JS 10S 9S 8S 7S AH AC AD 7H' }, 'A whole suit and the other aces.', 40),
  scoreExample(
    'hand',
    declarations,
    { hand: 'KH QH JH 10H 9H 8H 7H KS KC KD 7S 9C', short: 'yes' },
    'A point of 64, reckoned as six by agreement, with its sequence of seven and four kings.',
    37,
  ),
  scoreExample('hand', declarations, { hand: 'AC KC QC JC 10C 9C 9D 8D 7D 7S 8H 7H' }, 'A sequence of six and another of three.', 25),
  scoreExample('hand', exchange, { hand: '10H 9H 8H 7H 10S 9S 8S 7S 10C 9C 8C AD' }, 'No king, queen or jack, and two points that make as much.', 28),
  scoreExample(
    'deal',
    counting,
    { pone: 'AH KH QH JH 10H QS 8S 7S QC 9C 9D 7D', dealer: 'AS KS 10S 9S AC JC 8C 7C 7H KD JD 10D', play: 'KH 7H' },
    'A point of five, its sequence and three queens are good, and the non-dealer leads a king: he calls twenty-four.',
    { 'Non-dealer': 24 },
  ),
  scoreExample(
    'deal',
    declarations,
    { pone: 'AS KS 9S AH KH 9H 8H AC KC 9C 8C 9D', dealer: '10S JS 8S 10H JH 7H 10C JC 7C 10D 8D 7D' },
    'Four tens are good against three aces and three kings, and let three jacks count as well.',
    { 'Non-dealer': 4, Dealer: 17 },
  ),
  scoreExample(
    'deal',
    pic,
    {
      pone: 'AS KS QS JS 10S 9S 8S 7S AH AC AD 7H',
      dealer: 'KH KC KD QC QD JC JD 10C 10D 9C 9D 8C',
      play: 'AS 8C KS 9C QS 9D JS 10C 10S 10D 9S JC 8S JD 7S QC AH KH AC KC AD QD 7H KD',
    },
    'The non-dealer comes to thirty in hand before anything else is good, and wins every trick.',
    { 'Non-dealer': 150 },
    'Non-dealer 150, Dealer 0, with repic for Non-dealer',
  ),
  scoreExample(
    'deal',
    pic,
    {
      pone: 'AH KH QH JH 10H AS AC 9C 8D 7D 8S 7S',
      dealer: 'KS QS JS KC JC 10C QD KD 9D 9H 8H 7C',
      play: 'AH 8H KH 9H QH 7C JH 9D 10H 10C AS JS AC JC 9C KC QS 7S QD 7D KS 8S KD 8D',
    },
    'The non-dealer has 23 in hand and leads seven high cards before the dealer counts anything.',
    { 'Non-dealer': 70, Dealer: 6 },
    'Non-dealer 70, Dealer 6, with pic for Non-dealer',
  ),
  scoreExample(
    'deal',
    pic,
    { pone: 'AS KS QS JS 10S AH AC AD 9D 8D 7D 7C', dealer: 'KH QH 10H 9H 8H 7H KC QC JC 9C KD QD' },
    'Sequences and four aces would make a repic; the better point of the dealer counts before them and saves it.',
    { 'Non-dealer': 32, Dealer: 6 },
  ),
  scoreExample(
    'deal',
    play,
    {
      pone: '10D 8H 9H 8S 7H 8C 7D QH KS QC JC KD',
      dealer: '7C KH JS QS 9C AH 9D 9S KC 8D JH AD',
      play: '8C KC KH QH 7C QC 9H JH 9C JC 10D 9D 8H AH AD 7D 8D KD 8S JS QS KS 7H 9S',
    },
    'Six tricks each: nobody has ten for cards.',
    { 'Non-dealer': 14, Dealer: 7 },
  ),
  sheetExample(
    'game',
    play,
    { first: 'Ann', second: 'Ben' },
    [
      { first: '30', second: '12', tricks: '8', bonus: 'first-pic' },
      { first: '9', second: '24', tricks: '6' },
      { first: '14', second: '5', tricks: '12' },
    ],
    'The first to come to a hundred wins; the cards bring ten and capot forty.',
    { Ann: 133, Ben: 41 },
    'Ann reached 100',
  ),
];
