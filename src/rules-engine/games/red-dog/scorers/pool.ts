import { SEAT_NAMES, type Seat, type Table } from '../../../mechanics/seats.ts';
import { balances, namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { POOL_COLUMN, poolAfter, withPool } from '../../../mechanics/stakes/trick-pools.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import { type Prices, settled } from '../reckoning/cards.ts';

const setup = {
  players: TABLE_SIZE,
  names: namesOf(2, 8),
  dealer: choiceOf('Who deals first?', SEAT_NAMES, { otherwise: 'first' }),
} as const;
const DID = { won: 'Bet and won', lost: 'Bet and lost', refused: 'Did not bet' } as const;
const entry = {
  did: choiceOf('What did the player do?', DID),
  bet: count('The bet', 1, 100_000, { unit: 'counters', when: { field: 'did', is: ['won', 'lost'] } }),
} as const;
/** The book refills the pool as soon as it is won, and before a deal; it does not say whether both apply when the last turn wins it. */
const LAST_WON = 'A pool won in the last turn of a deal is made again by the counters of the next deal, and by no others.';
type Asked = Values<typeof setup>;
type Entry = Values<typeof entry>;

/** Whose turn it is after this many turns: it starts at the dealer's left, and the dealer has the last turn of the deal. */
function turnAfter(turns: number, dealer: Seat, { keys }: Table<Seat>): { readonly who: Seat; readonly first: boolean; readonly last: boolean } {
  const size = keys.length;
  const [deal, turn] = [Math.floor(turns / size), turns % size];
  const seat = keys[(Math.max(0, keys.indexOf(dealer)) + deal + turn + 1) % size] as Seat;
  return { who: seat, first: turn === 0, last: turn === size - 1 };
}

function turnOf({ did, bet }: Entry, pool: number, at: ReturnType<typeof turnAfter>, table: Table<Seat>, by: Prices): Turn {
  const antes = (say: string) => table.keys.map((to): Line => by.line('ante', say, { times: -1, to }));
  const before = at.first ? antes('before the deal') : [];
  const has = poolAfter(pool, before);
  if ((bet ?? 0) > has) return { problems: [problem('bet', `${counted(has, 'counter')} at most, as many as are in the pool`, String(bet))] };
  const own = did === 'refused' ? by.line('refusal', 'no bet', { times: -1, to: at.who }) : settled(did === 'won', bet ?? 0, by, at.who);
  const emptied = poolAfter(has, [own]) === 0;
  const lines = withPool([...before, own, ...(emptied && !at.last ? antes('for a new pool') : [])]);
  return { lines, ...(emptied && at.last ? { notes: [LAST_WON] } : {}), ...(at.last ? { mark: 'All have had their turn' } : {}) };
}

export const pool = sheet({
  title: 'Keep the pool',
  gist: 'Turn by turn who bets, what the pool has, and what each has won or lost.',
  aka: ['red dog score sheet', 'pot account', 'whose turn is it', 'who owes whom'],
  books: ['blue-ribbon-1940'],
  setup,
  round: 'Turn',
  entry,
  play: (asked: Asked, entries: readonly Entry[], by: Prices): Played => {
    const table = tableOfSize(asked.players, asked.names);
    let turns = 0;
    return replay({
      columns: [...table.columns, POOL_COLUMN],
      entries,
      round: 'turn',
      say: ({ did }) => `${DID[did]}.`,
      turn: (one, has) => {
        const at = turnAfter(turns, asked.dealer, table);
        const turn = turnOf(one, has[POOL_COLUMN.key] ?? 0, at, table, by);
        const name = table.name[at.who];
        const say = one.did === 'refused' ? `${name} does not bet.` : `${name} bets ${one.bet ?? 0} and ${one.did === 'won' ? 'wins' : 'loses'}.`;
        if ((turn.problems ?? []).length === 0) turns += 1;
        return { ...turn, say };
      },
      state: (has) => {
        const { who, first } = turnAfter(turns, asked.dealer, table);
        const inPool = (has[POOL_COLUMN.key] ?? 0) + (first ? table.keys.length * by.points('ante') : 0);
        const begin = first ? 'A new deal, to which each puts in: the' : 'The';
        return [balances(table, has), `${begin} pool has ${inPool}. ${table.name[who]} is to bet.`];
      },
    });
  },
});
