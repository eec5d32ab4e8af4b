import type { Citation } from '../../../books.ts';
import { scoreExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Pinochle } from '../code.ts';

const counted = (cite: Citation, hand: string, trump: string, story: string, sum: number, more: Record<string, string> = {}) =>
  scoreExample('melds', cite, { hand, trump, ...more }, story, sum);
/** Melds and deals counted. */
export const scoreCases: readonly ExampleOf<Pinochle>[] = [
  counted(cites.blue.twoHandScoring, 'KS-QS-KH-QH-KC-QC-KD-QD', 'H', 'Four kings and four queens, a fresh card for each meld.', 220),
  counted(cites.sierra.twoHanded, 'AH-10H-KH-QH-JH-9H', 'H', 'The royal marriage grown into a run, and a dix.', 200),
  counted(cites.blue.twoHandShowing, 'QS-QS-JD-JD', 'H', 'Double pinochle.', 80),
  counted(cites.sierra.twoHanded, 'QS-QS-JD-JD', 'H', 'A pinochle, and then the second.', 300),
  counted(cites.uspc.twoHandedScoring, 'AS-AH-AC-AD', 'H', 'An ace of every suit.', 100),
  counted(cites.donohue.twoHandedScoring, 'QS-JD-KH-QH', 'H', 'Pinochle and the marriage of trumps.', 80),
  counted(cites.uspc.twoHandedScoring, 'KS-QS', 'H', 'A marriage shown after drawing.', 0, { time: 'late' }),
  counted(cites.blue.twoHandScoring, 'AH-10H-KH-QH-JH', 'H', 'One trick left to meld in: the sequence without the marriage.', 150, { chances: '1' }),
  scoreExample(
    'deal',
    cites.uspc.twoHandedScoring,
    { melds: '100.40', aces: '8', tens: '8', kings: '8', queens: '8', jacks: '8', last: 'first' },
    'All the cards and the last trick are worth 250.',
    { 'First player': 350, 'Second player': 40 },
  ),
  scoreExample(
    'deal',
    cites.blue.twoHandGame,
    { melds: '60.80', aces: '4', tens: '4', kings: '4', queens: '4', jacks: '4', last: 'second', before: '900.900' },
    'Both players pass 1,000, and neither calls out.',
    { 'First player': 1080, 'Second player': 1110 },
    'Both are out: the game is now 1250',
  ),
  scoreExample(
    'deal',
    cites.blue.twoHandGame,
    { melds: '0.0', aces: '8', tens: '8', kings: '0', queens: '0', jacks: '0', last: 'first', values: 'aces-and-tens' },
    'Only aces and tens count, 170 in all with the last trick.',
    { 'First player': 170 },
  ),
];
