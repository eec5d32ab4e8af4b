import { bet, type OddsTable } from '../../odds/odds.ts';
import { throwsOf } from '../../odds/outcomes.ts';
import type { points } from './points.ts';
import { type Space, spaceOf, stakeLine } from './reckoning/bets.ts';

const laid = (title: string, gist: string, on: Space) =>
  bet<typeof points, readonly number[]>({
    title,
    gist,
    outcomes: throwsOf(2),
    settle: (dice, by, stake) => [stakeLine(on, stake, spaceOf(dice), by)],
  });

export const odds: OddsTable = {
  keeper: 'the bank',
  note: 'A seven is counted at 3 stakes won. If the stake is one of the three, the bank gains 50 per cent on it.',
  rows: {
    under: laid('Under seven', 'A bet that the two dice make 2 to 6.', 'under'),
    over: laid('Over seven', 'A bet that the two dice make 8 to 12.', 'over'),
    seven: laid('Seven', 'A bet that the two dice make 7.', 'seven'),
  },
};
