import { absent, SEAT_NAMES, type Seat, seated, type Table } from '../../../mechanics/seats.ts';
import { balances, namesOf } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

type Prices = Schedule<typeof points>;
const unit = 'counter';
const SALES = 6;
const setup = {
  players: count('How many play?', 2, 8),
  names: namesOf(2, 8),
  stake: count('Counters that each puts into the pool', 1, 999, { hint: 'The dealer puts in twice as many.' }),
} as const;
const PLAYED = { field: 'turned', is: ['court', 'low'] } as const;
const listed = { optional: true, seldom: true, when: PLAYED } as const;
const entry = {
  dealer: choiceOf('Who dealt?', SEAT_NAMES),
  turned: choiceOf('Which card was turned up?', { low: '10 or lower', court: 'King, queen, jack', ace: 'Ace' }),
  winner: choiceOf('Who held the highest trump?', SEAT_NAMES, { when: PLAYED }),
  sellers: listOf('Who sold a trump?', choiceOf('Seller', SEAT_NAMES), 1, SALES, {
    ...listed,
    hint: 'Sale by sale, in their order; left empty: none was sold.',
  }),
  buyers: listOf('Who bought it?', choiceOf('Buyer', SEAT_NAMES), 1, SALES, { ...listed, hint: 'In the same order.' }),
  prices: listOf('For how much?', count('Price', 1, 9999), 1, SALES, { ...listed, hint: 'In the same order.' }),
} as const;
type Entry = Values<typeof entry>;

function impossible({ dealer, turned, winner, sellers, buyers, prices }: Entry, table: Table<Seat>): Problem[] {
  const problems = [...absent('dealer', dealer, table), ...(winner === null ? [] : absent('winner', winner, table))];
  for (const seller of sellers ?? []) problems.push(...absent('sellers', seller, table));
  for (const one of buyers ?? []) problems.push(...absent('buyers', one, table));
  const sales = sellers?.length ?? 0;
  if ((buyers?.length ?? 0) !== sales) problems.push(problem('buyers', counted(sales, 'buyer'), `${buyers?.length ?? 0}`));
  if ((prices?.length ?? 0) !== sales) problems.push(problem('prices', counted(sales, 'price'), `${prices?.length ?? 0}`));
  const own = sellers?.findIndex((seller, n) => buyers?.[n] === seller) ?? -1;
  if (own >= 0) problems.push(problem('buyers', 'another player than the seller', table.name[sellers?.[own] ?? 'first']));
  if (turned === 'court' && sales > 1) problems.push(problem('sellers', 'one sale at most, since all is turned up after it', `${sales}`));
  if (turned === 'court' && sellers?.[0] !== undefined && sellers[0] !== dealer)
    problems.push(problem('sellers', `${table.name[dealer]}, who turned the card up`, table.name[sellers[0]]));
  return problems;
}

function turnOf(one: Entry, stake: number, table: Table<Seat>, by: Prices): Turn {
  const problems = impossible(one, table);
  if (problems.length > 0) return { problems };
  const { dealer, turned, winner, sellers, buyers, prices } = one;
  const { keys, name } = table;
  const double = stake * by.points('dealer');
  const put = keys.map((to) =>
    to === dealer ? by.rated('dealer', 'the dealer’s stake, doubled', -double, { unit, to }) : by.sum('stake', 'put in', -stake, { unit, to }),
  );
  const pool = (keys.length - 1) * stake + double;
  const sales = (sellers ?? []).flatMap((from, n): Line[] => {
    const [to, price] = [buyers?.[n] ?? from, prices?.[n] ?? 0];
    return [by.sum('sale', `sold to ${name[to]}`, price, { unit, to: from }), by.sum('sale', `bought of ${name[from]}`, -price, { unit, to })];
  });
  const taken =
    turned === 'ace'
      ? by.sum('ace', 'an ace turned up: the pool', pool, { unit, to: dealer })
      : by.sum('pool', 'the pool', pool, { unit, to: winner ?? dealer });
  return { lines: [...put, ...sales, taken] };
}

export const account = sheet({
  title: 'Keep the account',
  gist: 'Deal by deal the stakes, the trumps that were sold and for how much, and who took the pool.',
  aka: ['speculation score sheet', 'who owes whom', 'sales', 'running total'],
  books: ['blue-ribbon-1940'],
  setup,
  entry,
  play: (asked: Values<typeof setup>, entries: readonly Entry[], by: Prices) => {
    const table = seated(asked.players, asked.names);
    const { keys, name } = table;
    const played = replay({
      columns: table.columns,
      entries,
      whole: 'sitting',
      say: ({ dealer, turned, winner, sellers }) => {
        const sales = sellers === null ? '' : `, after ${counted(sellers.length, 'sale')}`;
        return turned === 'ace'
          ? `${name[dealer]} deals, turns up an ace and takes the pool.`
          : `${name[dealer]} deals; ${name[winner ?? dealer]} takes the pool${sales}.`;
      },
      turn: (one) => turnOf(one, asked.stake, table, by),
      state: (has) => [balances(table, has)],
      notes: ['What one wins the others have paid: the columns always add up to nothing.'],
    });
    const last = entries.at(-1);
    return { ...played, next: { dealer: keys[(last === undefined ? 0 : keys.indexOf(last.dealer) + 1) % keys.length] ?? 'first' } };
  },
});
