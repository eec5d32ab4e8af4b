import { absent, SEAT_NAMES, type Seat, type Table } from '../../../mechanics/seats.ts';
import { balances, namesOf, stakesAfter, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { itemOf } from '../reckoning/throw.ts';

const setup = { players: TABLE_SIZE, names: namesOf(2, 8) } as const;
const entry = {
  banker: choiceOf('Who threw?', SEAT_NAMES),
  dice: listOf('The three dice', count('Die', 1, 6), 3, 3),
  stakes: listOf('Bet of each player against the banker', count('Player', 0, 100_000), 2, 8, {
    hint: 'In the order of the seats; 0 for one who did not bet. What stands in the banker’s place is not read.',
  }),
} as const;
type Entry = Values<typeof entry>;

/** Whose throw it is: the banker's while winning, else that of the player on the banker's left (Blue Ribbon 1940, p. 204). */
function bankerAfter(last: Entry | undefined, { keys }: Table<Seat>): Seat {
  if (last === undefined) return 'first';
  return keys[(keys.indexOf(last.banker) + (itemOf(last.dice) === 'ten-or-more' ? 0 : 1)) % keys.length] ?? 'first';
}

/** The problems of the banker or of the bets on a throw. */
function problemsOf({ banker, stakes }: Entry, last: Entry | undefined, table: Table<Seat>): Problem[] {
  const strange = absent('banker', banker, table);
  if (strange.length > 0) return strange;
  const due = bankerAfter(last, table);
  if (last !== undefined && banker !== due) return [problem('banker', `${table.name[due]}, who has the bank`, table.name[banker])];
  if (stakes.slice(table.keys.length).some((stake) => stake > 0)) return [problem('stakes', `bets of ${table.keys.length} players`, `${stakes.length}`)];
  return table.keys.some((key, n) => key !== banker && (stakes[n] ?? 0) > 0) ? [] : [problem('stakes', 'a bet', 'none')];
}

export const account = sheet({
  title: 'Keep the account',
  gist: 'Throw by throw what the bets won and lost, and who has the bank.',
  aka: ['passe dix score sheet', 'who owes whom', 'who has the bank'],
  books: ['blue-ribbon-1940'],
  setup,
  round: 'Throw',
  entry,
  play: (asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played => {
    const table = tableOfSize(asked.players, asked.names);
    const { name, columns, keys } = table;
    const thrown: Entry[] = [];
    const turn = (one: Entry): Turn => {
      const problems = problemsOf(one, thrown.at(-1), table);
      if (problems.length > 0) return { problems };
      thrown.push(one);
      const bets = keys.flatMap((to, n) => (to !== one.banker && one.stakes[n] ? [{ to, stake: one.stakes[n] }] : []));
      const item = itemOf(one.dice);
      const pay = (times: number, to: Seat) => by.line(item, item === 'under-ten' ? 'less than ten' : 'ten or more', { times, unit: 'chip', to });
      return {
        lines: [
          pay(
            bets.reduce((sum, { stake }) => sum + stake, 0),
            one.banker,
          ),
          ...bets.map(({ to, stake }) => pay(-stake, to)),
        ],
      };
    };
    const played = replay({
      columns,
      entries,
      round: 'throw',
      say: ({ banker, dice }) => `${name[banker] ?? SEAT_NAMES[banker]} throws ${dice.join('-')}.`,
      turn,
      state: (has) => [balances(table, has), `${name[bankerAfter(thrown.at(-1), table)]} has the bank.`],
      notes: ['What one wins the others have paid: the columns always add up to nothing.'],
    });
    const stakes = stakesAfter(
      thrown.map(({ banker, stakes: laid }) => ({ dealer: banker, stakes: laid })),
      table,
    );
    return { ...played, next: { banker: bankerAfter(thrown.at(-1), table), stakes } };
  },
});
