import { balances, namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { POOL_COLUMN, poolAfter, withPool } from '../../../mechanics/stakes/trick-pools.ts';
import { count, listOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { nearestTo } from '../reckoning/round.ts';

const setup = { players: TABLE_SIZE, names: namesOf(2, 8), stake: count('Stake of each player in each round', 1, 100_000, { unit: 'chips' }) } as const;
const entry = { totals: listOf('What each player has', count('Player', 1, 26), 2, 8, { hint: 'In the order of the seats. More than 21 is burst.' }) } as const;
type Entry = Values<typeof entry>;

export const poolSheet = sheet({
  title: 'Keep the pool',
  gist: 'Round by round: who is nearest to 21, what each has won, and what lies in the pool.',
  aka: ['vingt-un score sheet', 'pool account', 'who owes whom'],
  books: ['blue-ribbon-1940'],
  setup,
  round: 'Round',
  entry,
  play: ({ players, names, stake }: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played => {
    const table = tableOfSize(players, names);
    const { keys, name, columns } = table;
    const target = by.points('target');
    let pool = 0;
    const turn = ({ totals }: Entry): Turn => {
      if (totals.length !== keys.length) return { problems: [problem('totals', counted(keys.length, 'total'), `${totals.length}`)] };
      const best = nearestTo(target, totals);
      const staked = keys.map((to) => by.sum('pool', 'stake', -stake, { to }));
      const share = best.length === 0 ? 0 : Math.floor((pool + stake * keys.length) / best.length);
      const won = best.map((place) => by.sum('pool', best.length === 1 ? 'the pool' : 'a share of the pool', share, { to: keys[place] ?? 'first' }));
      const notes = best.length === 0 ? ['The book does not say what becomes of a pool when all have burst; here it stays for the next round.'] : [];
      pool = poolAfter(pool, [...staked, ...won]);
      if (best.length > 0 && pool > 0) notes.push('What cannot be divided evenly stays in the pool; the book does not speak of it.');
      return { lines: withPool([...staked, ...won]), notes };
    };
    return replay({
      columns: [...columns, POOL_COLUMN],
      entries,
      round: 'round',
      say: ({ totals }) =>
        totals
          .map((total, n) => `${name[keys[n] ?? 'first']} ${total}${total > target ? ', burst' : ''}`)
          .join('; ')
          .concat('.'),
      turn,
      state: (has) => [balances(table, has), ...(pool > 0 ? [`In the pool: ${counted(pool, 'chip')}.`] : [])],
    });
  },
});
