import { scoreExample, worthExample } from '../../../core/examples.ts';
import type { ExampleOf } from '../../../core/games.ts';
import { cites } from '../cites.ts';
import type { Poker } from '../code.ts';

const DRAW = { form: 'draw' } as const;

/** Where each hand stands in the list of its book, counted from the best. */
export const handCases: readonly ExampleOf<Poker>[] = [
  worthExample('royal-flush', cites.blue.straightFlush, 'Ten to ace in hearts heads the printed table.', '1st of 10'),
  worthExample('five-of-a-kind', cites.sierra.play, 'A wild card joins four queens, and a straight flush is shown against them.', '1st of 10'),
  worthExample('straight-flush', cites.sierra.play, 'Five to nine of clubs has but one kind of hand to fear.', '2nd of 10'),
  worthExample('straight-flush', cites.donohue.valueScoring, 'Straights were agreed on, and a run of spades meets four aces.', '1st of 9'),
  worthExample('straight-flush', cites.uspc.drawRank, 'All hearts and all in order: the table asks whether anything beats it.', '1st of 9'),
  worthExample('four-of-a-kind', cites.sierra.play, 'Four sixes lose to a straight flush and to five alike.', '3rd of 10'),
  worthExample('full-house', cites.sierra.play, 'Tens full of fours are beaten by four threes.', '4th of 10'),
  worthExample('full-house', cites.donohue.valueScoring, 'Kings full fall to fours or to a straight flush and to nothing else.', '3rd of 9'),
  worthExample('full-house', cites.uspc.drawRank, 'Three aces with two tens sit just below four alike.', '3rd of 9'),
  worthExample('flush', cites.sierra.play, 'Five diamonds lie between a full house and a run.', '5th of 10'),
  worthExample('flush', cites.blue.straightFlush, 'Five spades out of order are met by a full hand.', '5th of 10'),
  worthExample('straight', cites.sierra.play, 'Four to eight in mixed suits loses to any five of a suit.', '6th of 10'),
  worthExample('straight', cites.blue.straightFlush, 'Nine to king in several suits goes under to a flush.', '6th of 10'),
  worthExample('straight', cites.uspc.drawRank, 'Seven to jack of mixed suits is shown against three aces.', '5th of 9'),
  worthExample('three-of-a-kind', cites.sierra.play, 'Three fives with a jack and a two come up against a straight.', '7th of 10'),
  worthExample('three-of-a-kind', cites.donohue.valueScoring, 'Triplets stand above two pair and below whatever runs in order.', '6th of 9'),
  worthExample('three-of-a-kind', cites.uspc.drawRank, 'Three aces are one step better than aces and kings.', '6th of 9'),
  worthExample('two-pairs', cites.donohue.valueScoring, 'Queens up run into three twos.', '7th of 9'),
  worthExample('two-pairs', cites.uspc.drawRank, 'Two aces and two kings look strong and lose to three of anything.', '7th of 9'),
  worthExample('pair', cites.sierra.play, 'Two kings alone beat only a hand that made nothing.', '9th of 10'),
  worthExample('pair', cites.blue.straightFlush, 'A pair of fours ends one place above the bottom of the table.', '9th of 10'),
  worthExample('pair', cites.donohue.valueScoring, 'A single pair opens a list that rises from the lowest hand.', '8th of 9'),
  worthExample('high-card', cites.sierra.play, 'Ace high, and nothing to go with it.', '10th of 10'),
  worthExample('high-card', cites.blue.straightFlush, 'King, jack, eight, five and two stand last of all.', '10th of 10'),
  worthExample('high-card', cites.donohue.valueRank, 'Neither of the two callers has as much as a pair.', '9th of 9'),
  scoreExample(
    'showdown',
    cites.blue.straightFlush,
    { ...DRAW, hands: '9S-8S-7S-6S-5S.AH-KH-QH-JH-10H' },
    'Nine high in spades is topped by the five best hearts.',
    'Hand 2 wins: royal flush',
  ),
  scoreExample(
    'showdown',
    cites.donohue.valueScoring,
    { ...DRAW, hands: 'AS-AH-AC-AD-2C.6D-5D-4D-3D-2D' },
    'Four aces come up against a little run of diamonds where straights count.',
    'Hand 2 wins: straight flush, six high',
  ),
  scoreExample(
    'showdown',
    cites.donohue.valueScoring,
    { ...DRAW, hands: '9S-9H-AC-7D-2C.9C-9D-KH-QD-JC' },
    'Two pairs of nines, with an ace beside the one and a king beside the other.',
    'Hand 1 wins: pair of nines',
  ),
  scoreExample(
    'showdown',
    cites.sierra.play,
    { ...DRAW, hands: 'KS-8H-7C-4D-2C.KH-8C-7D-4S-2H' },
    'Two hands without a pair are alike in all five ranks.',
    'Hands 1 and 2 divide the pot',
  ),
  scoreExample(
    'showdown',
    cites.uspc.drawRank,
    { ...DRAW, hands: 'AS-AH-AC-10D-10C.2D-3D-5D-7D-KD' },
    'The full hand and the flush of the printed list meet.',
    'Hand 1 wins: full house',
  ),
];
