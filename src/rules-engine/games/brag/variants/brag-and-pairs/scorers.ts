import { absent, SEAT_NAMES } from '../../../../mechanics/seats.ts';
import { balances, namesOf, TABLE_SIZE, tableOfSize } from '../../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, type Values } from '../../../../scoring/fields.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { replay } from '../../../../sheets/replay.ts';
import { type Played, sheet } from '../../../../sheets/sheets.ts';
import { MOST, type Pool, putDown, settleStake, wrongStakes } from '../../reckoning/stakes.ts';
import type { own } from './points.ts';

const setup = { players: TABLE_SIZE, names: namesOf(2, 8) } as const;
const entry = {
  dealer: choiceOf('Who dealt?', SEAT_NAMES),
  stake: count('Each of the dealer’s two stakes', 1, MOST, { unit: 'chips' }),
  pairs: putDown('Chips each put down for pairs', 'The dealer’s stake included; 0 for one who did not answer it.'),
  pairsWinner: choiceOf('Who took the stake for pairs?', SEAT_NAMES),
  brag: putDown('Chips each put down for the brag', 'The dealer’s stake included; 0 for one who did not answer it.'),
  bragWinner: choiceOf('Who took the stake for the brag?', SEAT_NAMES),
} as const;

function play({ players, names }: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Schedule<typeof own>): Played {
  const table = tableOfSize(players, names);
  const nobody = table.keys.map(() => 0).join('.');
  const last = entries.at(-1);
  const played = replay({
    columns: table.columns,
    entries,
    say: ({ dealer, pairsWinner, bragWinner }) => `${table.name[dealer]} deals; pairs to ${table.name[pairsWinner]}, the brag to ${table.name[bragWinner]}.`,
    turn: ({ dealer, stake, pairs, pairsWinner, brag, bragWinner }) => {
      const seats = [...absent('dealer', dealer, table), ...absent('pairsWinner', pairsWinner, table), ...absent('bragWinner', bragWinner, table)];
      if (seats.length > 0) return { problems: seats };
      const ofPairs: Pool = { field: 'pairs', least: stake, put: pairs, dealer, winner: pairsWinner, winnerField: 'pairsWinner' };
      const ofBrag: Pool = { field: 'brag', least: stake, put: brag, dealer, winner: bragWinner, winnerField: 'bragWinner' };
      const problems = [...wrongStakes(ofPairs, table), ...wrongStakes(ofBrag, table)];
      if (problems.length > 0) return { problems };
      const schedule = by as unknown as Schedule;
      return {
        lines: [
          ...settleStake(ofPairs, table, schedule, ['pairs-stake', 'pairs-won', ' for pairs']),
          ...settleStake(ofBrag, table, schedule, ['brag-stake', 'brag-won', ' for the brag']),
        ],
      };
    },
    state: (has) => [balances(table, has)],
    notes: ['What one wins the others have put down: the columns always add up to nothing.'],
  });
  return { ...played, next: { pairs: nobody, brag: nobody, ...(last === undefined ? {} : { stake: `${last.stake}` }) } };
}

export const account = sheet({
  title: 'Keep both stakes of a sitting',
  gist: 'Deal by deal the stake for pairs and that for the brag, and who is ahead by how much.',
  aka: ['brag and pairs score sheet', 'two stakes', 'who owes whom', 'settle up'],
  books: ['donohue'],
  setup,
  entry,
  play,
});
