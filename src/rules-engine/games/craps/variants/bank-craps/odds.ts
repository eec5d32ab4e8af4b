import { bet, type OddsTable } from '../../../../odds/odds.ts';
import { against, waysIn } from '../../../../odds/printed.ts';
import { cites } from '../../cites.ts';
import { courses, ended, sums } from '../../odds.ts';
import type { points } from '../../points.ts';
import { settled } from '../../reckoning/throws.ts';
import type { fieldPoints } from './points.ts';
import { fieldBet } from './scorers.ts';

export const odds: OddsTable = {
  keeper: 'the bank',
  rows: {
    caster: bet<typeof points, readonly number[]>({
      title: 'A bet on the caster',
      gist: 'Laid before the first throw, and settled when the throws decide.',
      outcomes: courses,
      settle: (throws, by, stake) => [settled(ended(throws), stake, by)],
    }),
    field: bet<typeof points & typeof fieldPoints, number>({
      title: 'A bet on the Field',
      gist: 'Laid for one throw, while the caster throws for the point.',
      outcomes: sums,
      settle: (number, by, stake) => [fieldBet(number, stake, by)],
      printed: [waysIn(16, 36, cites.blue.professionalBetting), against(20, 16, cites.blue.professionalBetting), against(5, 4, cites.blue.professionalBetting)],
    }),
  },
};
