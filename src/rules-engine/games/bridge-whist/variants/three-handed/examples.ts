import { type ScoreExample, scoreExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';

type Deal = readonly [trump: string, tricks: number, dealer: number, dummy: number, eldest: number, right: number, story: string, total: number];

const deals: readonly Deal[] = [
  ['clubs', 7, 2, 1, 1, 1, 'The odd trick in clubs with three honours in the two hands of the dealer.', 4 + 8],
  ['clubs', 7, 3, 2, 0, 0, 'The odd trick in clubs with all five honours in the two hands.', 4 + 20],
  ['spades', 7, 4, 0, 1, 0, 'Four honours of spades in one hand, the fifth against it.', 2 + 16],
  ['spades', 7, 4, 1, 0, 0, 'Four honours of spades in one hand and the fifth in the other.', 2 + 18],
  ['spades', 7, 5, 0, 0, 0, 'All five honours of spades in one hand.', 2 + 20],
  ['none', 7, 2, 1, 1, 0, 'Three aces in the two hands at no trumps.', 12 + 30],
  ['none', 13, 3, 1, 0, 0, 'A grand slam at no trumps with the four aces in the two hands.', 84 + 40 + 40],
  ['none', 12, 4, 0, 0, 0, 'A little slam at no trumps with the four aces in one hand.', 72 + 100 + 20],
];

/** Honours and slams of the dealer, which are scored as at ordinary bridge. */
export const honourExamples: readonly ScoreExample<'deal'>[] = [
  ...deals.map(([trump, tricks, dealer, dummy, eldest, right, story, total]) =>
    scoreExample(
      'deal',
      cites.donohue.threeHandedScoring,
      {
        trump,
        doubles: '0',
        tricks: `${tricks}`,
        'in-dealer': `${dealer}`,
        'in-dummy': `${dummy}`,
        'in-eldest': `${eldest}`,
        'in-right': `${right}`,
        chicane: 'nobody',
      },
      story,
      { Dealer: total },
    ),
  ),
  scoreExample(
    'deal',
    cites.donohue.threeHandedScoring,
    { trump: 'spades', doubles: '0', tricks: '7', chicane: 'dealer' },
    'The odd trick in spades, and one hand of the dealer holds no trump.',
    { Dealer: 2 + 4 },
  ),
];
