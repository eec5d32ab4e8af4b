import { absent, type Seat, SIX_SEATS, seated, type Table } from '../../../mechanics/seats.ts';
import { balances, namesOf } from '../../../mechanics/stakes/accounts.ts';
import { POOL_COLUMN, withPool } from '../../../mechanics/stakes/trick-pools.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { board, EMPTY, POOL_NAMES, POOLS, type Pool, type Pools, sayPools } from '../reckoning/board.ts';

type By = Schedule<typeof points>;
const unit = 'counter';
/** The number of cards that can be dealt, since the next one is turned up. */
const DEALT = 31;
const SIZES = { three: 3, four: 4, five: 5, six: 6 } as const;

const setup = {
  players: choiceOf('How many play?', { three: 'Three', four: 'Four', five: 'Five', six: 'Six' }, { otherwise: 'four' }),
  names: namesOf(3, 6),
} as const;
const whoTook = (label: string) => choiceOf(label, { nobody: 'Nobody', ...SIX_SEATS }, { otherwise: 'nobody' });
const entry = {
  ace: whoTook('Ace of trumps'),
  king: whoTook('King of trumps'),
  queen: whoTook('Queen of trumps'),
  jack: whoTook('Jack of trumps'),
  ten: whoTook('Ten of trumps'),
  sequence: whoTook('Sequence'),
  poch: whoTook('Poch'),
  bets: listOf('Put up to poch', count('Player', 0, 1000), 3, 6, {
    optional: true,
    seldom: true,
    hint: 'The same number from each who backed a hand, 0 from the others. Left empty: nobody disputed it, and what was put up went back.',
  }),
  left: listOf('Cards left in each hand (0: out)', count('Player', 0, DEALT), 3, 6),
} as const;
type Entry = Values<typeof entry>;

/** The winner of each pool; marriage goes with king and queen. */
const winners = (one: Entry): Readonly<Record<Pool, Seat | 'nobody'>> => ({
  ace: one.ace,
  king: one.king,
  queen: one.queen,
  jack: one.jack,
  ten: one.ten,
  marriage: one.king === one.queen ? one.king : 'nobody',
  sequence: one.sequence,
  poch: one.poch,
});

function impossible(one: Entry, table: Table<Seat>): Problem[] {
  const { keys, name } = table;
  const size = keys.length;
  const problems = POOLS.flatMap((pool) => {
    const who = winners(one)[pool];
    return pool === 'marriage' || who === 'nobody' ? [] : absent(pool, who, table);
  });
  for (const field of ['bets', 'left'] as const) {
    const list = one[field];
    if (list !== null && list.length !== size) problems.push(problem(field, `${size} numbers, one for each player`, `${list.length}`));
  }
  if (problems.length > 0) return problems;
  const most = Math.floor(DEALT / size);
  const out = one.left.filter((cards) => cards === 0).length;
  if (out !== 1) problems.push(problem('left', 'one player without a card, who ended the play', counted(out, 'player')));
  const over = one.left.find((cards) => cards > most);
  if (over !== undefined) problems.push(problem('left', `at most ${counted(most, 'card')}, as many as are dealt to each of ${size}`, `${over}`));
  const backed = (one.bets ?? []).filter((bet) => bet > 0);
  if (new Set(backed).size > 1) problems.push(problem('bets', 'the same number from all who back their hands', backed.join(' and ')));
  const winner = one.poch === 'nobody' ? undefined : keys.indexOf(one.poch);
  if (backed.length > 0 && (winner === undefined || (one.bets?.[winner] ?? 0) === 0))
    problems.push(
      problem('poch', 'the player who won what was put up, one of those who backed their hands', one.poch === 'nobody' ? 'nobody' : name[one.poch]),
    );
  return problems;
}

/** The payments of a deal between the players and the pools, which have their earlier counters and this deal's stakes. */
function settle(one: Entry, pools: Pools, { keys }: Table<Seat>, by: By): { readonly lines: readonly Line[]; readonly after: Pools } {
  const lines: Line[] = keys.map((to) => by.line('stake', 'into the eight pools', { times: -POOLS.length, to }));
  const after: Record<Pool, number> = { ...pools };
  for (const pool of POOLS) after[pool] += keys.length * by.points('stake');
  keys.forEach((to, n) => {
    const bet = one.bets?.[n] ?? 0;
    if (bet === 0) return;
    after.poch += bet;
    lines.push(by.sum('put', 'put up to poch', -bet, { unit, to }));
  });
  for (const pool of POOLS) {
    const to = winners(one)[pool];
    if (to === 'nobody') continue;
    lines.push(by.sum(pool, POOL_NAMES[pool].toLowerCase(), after[pool], { unit, to }));
    after[pool] = 0;
  }
  const out = keys[one.left.indexOf(0)] ?? (keys[0] as Seat);
  keys.forEach((to, n) => {
    const cards = one.left[n] ?? 0;
    if (cards === 0) return;
    lines.push(
      by.line('card', `${counted(cards, 'card')} left`, { times: -cards, to }),
      by.line('card', `${counted(cards, 'card')} of another`, { times: cards, to: out }),
    );
  });
  return { lines: withPool(lines), after };
}

function play({ players, names }: Values<typeof setup>, entries: readonly Entry[], by: By): Played {
  const table = seated(SIZES[players], names);
  const none = table.keys.map(() => 0).join('.');
  let pools = EMPTY;
  const played = replay({
    columns: [...table.columns, POOL_COLUMN],
    entries,
    say: (one) => {
      const took = POOLS.flatMap((pool) => {
        const who = winners(one)[pool];
        return who === 'nobody' ? [] : [`${POOL_NAMES[pool].toLowerCase()} to ${table.name[who]}`];
      });
      const out = table.keys[one.left.indexOf(0)];
      return `${out === undefined ? 'Nobody' : table.name[out]} is out; ${took.length === 0 ? 'no pool is taken' : took.join(', ')}.`;
    },
    turn: (one): Turn => {
      const problems = impossible(one, table);
      if (problems.length > 0) return { problems };
      const { lines, after } = settle(one, pools, table, by);
      pools = after;
      return { lines };
    },
    state: (has) => [`In the pools: ${sayPools(pools)}`, balances(table, has)],
    notes: ['Every player puts a counter into each pool before every deal, whether it was won or not. With the pool the columns always add up to nothing.'],
  });
  return { ...played, board: board(pools), next: { left: none } };
}

export const account = sheet({
  title: 'Keep the pools of a sitting',
  gist: 'Deal by deal who takes each pool, what lies in it still, the poch, and the counters for cards left.',
  aka: ['pochen score sheet', 'pools', 'who owes whom', 'settle up', 'what is in the pool'],
  books: ['blue-ribbon-1940'],
  setup,
  entry,
  play,
});
