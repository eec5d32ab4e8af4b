import { chance, type OddsRow, type OddsTable } from '../../odds/odds.ts';
import { numbersFrom, throwsOf } from '../../odds/outcomes.ts';
import { sums } from './reckoning/course.ts';

const made = (number: number): readonly [string, OddsRow] => [
  `number-${number}`,
  chance({
    title: `The number ${number}`,
    gist: number === 1 ? 'One of the dice shows an ace.' : `One die shows it, or two or three make ${number} together.`,
    outcomes: throwsOf(3),
    happens: (dice: readonly number[]) => sums(dice).has(number),
  }),
];

export const odds: OddsTable = {
  keeper: 'the opponent',
  note: 'How often one throw of three dice makes each number of the series. The book prints no figure.',
  rows: Object.fromEntries(numbersFrom(1, 12).map(made)),
};
