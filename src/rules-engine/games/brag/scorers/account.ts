import { absent, SEAT_NAMES } from '../../../mechanics/seats.ts';
import { balances, namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { MOST, type Pool, putDown, settleStake, wrongStakes } from '../reckoning/stakes.ts';

const setup = { players: TABLE_SIZE, names: namesOf(2, 8) } as const;
const entry = {
  dealer: choiceOf('Who dealt?', SEAT_NAMES),
  stake: count('The dealer’s stake', 1, MOST, { unit: 'chips' }),
  put: putDown('Chips each put down in all', 'In the order of the seats, the dealer’s stake included; 0 for one who passed at once.'),
  winner: choiceOf('Who took the stakes?', SEAT_NAMES),
} as const;
type Entry = Values<typeof entry>;

function play({ players, names }: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const table = tableOfSize(players, names);
  const played = replay({
    columns: table.columns,
    entries,
    say: ({ dealer, winner }) => `${table.name[dealer]} deals; ${table.name[winner]} takes the stakes.`,
    turn: ({ dealer, stake, put, winner }) => {
      const seats = [...absent('dealer', dealer, table), ...absent('winner', winner, table)];
      const pool: Pool = { field: 'put', least: stake, put, dealer, winner, winnerField: 'winner' };
      const problems = seats.length > 0 ? seats : wrongStakes(pool, table);
      if (problems.length > 0) return { problems };
      const alone = put.filter((chips) => chips > 0).length === 1;
      return {
        lines: settleStake(pool, table, by as unknown as Schedule, ['stakes', 'won', '']),
        notes: alone ? ['The book does not say what becomes of the dealer’s stake if nobody else brags; here the dealer has it back.'] : [],
      };
    },
    state: (has) => [balances(table, has)],
    notes: ['What one wins the others have put down: the columns always add up to nothing.'],
  });
  const last = entries.at(-1);
  return { ...played, next: { put: table.keys.map(() => 0).join('.'), ...(last === undefined ? {} : { stake: `${last.stake}` }) } };
}

export const account = sheet({
  title: 'Keep the stakes of a sitting',
  gist: 'Deal by deal what each put down, who took it, and who is ahead by how much.',
  aka: ['brag score sheet', 'who owes whom', 'settle up', 'running total'],
  books: ['donohue'],
  setup,
  entry,
  play,
});
