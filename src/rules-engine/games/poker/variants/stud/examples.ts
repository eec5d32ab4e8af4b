import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { duel } from '../../examples/duel.ts';

/** Cases of stud poker, and showdowns in the order of its list. */
export const examples = [
  lawExample(
    'passed-then-raised',
    cites.blue.studPlay,
    { spoken: 'passed' },
    'The high card passes, the next player bets, and the first then wants to raise.',
    'may not raise',
  ),
  lawExample('high-card-will-not-bet', cites.blue.studPlay, {}, 'The king showing declines to bet.', 'passes to the next player'),
  lawExample('round-without-bet', cites.blue.studRank, {}, 'Nobody bets on the third card.', 'go on dealing'),
  valueExample('first-say', cites.blue.studBetting, 'A queen, a nine and a four lie open after the second card.', 'the highest card showing'),
  valueExample('betting-rounds', cites.sierra.faceDownVersus, 'Draw has two rounds; what did the open game bring?', 'many more than at draw poker'),
  valueExample(
    'betting-rounds',
    cites.blue.studBetting,
    'From the second card to the fifth everyone may bet.',
    '4: after the second, third, fourth and fifth card',
  ),
  valueExample(
    'betting-rounds',
    cites.uspc.stud,
    'Four open cards lie before each, and only now does anyone look at the closed one.',
    '1: when everybody has five cards',
  ),
  valueExample('straight', cites.blue.studRank, 'A player counts on five to nine in mixed suits.', 'not played'),
  valueExample('blind', cites.sierra.faceDownVersus, 'What goes into the pot before anybody bets at the open game?', 'an entry fee'),
  duel(cites.blue.studRank, 'Nines full against four threes.', '9S-9H-9D-4C-4H', '3S-3H-3D-3C-5S', 'four of a kind, threes'),
  duel(
    cites.blue.studRank,
    'Five to nine of clubs, no more than a flush, against a full house.',
    '9C-8C-7C-6C-5C',
    '10S-10H-10D-3S-3H',
    'full house, tens over threes',
  ),
  duel(cites.blue.studRank, 'Three queens against five to nine of clubs.', 'QS-QH-QD-8S-3H', '9C-8C-7C-6C-5C', 'flush, nine high'),
  duel(
    cites.blue.studRank,
    'Five to nine of mixed suits, which is nothing, against three kings.',
    '9S-8H-7D-6C-5C',
    'KS-KH-KD-8S-3H',
    'three of a kind, kings',
  ),
  duel(cites.blue.studRank, 'Threes and twos against a pair of aces.', 'AS-AH-KD-QC-9S', '3S-3H-2D-2C-5H', 'two pairs, threes and twos'),
  scoreExample(
    'showdown',
    cites.blue.studRank,
    { hands: '7H-8D-9C-10C-JC.2S-2C-AS-5H-4H' },
    'Seven to jack in mixed suits is shown against a pair of twos.',
    'Hand 2 wins: pair of twos',
  ),
  scoreExample(
    'showdown',
    cites.uspc.stud,
    { hands: 'AS-KH-9D-6C-3S.4H-4D-JC-8S-2D' },
    'The down cards are turned up, and a pair of fours lies against ace high.',
    'Hand 2 wins: pair of fours',
  ),
] as const;
