import { bet, type OddsTable } from '../../odds/odds.ts';
import { equally, numbersFrom } from '../../odds/outcomes.ts';
import type { points } from './points.ts';
import { type Bet, BY, settle } from './reckoning/settle.ts';

/** The numbers that can be left of a handful, all equally likely if nobody knows how many beans it holds. */
const left = equally('numbers that can be left', numbersFrom(1, BY));
const row = (on: Bet, title: string, gist: string) =>
  bet<typeof points, number>({ title, gist, outcomes: left, settle: (counters, by, stake) => [settle(on, counters, stake, by)] });

export const odds: OddsTable = {
  keeper: 'the bank',
  note: 'The four numbers are taken to be equally likely. As the payments are read, the bank gains nothing; if the 3 for 1 had the stake among it, the single number would cost a quarter of all that is staked.',
  rows: {
    number: row(1, 'A single number', 'A stake on a corner of the card.'),
    edge: row('1-2', 'An edge', 'A stake between two numbers.'),
  },
};
