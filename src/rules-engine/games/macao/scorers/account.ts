import { balances, namesOf, stakesAfter, TABLE_SIZE, tableOfSize } from '../../../core/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../core/fields.ts';
import { replay, type Turn } from '../../../core/replay.ts';
import { type Problem, problem } from '../../../core/result.ts';
import { absent, SEAT_NAMES, type Seat, type Table } from '../../../core/seats.ts';
import { type Played, sheet } from '../../../core/sheets.ts';
import { type Natural, ofNaturals, type Prices, SAID, type Settlement, unpaid } from '../reckoning/settle.ts';

const setup = {
  players: TABLE_SIZE,
  names: namesOf(2, 8),
  stake: count('Usual stake', 1, 100_000, { optional: true, unit: 'chips', hint: 'What each stakes who is not put down with another sum.' }),
} as const;
const DEALER = { counted: 'He stood', nine: 'Nine on the deal', eight: 'Eight on the deal', seven: 'Seven on the deal', burst: 'He burst' } as const;
const HANDS = {
  out: 'The dealer, or no stake',
  won: 'Nearer than the dealer',
  lost: 'Farther off',
  tie: 'Equal',
  nine: 'Nine on the deal',
  eight: 'Eight on the deal',
  seven: 'Seven on the deal',
  burst: 'Burst',
} as const;
const entry = {
  banker: choiceOf('Who dealt?', SEAT_NAMES),
  dealer: choiceOf("The dealer's hand", DEALER),
  hands: listOf("Each player's hand", choiceOf('Player', HANDS, { otherwise: 'out' }), 2, 8, {
    hint: 'Against a dealer who has burst a hand that stands is nearer.',
  }),
  doubled: choiceOf('Did the dealer call double?', { no: 'No', yes: 'Yes' }, { otherwise: 'no', given: 'doubled', seldom: true }),
  stakes: listOf('Stake of each player', count('Player', 0, 100_000), 2, 8, {
    optional: true,
    seldom: true,
    hint: "In the order of the seats; 0 or left empty: the usual stake. What stands in the dealer's place is not read.",
  }),
} as const;
type Entry = Values<typeof entry>;
type Dealer = keyof typeof DEALER;
type Hand = Exclude<keyof typeof HANDS, 'out'>;

const natural = (hand: Dealer | Hand): Natural | undefined => (hand === 'nine' || hand === 'eight' || hand === 'seven' ? hand : undefined);

/** How a hand and the dealer's stand to each other; undefined where the two cannot meet. */
function meet(dealer: Dealer, hand: Hand): Settlement | undefined {
  const [his, mine] = [natural(dealer), natural(hand)];
  if (his !== undefined) return mine !== undefined ? ofNaturals(mine, his) : hand === 'lost' ? `${his}-dealer` : hand === 'tie' ? 'tie' : undefined;
  if (mine !== undefined) return `${mine}-player`;
  if (hand === 'burst') return 'burst';
  if (dealer === 'burst') return hand === 'won' ? 'dealer-burst' : undefined;
  return hand === 'won' ? 'higher' : hand === 'lost' ? 'lower' : 'tie';
}

function problemsOf({ banker, doubled, stakes, hands }: Entry, table: Table, by: Prices): Problem[] {
  const size = table.keys.length;
  const problems = absent('banker', banker, table);
  if (stakes?.slice(size).some((stake) => stake > 0)) problems.push(problem('stakes', `stakes of ${size} players`, `${stakes.length}`));
  if (hands.slice(size).some((hand) => hand !== 'out')) problems.push(problem('hands', `hands of ${size} players`, `${hands.length}`));
  if (doubled === 'yes' && !by.gives('doubled')) problems.push(problem('doubled', 'no: in this book the dealer has no call of double', 'yes'));
  return problems;
}

/** One deal, each stake settled with the dealer and seen from both ends. */
function turnOf(one: Entry, usual: number, table: Table<Seat>, by: Prices): Turn {
  const problems = problemsOf(one, table, by);
  if (problems.length > 0) return { problems };
  const notes: string[] = [];
  const times = one.doubled === 'yes' ? by.points('doubled') : 1;
  const lines = table.keys.flatMap((to, n) => {
    const [put = 0, hand = 'out'] = [one.stakes?.[n], one.hands[n]];
    if (to === one.banker || (put === 0 && hand === 'out')) return [];
    const stake = put === 0 ? usual : put;
    const name = table.name[to];
    if (stake === 0) problems.push(problem('stakes', `a stake of ${name}, who has a hand`, '0'));
    const how = hand === 'out' ? undefined : meet(one.dealer, hand);
    if (hand === 'out') problems.push(problem('hands', `how the hand of ${name} stands, who staked ${stake}`, 'nothing'));
    else if (how === undefined) problems.push(problem('hands', `a hand of ${name} that can meet the dealer's (${DEALER[one.dealer]})`, HANDS[hand]));
    if (how === undefined) return [];
    const open = unpaid(how, by);
    if (open !== null || how === 'open') {
      notes.push(open ?? '');
      return [by.law('natural', `${name}: ${SAID[how]}`, { to })];
    }
    const pay = (sign: 1 | -1, who: Seat) => by.line(how, `${name}: ${SAID[how]}`, { times: sign * times * stake, unit: 'chip', to: who });
    return [pay(1, to), pay(-1, one.banker)];
  });
  if (lines.length === 0 && problems.length === 0) problems.push(problem('hands', 'a hand that was played', 'none'));
  return problems.length > 0 ? { problems } : { lines, notes };
}

export const account = sheet({
  title: 'Keep the account',
  gist: 'Deal by deal what the dealer pays and wins, naturals and ties among them, whoever deals.',
  aka: ['macao score sheet', 'bank account', 'who owes whom', 'running total'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  setup,
  entry,
  play: (asked: Values<typeof setup>, entries: readonly Entry[], by: Prices): Played => {
    const table = tableOfSize(asked.players, asked.names);
    const played = replay({
      columns: table.columns,
      entries,
      say: ({ banker, dealer, doubled }) =>
        `${table.name[banker] ?? SEAT_NAMES[banker]} deals: ${DEALER[dealer].toLowerCase()}${doubled === 'yes' ? ', after a call of double' : ''}.`,
      turn: (one) => turnOf(one, asked.stake ?? 0, table, by),
      state: (has) => [balances(table, has)],
      notes: ['What one wins the others have paid: the columns always add up to nothing.'],
    });
    const stakes = stakesAfter(
      entries.map(({ banker, stakes }) => ({ dealer: banker, stakes })),
      table,
    );
    return { ...played, next: { banker: entries.at(-1)?.banker ?? 'first', stakes, hands: table.keys.map(() => 'out').join('.') } };
  },
});
