import { chance, type OddsTable } from '../../odds/odds.ts';
import { type Outcomes, throwsOf } from '../../odds/outcomes.ts';

const row = (title: string, gist: string, happens: (dice: readonly number[]) => boolean) => chance({ title, gist, outcomes: throwsOf(2), happens });
/** Three throws of two dice, die by die. */
const three: Outcomes<readonly number[]> = { ...throwsOf(6), say: 'ways of three throws of two dice' };

export const odds: OddsTable = {
  keeper: 'the others',
  note: 'The book prints no figure.',
  rows: {
    ace: row('A counter for the pot', 'One ace or two.', (dice) => dice.includes(1)),
    six: row('A counter for the left', 'One six or two.', (dice) => dice.includes(6)),
    both: row('Both at once', 'An ace and a six.', (dice) => dice.includes(1) && dice.includes(6)),
    neither: row('Nothing given', 'Neither ace nor six.', (dice) => !dice.includes(1) && !dice.includes(6)),
    pool: chance({
      title: 'The pool',
      gist: 'Three throws with the last counter, and no six among them.',
      outcomes: three,
      happens: (dice: readonly number[]) => !dice.includes(6),
    }),
  },
};
