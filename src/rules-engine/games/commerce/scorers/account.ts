import { absent, SEAT_NAMES, type Seat, seated, type Table } from '../../../mechanics/seats.ts';
import { balances, namesOf } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { Prices } from '../reckoning/hands.ts';

const MOST = 1000;
const unit = 'counter';
const setup = {
  players: count('How many play?', 3, 8),
  names: namesOf(3, 8),
  stake: count('Counters that each puts into a pool', 1, MOST, { given: 'stake=agreed' }),
  begin: count('Counters that each begins with', 1, MOST, { given: 'length', optional: true, hint: 'Where the game ends when one has lost them all.' }),
  rounds: count('Rounds in which each deals once', 1, 50, { given: 'length', optional: true, hint: 'Where a number of them is agreed on.' }),
} as const;
const entry = {
  dealer: choiceOf('Who dealt?', SEAT_NAMES),
  winner: choiceOf('Who took the pool?', SEAT_NAMES),
  held: choiceOf('What had the banker?', { hand: 'Three of a kind, a sequence or a point', nothing: 'None of them' }, { given: 'banker-beaten' }),
  bought: listOf('Cards that each bought', count('Player', 0, 99), 3, 8, {
    given: 'buying',
    optional: true,
    seldom: true,
    hint: 'In the order of the seats. What the dealer takes is not read: the dealer pays nobody.',
  }),
} as const;
type Setup = Values<typeof setup>;
type Entry = Values<typeof entry>;

/** The payments of a deal between the players. */
function turnOf({ dealer, winner, held, bought }: Entry, { stake }: Setup, table: Table<Seat>, by: Prices): Turn {
  const { keys, name } = table;
  const problems = [...absent('dealer', dealer, table), ...absent('winner', winner, table)];
  if (bought !== null && bought.length !== keys.length) problems.push(problem('bought', `a number for each of ${keys.length} players`, `${bought.length}`));
  if (problems.length > 0) return { problems };
  const agreed = by.gives('stake') ? null : (stake ?? 0);
  const put = (to: Seat) => (agreed === null ? by.line('stake', 'put in', { times: -1, to }) : by.sum('stake', 'put in', -agreed, { unit, to }));
  const pool = keys.length * (agreed ?? by.points('stake'));
  const others = keys.filter((seat) => seat !== dealer);
  const pay = (key: 'buying' | 'banker-loses' | 'banker-beaten', say: string, times: number, from: Seat, to: Seat): Line[] => [
    by.line(key, say, { times: -times, to: from }),
    by.line(key, say, { times, to }),
  ];
  const lines = [
    ...keys.map(put),
    ...keys.flatMap((seat, n) => {
      const cards = seat === dealer ? 0 : (bought?.[n] ?? 0);
      return cards === 0 ? [] : pay('buying', `${counted(cards, 'card')} bought by ${name[seat]}`, cards, seat, dealer);
    }),
    by.sum('pool', 'the pool', pool, { unit, to: winner }),
    ...(winner !== dealer && by.gives('banker-loses') ? pay('banker-loses', 'the banker did not win', 1, dealer, winner) : []),
    ...(winner !== dealer && held === 'hand' && by.gives('banker-beaten')
      ? others.flatMap((seat) => pay('banker-beaten', `the banker’s hand beaten: to ${name[seat]}`, 1, dealer, seat))
      : []),
  ];
  return { lines };
}

export const account = sheet({
  title: 'Keep the account',
  gist: 'Deal by deal the stakes, the cards bought of the dealer, the pool, and what a beaten banker pays.',
  aka: ['commerce score sheet', 'who owes whom', 'counters', 'running total'],
  books: ['blue-ribbon-1940', 'donohue'],
  setup,
  entry,
  play: (asked: Setup, entries: readonly Entry[], by: Prices) => {
    const table = seated(asked.players, asked.names);
    const { keys, name } = table;
    let dealt = 0;
    let last: Entry | null = null;
    const played = replay({
      columns: table.columns,
      entries,
      say: ({ dealer, winner }) => `${name[dealer]} deals, and ${winner === dealer ? 'takes the pool too' : `${name[winner]} takes the pool`}.`,
      turn: (one) => {
        const turn = turnOf(one, asked, table, by);
        if (turn.lines === undefined) return turn;
        dealt += 1;
        last = one;
        const done = asked.rounds !== null && dealt === asked.rounds * keys.length;
        return { ...turn, ...(done ? { over: `${counted(asked.rounds, 'round')} have been dealt.` } : {}) };
      },
      end: (has) => {
        const out = keys.filter((key) => asked.begin !== null && (has[key] ?? 0) + asked.begin <= 0);
        return out.length === 0 ? null : `${out.map((key) => name[key]).join(' and ')} ${out.length === 1 ? 'has' : 'have'} no counter left.`;
      },
      state: (has, over) => [...(over === null ? [] : [over]), balances(table, has)],
      notes: ['What one wins the others have paid: the columns always add up to nothing.'],
    });
    const at = last === null ? 0 : keys.indexOf((last as Entry).dealer) + 1;
    return { ...played, next: { dealer: keys[at % keys.length] ?? 'first', bought: keys.map(() => '0').join('.') } };
  },
});
