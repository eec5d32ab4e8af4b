import { balances, namesOf, stakesAfter, TABLE_SIZE, tableOfSize } from '../../../core/accounts.ts';
import { RANKS, sayRank } from '../../../core/card-ranks.ts';
import { choiceOf, count, listOf, type Values } from '../../../core/fields.ts';
import { replay, type Turn } from '../../../core/replay.ts';
import { type Problem, problem } from '../../../core/result.ts';
import { absent, SEAT_NAMES, type Seat, type Table } from '../../../core/seats.ts';
import { type Played, sheet } from '../../../core/sheets.ts';
import { ACE_OPEN, type Prices, settle } from '../reckoning/settle.ts';

const setup = {
  players: TABLE_SIZE,
  names: namesOf(2, 8),
  stake: count('Usual stake', 1, 100_000, { optional: true, unit: 'chips', hint: 'What each stakes who is not put down with another sum.' }),
} as const;
const entry = {
  banker: choiceOf('Who dealt?', SEAT_NAMES),
  dealer: choiceOf("The dealer's bottom card", RANKS),
  cards: listOf('Bottom card of the packet that each bet on', choiceOf('Player', { out: 'The dealer, or no bet', ...RANKS }, { otherwise: 'out' }), 2, 8),
  stakes: listOf('Stake of each player', count('Player', 0, 100_000), 2, 8, {
    optional: true,
    seldom: true,
    hint: "In the order of the seats; 0 or left empty: the usual stake. What stands in the dealer's place is not read.",
  }),
} as const;
type Entry = Values<typeof entry>;

function problemsOf({ banker, stakes, cards }: Entry, table: Table): Problem[] {
  const size = table.keys.length;
  const problems = absent('banker', banker, table);
  if (stakes?.slice(size).some((stake) => stake > 0)) problems.push(problem('stakes', `stakes of ${size} players`, `${stakes.length}`));
  if (cards.slice(size).some((card) => card !== 'out')) problems.push(problem('cards', `cards of ${size} players`, `${cards.length}`));
  return problems;
}

/** One deal, each stake settled with the dealer and seen from both ends. */
function turnOf(one: Entry, usual: number, table: Table<Seat>, by: Prices): Turn {
  const problems = problemsOf(one, table);
  if (problems.length > 0) return { problems };
  const notes: string[] = [];
  const lines = table.keys.flatMap((to, n) => {
    const [put = 0, card = 'out'] = [one.stakes?.[n], one.cards[n]];
    if (to === one.banker || (put === 0 && card === 'out')) return [];
    const stake = put === 0 ? usual : put;
    const name = table.name[to];
    if (card === 'out') problems.push(problem('cards', `the card of ${name}, who staked ${stake}`, 'nothing'));
    else if (stake === 0) problems.push(problem('stakes', `a stake of ${name}, who has a card`, '0'));
    if (card === 'out') return [];
    const say = `${name}: ${sayRank(card)} against ${sayRank(one.dealer)}`;
    const how = settle(card, one.dealer, by);
    if (how === 'ace') {
      notes.push(ACE_OPEN);
      return [by.law('ace', say, { to })];
    }
    const pay = (sign: 1 | -1, who: Seat) => by.line(how, say, { times: sign * stake, unit: 'chip', to: who });
    return [pay(1, to), pay(-1, one.banker)];
  });
  if (lines.length === 0 && problems.length === 0) problems.push(problem('cards', 'a card that was bet on', 'none'));
  return problems.length > 0 ? { problems } : { lines, notes };
}

export const account = sheet({
  title: 'Keep the account',
  gist: 'Deal by deal the bottom cards, what the dealer wins by higher cards and by ties and what he pays, whoever deals.',
  aka: ['blind hookey score sheet', 'bank account', 'who owes whom', 'running total'],
  books: ['blue-ribbon-1940', 'donohue'],
  setup,
  entry,
  play: (asked: Values<typeof setup>, entries: readonly Entry[], by: Prices): Played => {
    const table = tableOfSize(asked.players, asked.names);
    const played = replay({
      columns: table.columns,
      entries,
      say: ({ banker, dealer }) =>
        `${table.name[banker] ?? SEAT_NAMES[banker]} deals and turns up ${dealer === 'ace' || dealer === 'eight' ? 'an' : 'a'} ${sayRank(dealer)}.`,
      turn: (one) => turnOf(one, asked.stake ?? 0, table, by),
      state: (has) => [balances(table, has)],
      notes: ['What one wins the others have paid: the columns always add up to nothing.'],
    });
    const stakes = stakesAfter(
      entries.map(({ banker, stakes }) => ({ dealer: banker, stakes })),
      table,
    );
    return { ...played, next: { banker: entries.at(-1)?.banker ?? 'first', stakes, cards: table.keys.map(() => 'out').join('.') } };
  },
});
