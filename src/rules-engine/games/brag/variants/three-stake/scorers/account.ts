import { absent, SEAT_NAMES, type Seat, type Table } from '../../../../../mechanics/seats.ts';
import { balances, namesOf, TABLE_SIZE, tableOfSize } from '../../../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../../../scoring/fields.ts';
import { type Problem, problem } from '../../../../../scoring/result.ts';
import type { Schedule } from '../../../../../scoring/schedule.ts';
import type { Line } from '../../../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../../../sheets/replay.ts';
import { type Played, sheet } from '../../../../../sheets/sheets.ts';
import { MOST } from '../../../reckoning/stakes.ts';
import type { own } from '../points.ts';

/** The number of stakes in a deal. */
const STAKES = 3;

type Prices = Schedule<typeof own>;
const setup = {
  players: TABLE_SIZE,
  names: namesOf(2, 8),
  each: count('Chips in one stake', 1, MOST, { unit: 'chips', hint: 'In the 1940 book from every player, in Donohue from the dealer.' }),
} as const;
const entry = {
  dealer: choiceOf('Who dealt?', SEAT_NAMES, { given: 'made-up=dealer' }),
  first: choiceOf('First stake to', SEAT_NAMES),
  second: choiceOf('Second stake to', SEAT_NAMES),
  third: choiceOf('Third stake to', SEAT_NAMES),
  bets: listOf('Chips each bet on the second', count('Player', 0, MOST), 2, 8, {
    optional: true,
    hint: 'Besides what makes up the stake; 0 for one who did not bet.',
  }),
  extra: choiceOf('Three more from each for all three stakes?', { no: 'No', yes: 'Yes' }, { otherwise: 'no', given: 'all-three', seldom: true }),
} as const;
type Entry = Values<typeof entry>;

function impossible({ dealer, first, second, third, bets, extra }: Entry, each: number, table: Table<Seat>, by: Prices): Problem[] {
  const { keys, name } = table;
  const seats = Object.entries({ ...(dealer === null ? {} : { dealer }), first, second, third });
  const problems = seats.flatMap(([field, seat]) => absent(field, seat, table));
  if (bets !== null && bets.length !== keys.length) problems.push(problem('bets', `${keys.length} numbers, one for each player`, `${bets.length}`));
  if (problems.length > 0) return problems;
  if (extra === 'yes' && !by.gives('all-three')) problems.push(problem('extra', 'no: this book has no such addition', 'yes'));
  if (extra === 'yes' && (first !== second || second !== third)) problems.push(problem('extra', 'all three stakes with one player', 'two or more winners'));
  if (dealer === null) return problems;
  // A player who brags answers the stake of the dealer, who has already paid it.
  keys.forEach((key, n) => {
    const bet = bets?.[n] ?? 0;
    if (key !== dealer && bet > 0 && bet < each) problems.push(problem('bets', `${each} or more from ${name[key]}, who answers the dealer`, `${bet}`));
    if (key === second && key !== dealer && bet === 0) problems.push(problem('second', 'a player who has bet, or the dealer', name[key]));
  });
  return problems;
}

function settle({ dealer, first, second, third, bets, extra }: Entry, each: number, { keys }: Table<Seat>, by: Prices): Line[] {
  const lines: Line[] = [];
  const put = (to: Seat, chips: number, say: string, key: 'made-up' | 'bets') => {
    if (chips > 0) lines.push(by.sum(key, say, -chips, { unit: 'chip', to }));
  };
  const payers = dealer === null ? keys : [dealer];
  for (const to of payers) put(to, each * STAKES, 'into the three stakes', 'made-up');
  keys.forEach((to, n) => {
    put(to, bets?.[n] ?? 0, 'bet on the second stake', 'bets');
  });
  const stake = each * payers.length;
  const bet = (bets ?? []).reduce((sum, one) => sum + one, 0);
  lines.push(by.sum('first-stake', 'the first stake', stake, { unit: 'chip', to: first }));
  lines.push(by.sum('second-stake', 'the second stake and the bets', stake + bet, { unit: 'chip', to: second }));
  lines.push(by.sum('third-stake', 'the third stake', stake, { unit: 'chip', to: third }));
  if (extra !== 'yes') return lines;
  for (const to of keys) {
    const times = to === first ? keys.length - 1 : -1;
    lines.push(by.line('all-three', 'for all three stakes', { times: times * each, unit: 'chip', to }));
  }
  return lines;
}

function play({ players, names, each }: Values<typeof setup>, entries: readonly Entry[], by: Prices): Played {
  const table = tableOfSize(players, names);
  const played = replay({
    columns: table.columns,
    entries,
    say: ({ first, second, third }) => `First to ${table.name[first]}, second to ${table.name[second]}, third to ${table.name[third]}.`,
    turn: (one): Turn => {
      const problems = impossible(one, each, table, by);
      return problems.length > 0 ? { problems } : { lines: settle(one, each, table, by) };
    },
    state: (has) => [balances(table, has)],
    notes: ['What one wins the others have put down: the columns always add up to nothing.'],
  });
  return { ...played, next: { bets: table.keys.map(() => 0).join('.') } };
}

export const account = sheet({
  title: 'Keep the three stakes of a sitting',
  gist: 'Deal by deal who took each stake, with the bets, and who is ahead by how much.',
  aka: ['three-stake brag score sheet', 'three pools', 'who owes whom', 'settle up'],
  books: ['blue-ribbon-1940', 'donohue'],
  setup,
  entry,
  play,
});
