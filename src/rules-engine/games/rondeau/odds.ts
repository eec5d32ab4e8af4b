import { bet, type OddsTable } from '../../odds/odds.ts';
import { equally, numbersFrom } from '../../odds/outcomes.ts';
import type { points } from './points.ts';
import { BALLS, type Commission, settled, winnerOf } from './reckoning/settle.ts';

const left = equally('numbers of balls that may be left', numbersFrom(1, BALLS - 1));
/** A stake of which ten per cent is a whole number of chips. */
const STAKE = 10;
const taking = (title: string, of: Commission) =>
  bet<typeof points, number>({
    title,
    gist: 'A bet on odd; one on even is the same.',
    stake: STAKE,
    outcomes: left,
    settle: (balls, by, stake) => settled('odd', winnerOf(balls), stake, of, by),
  });

export const odds: OddsTable = {
  keeper: 'the bank',
  note: 'As if each number from 1 to 8 were left as often as any other, of which four are odd and four even; how balls run on a table no count can tell. Even money is taken.',
  rows: {
    winnings: taking('Where ten per cent of the winnings are taken', 'winnings'),
    stakes: taking('Where ten per cent of all stakes are taken', 'stakes'),
  },
};
