import { bet, chance, type OddsTable } from '../../odds/odds.ts';
import { throwsOf } from '../../odds/outcomes.ts';
import type { points } from './points.ts';
import { betLine } from './reckoning/throw.ts';

const totalOf = (dice: readonly number[]) => dice.reduce((sum, die) => sum + die, 0);

export const odds: OddsTable = {
  keeper: 'the banker',
  rows: {
    against: bet<typeof points, readonly number[]>({
      title: 'A bet against the banker',
      gist: 'That ten or more is not thrown with three dice.',
      outcomes: throwsOf(3),
      settle: (dice, by, stake) => [betLine(dice, stake, by)],
    }),
    'more-than-ten': chance({ title: 'More than ten', gist: 'The banker throws 11 or more.', outcomes: throwsOf(3), happens: (dice) => totalOf(dice) > 10 }),
    ten: chance({ title: 'Ten exactly', gist: 'The throw that is the banker’s percentage.', outcomes: throwsOf(3), happens: (dice) => totalOf(dice) === 10 }),
  },
};
