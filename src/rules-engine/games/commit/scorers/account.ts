import { absent, SEAT_NAMES, type Seat, type Table } from '../../../mechanics/seats.ts';
import { balances, namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

type By = Schedule<typeof points>;
/** The number of cards in the pack without the eight of diamonds, and of its kings. */
const PACK = 51;
const KINGS = 4;
const unit = 'counter';

const setup = { players: TABLE_SIZE, names: namesOf(2, 8) } as const;
const entry = {
  out: choiceOf('Who was out first?', SEAT_NAMES),
  kings: listOf('Kings each brought on the table', count('Player', 0, KINGS), 2, 8, { hint: 'In the order of the seats.' }),
  nine: choiceOf('The nine of diamonds', { played: 'Was played', held: 'Was left in a hand', table: 'Lay among the cards left over' }, { otherwise: 'played' }),
  nineBy: choiceOf('Who had it?', SEAT_NAMES, { when: { field: 'nine', is: ['played', 'held'] } }),
  left: listOf('Kings left in each hand', count('Player', 0, KINGS), 2, 8, { optional: true, hint: 'Left empty: none.' }),
} as const;
type Entry = Values<typeof entry>;
const sum = (numbers: readonly number[] | null) => (numbers ?? []).reduce((all, one) => all + one, 0);

/** Problems: numbers for another table, cards in the hand of the player who is out, too many or too few kings. */
function impossible({ out, kings, nine, nineBy, left }: Entry, table: Table<Seat>): Problem[] {
  const { keys, name } = table;
  const size = keys.length;
  const problems = [...absent('out', out, table), ...(nineBy === null ? [] : absent('nineBy', nineBy, table))];
  for (const [field, list] of Object.entries({ kings, left }))
    if (list !== null && list.length !== size) problems.push(problem(field, `${size} numbers, one for each player`, `${list.length}`));
  if (problems.length > 0) return problems;
  if (nine === 'held' && nineBy === out) problems.push(problem('nineBy', 'a player who still holds cards', name[out]));
  const his = left?.[keys.indexOf(out)] ?? 0;
  if (his > 0) problems.push(problem('left', `no king in the hand of ${name[out]}, who is out`, `${his}`));
  const seen = sum(kings) + sum(left);
  if (seen > KINGS) return [...problems, problem('kings', `at most ${KINGS} kings, played and left`, `${seen}`)];
  const over = PACK % size;
  const away = KINGS - seen + (nine === 'table' ? 1 : 0);
  if (away > over)
    problems.push(
      problem(
        nine === 'table' && over === 0 ? 'nine' : 'kings',
        over === 0
          ? 'all four kings and the nine played or in hand, for every card is dealt'
          : `all but ${over} of the kings and the nine: ${counted(over, 'card')} ${over === 1 ? 'is' : 'are'} left over`,
        counted(away, 'card'),
      ),
    );
  return problems;
}

/** A multiple of an item, paid by every other player to one player (or, if negative, by that player to the others). */
function between(key: 'king' | 'nine' | 'nine-left' | 'king-left', say: string, times: number, to: Seat, { keys }: Table<Seat>, by: By): Line[] {
  if (times === 0) return [];
  return keys.map((one) => by.line(key, say, { times: one === to ? times * (keys.length - 1) : -times, to: one }));
}

function settle({ out, kings, nine, nineBy, left }: Entry, table: Table<Seat>, by: By): Line[] {
  const { keys } = table;
  const lines = keys.map((to) => by.line('stake', 'into the pool', { times: -1, unit, to }));
  keys.forEach((to, n) => {
    lines.push(...between('king', counted(kings[n] ?? 0, 'king'), kings[n] ?? 0, to, table, by));
    lines.push(...between('king-left', `${counted(left?.[n] ?? 0, 'king')} in hand`, -(left?.[n] ?? 0), to, table, by));
  });
  if (nineBy !== null && nine === 'played') lines.push(...between('nine', 'the nine of diamonds', 1, nineBy, table, by));
  if (nineBy !== null && nine === 'held') lines.push(...between('nine-left', 'the nine of diamonds in hand', -1, nineBy, table, by));
  return [...lines, by.sum('pool', 'the pool', keys.length * by.points('stake'), { to: out })];
}

function play({ players, names }: Values<typeof setup>, entries: readonly Entry[], by: By): Played {
  const table = tableOfSize(players, names);
  const none = table.keys.map(() => 0).join('.');
  const played = replay({
    columns: table.columns,
    entries,
    say: ({ out, nine, nineBy }) =>
      `${table.name[out]} is out first${nineBy === null ? '' : `; ${table.name[nineBy]} ${nine === 'held' ? 'is left with' : 'played'} the nine of diamonds`}.`,
    turn: (one): Turn => {
      const problems = impossible(one, table);
      return problems.length > 0 ? { problems } : { lines: settle(one, table, by) };
    },
    state: (has) => [balances(table, has)],
    notes: [
      'The chip that goes into the pool is taken as one counter. The columns always add up to nothing.',
      'A king that was led is counted like one that was reached: the book speaks of the latter alone.',
    ],
  });
  return { ...played, next: { kings: none, left: none } };
}

export const account = sheet({
  title: 'Keep the counters of a sitting',
  gist: 'Deal by deal the pool, the kings, the nine of diamonds, and what is paid for cards left in hand.',
  aka: ['commit score sheet', 'hadleys comet score', 'who owes whom', 'settle up', 'running total'],
  books: ['blue-ribbon-1940'],
  setup,
  entry,
  play,
});
