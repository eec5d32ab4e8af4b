import { absent, SEAT_NAMES, type Seat, type Table } from '../../../mechanics/seats.ts';
import { balances, namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { type Prices, type Shown, settle } from '../reckoning/settle.ts';

const SETUP = {
  players: TABLE_SIZE,
  names: namesOf(2, 8),
  stake: count('Chips that each puts into a farm', 1, 1000, { optional: true, hint: 'Left empty: one.' }),
} as const;
const DEALT = { field: 'what', is: ['deal'] } as const;
const ENTRY = {
  what: choiceOf('What happened?', { sold: 'A farm was formed and sold', deal: 'A deal was played' }),
  farmer: choiceOf('Who is farmer?', SEAT_NAMES),
  price: count('His bid', 0, 100_000, { unit: 'chips', when: { field: 'what', is: ['sold'] } }),
  totals: listOf('What each hand counts', count('Player', 0, 120), 2, 8, { hint: 'In the order of the seats; 0 for the farmer.', when: DEALT }),
  six: choiceOf('Who holds the six of hearts?', { nobody: 'Nobody', ...SEAT_NAMES }, { otherwise: 'nobody', when: DEALT }),
  cards: listOf('Cards in each hand', count('Player', 0, 20), 2, 8, {
    optional: true,
    seldom: true,
    given: 'farm=fewest-cards',
    hint: 'Asked only where hands tie and nobody among them has the six of hearts.',
    when: DEALT,
  }),
  paid: choiceOf(
    'If somebody has 16: is the nearest below paid all the same?',
    { yes: 'Yes', no: 'No' },
    { optional: true, seldom: true, hint: 'The books do not say; left empty, it is not counted.', when: DEALT },
  ),
} as const;
type Entry = Values<typeof ENTRY>;

/** The hands in order from the farmer's left; the farmer has none. */
function handsOf({ farmer, totals, cards, six }: Entry, { keys, name }: Table<Seat>): Shown[] {
  const at = keys.indexOf(farmer);
  const order = keys.map((_, n) => (at + 1 + n) % keys.length).filter((n) => n !== at);
  return order.flatMap((n): Shown[] => {
    const key = keys[n];
    return key === undefined ? [] : [{ to: key, name: name[key], total: totals?.[n] ?? 0, cards: cards?.[n] ?? null, six: six === key }];
  });
}

/** The lowest and highest count of a hand of two or more cards. */
const LEAST = 2;

function problemsOf(one: Entry, table: Table<Seat>, sold: Seat | null): Problem[] {
  const problems = absent('farmer', one.farmer, table);
  if (problems.length > 0 || one.what === 'sold') return problems;
  const size = table.keys.length;
  if (sold === null) return [problem('what', 'a farm that is sold before a deal', 'none')];
  if (sold !== one.farmer) return [problem('farmer', `the farmer, ${table.name[sold]}`, table.name[one.farmer])];
  if (one.totals?.length !== size) return [problem('totals', `${size} hands`, `${one.totals?.length ?? 0}`)];
  if (one.cards !== null && one.cards.length !== size) return [problem('cards', `${size} hands`, `${one.cards.length}`)];
  if ((one.totals[table.keys.indexOf(one.farmer)] ?? 0) > 0) return [problem('totals', 'nothing for the farmer, who is dealt no card', 'a hand')];
  const short = handsOf(one, table).find(({ total }) => total < LEAST);
  if (short !== undefined) problems.push(problem('totals', `two cards or more for ${short.name}`, `${short.total}`));
  if (one.six === one.farmer) problems.push(problem('six', 'a player with a hand, or nobody', table.name[one.farmer]));
  if (one.six !== null && one.six !== 'nobody') problems.push(...absent('six', one.six, table));
  return problems;
}

function play(asked: Values<typeof SETUP>, entries: readonly Entry[], by: Prices): Played {
  const table = tableOfSize(asked.players, asked.names);
  const { keys, name, columns } = table;
  const stake = by.gives('stake') ? by.points('stake') : (asked.stake ?? 1);
  let farm = 0;
  let owner: Seat | null = null;
  const intoFarm = (to: Seat): Line =>
    by.gives('stake') ? by.line('stake', 'into the farm', { times: -1, to }) : by.sum('stake', 'into the farm', -stake, { unit: 'chip', to });
  const turn = (one: Entry): Turn => {
    const problems = problemsOf(one, table, owner);
    if (problems.length > 0) return { problems };
    if (one.what === 'sold') {
      if (farm > 0) return { problems: [problem('what', 'a deal: the farm is not won yet', 'another sale')] };
      farm = keys.length * stake + (one.price ?? 0);
      owner = one.farmer;
      return { lines: [...keys.map(intoFarm), by.sum('price', 'the price of the farm', -(one.price ?? 0), { to: one.farmer })] };
    }
    const { lines, notes, winner, unsettled } = settle(handsOf(one, table), one.farmer, farm, one.paid, by);
    if (unsettled.length > 0)
      return { problems: [problem('cards', `how many cards ${unsettled.map((hand) => hand.name).join(' and ')} have, who tie`, 'nothing')] };
    if (winner !== null) {
      farm = 0;
      owner = null;
    }
    return { lines, notes, ...(winner === null ? {} : { mark: `The farm to ${winner.name}` }) };
  };
  const played = replay({
    columns,
    entries,
    say: ({ what, farmer, price, totals }) =>
      what === 'sold' ? `The farm is sold to ${name[farmer]} for ${price ?? 0}.` : `${name[farmer]} deals: ${(totals ?? []).join(', ')}.`,
    turn,
    state: (has) => [balances(table, has), farm > 0 && owner !== null ? `${farm} in the farm of ${name[owner]}.` : 'No farm is up.'],
  });
  return { ...played, next: owner === null ? {} : { what: 'deal', farmer: owner } };
}

export const account = sheet({
  title: 'Keep the account',
  gist: 'Farms sold, deals played, and what each has won and paid.',
  aka: ['farmer score sheet', 'who owes whom', 'running total'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  setup: SETUP,
  entry: ENTRY,
  play,
});
