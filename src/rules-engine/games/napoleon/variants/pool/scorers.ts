import { sayPoints } from '../../../../laws/remedies/amounts.ts';
import { absent, type Seat, SIX_SEATS, seated, type Table } from '../../../../mechanics/seats.ts';
import { balances, namesOf } from '../../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../../scoring/fields.ts';
import { ok, type Problem, problem } from '../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { replay } from '../../../../sheets/replay.ts';
import { type Played, sheet } from '../../../../sheets/sheets.ts';
import { counted } from '../../../../wording/numbers.ts';
import type { points } from '../../points.ts';
import { type Bid, beyond, isMade, type OfForms, payment, played, players, SIZES, sayBid, settlement } from '../../reckoning/settle.ts';
import type { own } from './points.ts';

type By = Schedule<typeof points & typeof own & Added<OfForms | 'card-bought' | 'peep'>>;
const POOL = 'pool';
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The lines of the pool after a bid: nap wins it or doubles it, any other bid leaves it unchanged. */
function toPool({ bid, tricks }: { readonly bid: Bid; readonly tricks: number }, pool: number, bidder: string, poolTo: string, by: By): Line[] {
  if (bid !== 'nap' || pool === 0) return [];
  const [key, say, sign] = isMade(bid, tricks) ? (['pool', 'nap made: the pool', 1] as const) : (['doubling', 'nap failed: the pool is doubled', -1] as const);
  return [by.sum(key, say, sign * pool, { to: bidder }), by.sum(key, say, -sign * pool, { to: poolTo })];
}

const TEN_TOO = 'Nap wins the pool and, by the ordinary game, its counters from each player as well. The book does not say expressly that both are due.';
const notesOf = (bid: Bid, tricks: number) => [...beyond(bid, tricks), ...(bid === 'nap' && isMade(bid, tricks) ? [TEN_TOO] : [])];

export const deal = scorer({
  title: 'Settle a deal with the pool',
  gist: 'What passes between the players, and what becomes of the pool.',
  aka: ['pool nap calculator', 'double the pool', 'who takes the pool'],
  books: ['blue-ribbon-1940'],
  ask: { players, pool: count('Counters in the pool', 0, 9999, { hint: 'When the cards are played, with all that has been put in.' }), ...played },
  score: ({ players: size, pool, bid, tricks }, by: By) => {
    const others = SIZES[size] - 1;
    const sign = isMade(bid, tricks) ? 1 : -1;
    const each = payment(bid, tricks, -sign, 'Each adversary', by);
    const before = pool === 0 ? [] : [by.sum('pool', 'in the pool before', pool, { to: 'Pool' })];
    const lines = [payment(bid, tricks, sign * others, 'Bidder', by), each, ...before, ...toPool({ bid, tricks }, pool, 'Bidder', 'Pool', by)];
    const [bidder, after] = ['Bidder', 'Pool'].map((to) => sum(lines.map((line) => (line.to === to ? (line.points ?? 0) : 0)))) as [number, number];
    return ok(
      answer(
        `Bidder ${bidder < 0 ? 'pays' : 'gets'} ${sayPoints(Math.abs(bidder), 'counter')} in all; the pool then holds ${after}`,
        lines,
        notesOf(bid, tricks),
      ),
    );
  },
});

const NONE = { optional: true, seldom: true, hint: 'In the order of the names. Left empty: none.' } as const;
const setup = {
  players,
  names: namesOf(2, 6),
  stake: count('Counters from each player to make up a pool', 1, 999),
  adds: count('Counters that each dealer adds', 0, 999),
} as const;
const entry = {
  dealer: choiceOf('Who dealt?', SIX_SEATS),
  bought: listOf('Cards bought, player by player', count('Player', 0, 5), 2, 6, {
    optional: true,
    given: 'card-bought',
    hint: 'In the order of the names. Left empty: none.',
  }),
  peeps: listOf('Peeps paid for, player by player', count('Player', 0, 1), 2, 6, {
    optional: true,
    given: 'peep',
    hint: 'In the order of the names. Left empty: none.',
  }),
  bidder: choiceOf('Who bid highest?', SIX_SEATS),
  ...played,
  revokes: listOf('Revokes, player by player', count('Player', 0, 4), 2, 6, NONE),
  leads: listOf('Leads out of turn, player by player', count('Player', 0, 5), 2, 6, NONE),
} as const;
type Entry = Values<typeof entry>;

/** Payments of single players into the pool: the item, the field with the numbers, and the words for one and several. */
const BY_PLAYER = [
  ['card-bought', 'bought', 'card'],
  ['peep', 'peeps', 'peep'],
  ['revoke', 'revokes', 'revoke'],
  ['lead-out-of-turn', 'leads', 'lead out of turn', 'leads out of turn'],
] as const;

function problemsOf(one: Entry, table: Table<Seat>): Problem[] {
  const size = table.keys.length;
  return [
    ...absent('dealer', one.dealer, table),
    ...absent('bidder', one.bidder, table),
    ...BY_PLAYER.flatMap(([, field]) => {
      const numbers = one[field];
      return numbers === null || numbers.length === size ? [] : [problem(field, `${size} numbers, one for each player`, `${numbers.length}`)];
    }),
  ];
}

/** The lines of all payments into the pool before the bid is settled. */
function paidIn(one: Entry, fresh: boolean, { stake, adds }: Values<typeof setup>, keys: readonly Seat[], by: By): Line[] {
  const give = (key: 'stake' | 'dealer-adds', say: string, from: readonly Seat[], points: number): Line[] =>
    points === 0 ? [] : [...from.map((to) => by.sum(key, say, -points, { to })), by.sum(key, say, points * from.length, { to: POOL })];
  return [
    ...(fresh ? give('stake', 'a pool is made up', keys, stake) : []),
    ...give('dealer-adds', 'the dealer adds', [one.dealer], adds),
    ...BY_PLAYER.flatMap(([key, field, name, several = `${name}s`]) =>
      keys.flatMap((to, n) => {
        const times = one[field]?.[n] ?? 0;
        const say = counted(times, name, several);
        return times === 0 ? [] : [by.line(key, say, { times: -times, to }), by.line(key, say, { times, to: POOL })];
      }),
    ),
  ];
}

const ORDER = 'A revoke or a lead out of turn is counted into the pool before nap takes or doubles it; the book does not say which comes first.';

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: By): Played {
  const table = seated(SIZES[asked.players], asked.names);
  return replay({
    columns: [...table.columns, { key: POOL, title: 'Pool', side: 'Pool' }],
    entries,
    say: ({ bidder, bid, tricks }) => `${table.name[bidder]}: ${sayBid(bid)}, ${sayPoints(tricks, 'trick')}.`,
    turn: (one, has) => {
      const problems = problemsOf(one, table);
      if (problems.length > 0) return { problems };
      const before = has[POOL] ?? 0;
      const into = paidIn(one, before === 0, asked, table.keys, by);
      const pool = before + sum(into.map(({ to, points = 0 }) => (to === POOL ? points : 0)));
      const others = table.keys.filter((key) => key !== one.bidder);
      const faults = sum([...(one.revokes ?? []), ...(one.leads ?? [])]) > 0 && one.bid === 'nap';
      return {
        lines: [...into, ...settlement(one, one.bidder, others, by), ...toPool(one, pool, one.bidder, POOL, by)],
        notes: [...notesOf(one.bid, one.tricks), ...(faults ? [ORDER] : [])],
      };
    },
    state: (has) => [balances(table, has), `The pool holds ${has[POOL] ?? 0}.`],
    notes: ['When a pool has been won, a new one is made up for the next deal; the book tells of the first alone.'],
  });
}

export const account = sheet({
  title: 'Keep a sitting with its pool',
  gist: 'Deal by deal, what each player has won or lost, and what lies in the pool.',
  aka: ['pool nap sheet', 'what is in the pool', 'settle up'],
  books: ['blue-ribbon-1940'],
  setup,
  entry,
  play,
});
