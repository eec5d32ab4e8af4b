import { scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import { cites } from '../cites.ts';
import { natural } from '../points.ts';

const { braggers, royals, pairs, ranks, third, lowest, agreed, deal, play, end } = cites.donohue;
const hands = (hands: string, more: Readonly<Record<string, string>> = {}) => ({ hands, ...more });

export const scoreCases = [
  valueExample('braggers', braggers, 'A nine and a jack are in hand.', 'four nines and the four jacks'),
  valueExample('two-braggers', agreed, 'It was agreed that two cards brag.', 'the jack of clubs and the nine of diamonds'),
  valueExample('three-braggers', royals, 'Two jacks and a nine are in hand.', 'the best of all'),
  valueExample('pair-royal', lowest, 'Three twos meet two aces.', 'above every pair'),
  valueExample('pair', ranks, 'A king and a nine meet two aces.', 'two aces beat'),
  valueExample('no-pair', braggers, 'Two hands without pair or bragger meet.', 'not told'),
  valueExample('more-braggers', royals, 'Two braggers and an ace meet one and two aces.', 'more braggers is better'),
  valueExample('natural-first', natural, 'It was agreed, and two kings meet a king and a nine.', 'the natural one'),
  valueExample('jack-before-nine', ranks, 'A king and a jack meet a king and a nine.', 'with a jack'),
  valueExample('third-card', third, 'Two tens and a queen meet two tens and a six.', 'the higher third card'),
  valueExample('elder-hand', third, 'Two hands are equal in everything.', 'the elder'),
  valueExample('dealer-stake', deal, 'The company plays for small sums.', 'from a cent to five dollars'),
  valueExample('stakes', play, 'A player brags for the first time.', 'as much as the dealer’s stake'),
  valueExample('won', end, 'The last two see each other.', 'the whole'),
  scoreExample('showdown', royals, hands('9S-9H-JD.AS-AH-AC'), 'Three braggers meet three aces.', 'Hand 1 wins'),
  scoreExample('showdown', royals, hands('AS-AH-9D.9S-JH-AC'), 'One bragger and two aces meet two braggers and an ace.', 'Hand 2 wins'),
  scoreExample('showdown', ranks, hands('KS-KH-4C.9S-KD-2C.AS-AH-3C'), 'Two kings, a king with a nine, two aces.', 'Hand 3 wins'),
  scoreExample('showdown', pairs, hands('KS-KH-4C.9S-KD-2C'), 'Two kings meet a king with a nine.', 'Hand 2 wins'),
  scoreExample('showdown', natural, hands('KS-KH-4C.9D-KD-2C', { first: 'natural' }), 'The same, where natural hands go first.', 'Hand 1 wins'),
  scoreExample('showdown', ranks, hands('9S-KD-8C.JS-KH-2C'), 'A king with a nine and one with a jack.', 'Hand 2 wins'),
  scoreExample('showdown', third, hands('10S-10D-6C.10H-10C-QC'), 'Two pairs of tens, with a six and with a queen.', 'Hand 2 wins'),
  scoreExample('showdown', third, hands('10S-10D-QH.10H-10C-QC'), 'Two pairs of tens, each with a queen.', 'Hand 1 wins'),
  scoreExample('showdown', lowest, hands('AS-AH-KC.2S-2H-2C'), 'Two aces meet three twos.', 'Hand 2 wins'),
  scoreExample('showdown', agreed, hands('9S-KD-2C.QS-QH-3C', { braggers: 'two' }), 'Two braggers only: the nine of spades helps nobody.', 'Hand 2 wins'),
  scoreExample('showdown', braggers, hands('AS-10H-4C.KS-QH-10C'), 'Two hands with nothing.', 'The book does not decide between hands 1 and 2'),
  sheetExample(
    'account',
    end,
    { players: 'four', names: 'Ann.Ben.Cora.Dan' },
    [
      { dealer: 'fourth', stake: '1', put: '3.0.4.1', winner: 'third' },
      { dealer: 'first', stake: '2', put: '2.6.2.8', winner: 'second' },
    ],
    'Cora takes what three have put down, then Ben what four have.',
    { Ann: -5, Ben: 12, Cora: 2, Dan: -9 },
  ),
  sheetExample(
    'account',
    play,
    { players: 'three', names: 'Ann.Ben.Cora' },
    [{ dealer: 'second', stake: '5', put: '10.15.0', winner: 'first' }],
    'The dealer brags to the end and loses.',
    { Ann: 15, Ben: -15, Cora: 0 },
  ),
];
