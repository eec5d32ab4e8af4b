import { absent, SEAT_NAMES, type Seat, type Table } from '../../../mechanics/seats.ts';
import { balances, namesOf, stakesAfter, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';

const setup = { players: TABLE_SIZE, names: namesOf(2, 8) } as const;
const ENDS = {
  nick: 'Won: 7 or 11 on the first throw',
  crap: 'Lost: 2, 3 or 12 on the first throw',
  'point-made': 'Won: the point was made',
  'seven-out': 'Lost: 7 before the point',
} as const;
const entry = {
  caster: choiceOf('Who threw?', SEAT_NAMES),
  end: choiceOf('How did it end?', ENDS),
  stakes: listOf('Bet of each player against the caster', count('Player', 0, 100_000), 2, 8, {
    hint: 'In the order of the seats; 0 for one who did not bet. What stands in the caster’s place is not read.',
  }),
} as const;
type Entry = Values<typeof entry>;

/** The problems of the bets of a turn. */
function problemsOf({ caster, stakes }: Entry, table: Table<Seat>): Problem[] {
  const strange = absent('caster', caster, table);
  if (strange.length > 0) return strange;
  if (stakes.slice(table.keys.length).some((stake) => stake > 0)) return [problem('stakes', `bets of ${table.keys.length} players`, `${stakes.length}`)];
  return table.keys.some((key, n) => key !== caster && (stakes[n] ?? 0) > 0) ? [] : [problem('stakes', 'a bet', 'none')];
}

/** Pays the bets, each with a line for both sides; blue-ribbon-1940 p. 60. */
function turnOf({ caster, end, stakes }: Entry, table: Table<Seat>, by: Schedule<typeof points>): Turn {
  const problems = problemsOf({ caster, end, stakes }, table);
  if (problems.length > 0) return { problems };
  const bets = table.keys.flatMap((to, n) => (to !== caster && stakes[n] ? [{ to, stake: stakes[n] }] : []));
  const all = bets.reduce((sum, { stake }) => sum + stake, 0);
  const pay = (times: number, to: Seat): Line => by.line(end, ENDS[end].toLowerCase(), { times, unit: 'chip', to });
  return { lines: [pay(all, caster), ...bets.map(({ to, stake }) => pay(-stake, to))] };
}

/** Who throws next: the caster while winning, else the next in turn; blue-ribbon-1940 p. 59. */
function casterAfter(last: Entry | undefined, { keys }: Table<Seat>, by: Schedule<typeof points>) {
  if (last === undefined) return 'first';
  return keys[(keys.indexOf(last.caster) + (by.points(last.end) > 0 ? 0 : 1)) % keys.length] ?? 'first';
}

export const account = sheet({
  title: 'Keep the account',
  gist: 'Caster by caster what the bets won and lost, and who is ahead by how much.',
  aka: ['craps score sheet', 'who owes whom', 'running total', 'caster against the table'],
  books: ['blue-ribbon-1940'],
  setup,
  round: 'Turn',
  entry,
  play: (asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played => {
    const table = tableOfSize(asked.players, asked.names);
    const { name, columns } = table;
    const thrown: Entry[] = [];
    const next = () => casterAfter(thrown.at(-1), table, by);
    const played = replay({
      columns,
      entries,
      round: 'turn',
      say: ({ caster, end }) => `${name[caster] ?? SEAT_NAMES[caster]} throws. ${ENDS[end]}.`,
      turn: (one) => {
        const turn = turnOf(one, table, by);
        if ((turn.problems ?? []).length === 0) thrown.push(one);
        return turn;
      },
      state: (has) => [balances(table, has), `${name[next()]} throws next, where the dice pass in turn.`],
      notes: ['What one wins the others have paid: the columns always add up to nothing. Bets between two others have no place here.'],
    });
    const stakes = stakesAfter(
      thrown.map(({ caster, stakes }) => ({ dealer: caster, stakes })),
      table,
    );
    return { ...played, next: { caster: next(), stakes } };
  },
});
