import { chance, type OddsTable } from '../../odds/odds.ts';
import { throwsOf } from '../../odds/outcomes.ts';
import { PINS } from './reckoning/frames.ts';

const sum = (dice: readonly number[]) => dice.reduce((spots, face) => spots + face, 0);
const row = (title: string, gist: string, dice: number, happens: (faces: readonly number[]) => boolean) =>
  chance({ title, gist, outcomes: throwsOf(dice), happens });

export const odds: OddsTable = {
  keeper: 'the others',
  note: 'The book prints no figure.',
  rows: {
    strike: row('A strike', 'The first throw makes ten.', 2, (dice) => sum(dice) === PINS),
    over: row('Eleven or twelve', 'The throw that the book forgot.', 2, (dice) => sum(dice) > PINS),
    again: row('A spare with both dice', 'Both dice are thrown again, and make ten.', 2, (dice) => sum(dice) === PINS),
    left: row('A spare with one die', 'A 4, a 5 or a 6 is left, and the other die makes ten with it.', 1, ([die]) => die === 4),
  },
};
