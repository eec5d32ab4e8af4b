import { chance, type OddsTable } from '../../odds/odds.ts';
import { throwsOf } from '../../odds/outcomes.ts';

const aces = (dice: readonly number[]) => dice.filter((pips) => pips === 1).length;
const row = (title: string, gist: string, happens: (dice: readonly number[]) => boolean) => chance({ title, gist, outcomes: throwsOf(3), happens });

export const odds: OddsTable = {
  keeper: 'the others',
  note: 'On the average a player makes 0.864 of a run each time at bat, and 7.776 in nine. The book prints no figure.',
  rows: {
    out: row('Out', 'No ace among the three dice.', (dice) => aces(dice) === 0),
    one: row('One run', 'Just one ace.', (dice) => aces(dice) === 1),
    two: row('Two runs', 'Just two aces.', (dice) => aces(dice) === 2),
    three: row('Three runs', 'Three aces.', (dice) => aces(dice) === 3),
  },
};
