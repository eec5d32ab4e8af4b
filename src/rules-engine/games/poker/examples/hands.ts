import type { Citation } from '../../../books.ts';
import { scoreExample, valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Poker } from '../code.ts';
import { duel } from './duel.ts';

/** A hand of each kind, the best first; no two neighbours share a card. By ranks alone most of these would lose. */
const KINDS = [
  ['straight flush', '9C-8C-7C-6C-5C', 'straight flush, nine high'],
  ['four of a kind', '4S-4H-4D-4C-2S', 'four of a kind, fours'],
  ['full house', '10S-10H-10D-3S-3H', 'full house, tens over threes'],
  ['flush', 'KD-JD-8D-6D-2D', 'flush, king high'],
  ['straight', '8S-7H-6C-5S-4H', 'straight, eight high'],
  ['three of a kind', 'QS-QH-QC-9S-2H', 'three of a kind, queens'],
  ['two pairs', 'KS-KH-JS-JC-5D', 'two pairs, kings and jacks'],
  ['pair', 'AS-AC-9H-7S-3C', 'pair of aces'],
  ['hand of high cards', 'AD-QD-10C-6H-4D', ''],
] as const;

/** Each kind of hand against the next one in the list of a book. */
const inOrder = (cite: Citation) =>
  KINDS.slice(0, -1).map(([name, better, wins], n) => {
    const [next, worse] = KINDS[n + 1] as (typeof KINDS)[number];
    return duel(cite, `In the list of the book, ${name} stands just above ${next}.`, worse, better, wins);
  });

/** The place of each hand in the list of its book. */
export const handCases: readonly ExampleOf<Poker>[] = [
  valueExample('five-of-a-kind', cites.sierra.play, 'A wild card joins four queens, and a straight flush is shown against them.', '1st of 10'),
  ...inOrder(cites.sierra.play),
  duel(cites.blue.straightFlush, 'The five highest hearts are shown against a straight flush in clubs.', '9C-8C-7C-6C-5C', 'AH-KH-QH-JH-10H', 'royal flush'),
  ...inOrder(cites.blue.straightFlush),
  duel(cites.blue.rank, 'Three nines with ace and king are shown against three tens.', '9S-9H-9D-AC-KH', '10S-10H-10D-3C-2H', 'three of a kind, tens'),
  duel(cites.blue.rank, 'Tens and nines with an ace, against jacks and twos.', '10S-10H-9D-9C-AH', 'JS-JH-2D-2C-3H', 'two pairs, jacks and twos'),
  duel(
    cites.blue.rank,
    'An ace is the foot of one straight flush; the other has the seven at its head.',
    '5S-4S-3S-2S-AS',
    '7H-6H-5H-4H-3H',
    'straight flush, seven high',
  ),
  ...inOrder(cites.donohue.valueScoring),
  duel(cites.donohue.valueRank, 'Two hands without a pair are both headed by the king.', 'KS-JD-10C-8H-4S', 'KH-QS-9D-7C-5H', 'king high'),
  ...inOrder(cites.uspc.drawRank),
  scoreExample(
    'showdown',
    cites.blue.straightFlush,
    { hands: '9S-8S-7S-6S-5S.AH-KH-QH-JH-10H' },
    'Nine high in spades is topped by the five best hearts.',
    'Hand 2 wins: royal flush',
  ),
  scoreExample(
    'showdown',
    cites.donohue.valueScoring,
    { hands: 'AS-AH-AC-AD-2C.6D-5D-4D-3D-2D' },
    'Four aces come up against a little run of diamonds where straights count.',
    'Hand 2 wins: straight flush, six high',
  ),
  scoreExample(
    'showdown',
    cites.donohue.valueScoring,
    { hands: '9S-9H-AC-7D-2C.9C-9D-KH-QD-JC' },
    'Two pairs of nines, with an ace beside the one and a king beside the other.',
    'Hand 1 wins: pair of nines',
  ),
  scoreExample(
    'showdown',
    cites.sierra.play,
    { hands: 'KS-8H-7C-4D-2C.KH-8C-7D-4S-2H' },
    'Two hands without a pair are alike in all five ranks.',
    'Hands 1 and 2 divide the pot',
  ),
  scoreExample(
    'showdown',
    cites.uspc.drawRank,
    { hands: 'AS-AH-AC-10D-10C.2D-3D-5D-7D-KD' },
    'The full hand and the flush of the printed list meet.',
    'Hand 1 wins: full house',
  ),
];
