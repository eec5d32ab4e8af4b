import { chance, type OddsTable } from '../../odds/odds.ts';
import { throwsOf } from '../../odds/outcomes.ts';
import { handOf } from './reckoning/hands.ts';

const comes = (title: string, gist: string, kind: number) =>
  chance({ title, gist, outcomes: throwsOf(5), happens: (dice: readonly number[]) => handOf(dice, false).kind === kind });

export const odds: OddsTable = {
  keeper: 'the other players',
  note: 'Counted for one throw of five dice. The books print no figure.',
  rows: {
    five: comes('Five of a kind', 'All five dice are alike.', 6),
    four: comes('Four of a kind', 'Four are alike, and the fifth is not.', 5),
    full: comes('A full hand', 'Three of one face and two of another.', 4),
    three: comes('Three of a kind', 'Three are alike, and the others all differ.', 3),
    'two-pairs': comes('Two pairs', 'Two of one face and two of another.', 2),
    pair: comes('One pair', 'Two are alike, and the others all differ.', 1),
    nothing: comes('No pair', 'All five differ, straights among them.', 0),
  },
};
