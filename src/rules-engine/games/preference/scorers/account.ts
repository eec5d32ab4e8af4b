import { absent, FOUR_SEATS, type Seat, seated, type Table } from '../../../mechanics/seats.ts';
import { balances, namesOf } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';

/** Trumps from the lowest bid to the highest; blue-ribbon-1940 p. 327. */
const SUITS = { spades: 'Spades', clubs: 'Clubs', diamonds: 'Diamonds', hearts: 'Hearts, the preference' } as const;
const ORDER = Object.keys(SUITS) as readonly (keyof typeof SUITS)[];
const TRICKS = 10;
const counters = (label: string) => count(label, 0, 100_000, { unit: 'counters' });

const setup = {
  players: choiceOf('How many are at the table?', { three: 'Three', four: 'Four: the dealer takes no cards' }, { otherwise: 'three' }),
  names: namesOf(3, 4),
  stake: { ...counters('What each puts into the pool'), hint: 'As agreed: the book prints no amounts.' },
  rates: listOf('Paid for a trick, by the trump suit', counters('Suit'), 4, 4, { hint: 'As agreed, in the order spades, clubs, diamonds, hearts.' }),
  paid: choiceOf(
    'Whom does the pool pay?',
    { bidder: 'The player who named the trump', everyone: 'Each player for their own tricks' },
    { otherwise: 'bidder', hint: 'As agreed: the book says only that it pays by the tricks won.' },
  ),
} as const;
const NAMED = { field: 'what', is: ['bid', 'widow'] } as const;
const entry = {
  what: choiceOf(
    'What happened?',
    { bid: 'A bid was played', widow: 'The widow was bought and played', pool: 'All put into the pool again' },
    { otherwise: 'bid' },
  ),
  player: choiceOf('Who named the trump?', FOUR_SEATS, { when: NAMED }),
  suit: choiceOf('Which suit was trumps?', SUITS, { when: NAMED }),
  tricks: count('Tricks of that player', 0, TRICKS, { unit: 'tricks', when: NAMED }),
  others: listOf('Tricks of the others, in the order of the seats', count('Player', 0, TRICKS), 2, 3, {
    optional: true,
    hint: 'Only where each is paid for their own; with four, 0 for the dealer.',
    when: NAMED,
  }),
  offered: { ...counters('Counters offered for the widow'), when: { field: 'what', is: ['widow'] } },
} as const;
type Setup = Values<typeof setup>;
type Entry = Values<typeof entry>;
type Prices = Schedule<typeof points>;

const POOL = 'pool';
const unit = 'counter';

/** The players paid for their tricks, with the numbers, or the problems of these. */
function tricksOf({ player, tricks, others }: Entry, paid: Setup['paid'], { keys }: Table<Seat>): { won: [Seat, number][]; problems: Problem[] } {
  const own: [Seat, number] = [player ?? 'first', tricks ?? 0];
  if (paid === 'bidder') return { won: [own], problems: [] };
  const rest = keys.filter((key) => key !== player);
  if (others?.length !== rest.length) return { won: [], problems: [problem('others', `${rest.length} numbers`, `${others?.length ?? 'nothing'}`)] };
  const all = others.reduce((sum, one) => sum + one, own[1]);
  if (all !== TRICKS) return { won: [], problems: [problem('others', `${TRICKS} tricks in all`, `${all}`)] };
  return { won: [own, ...rest.map((key, n): [Seat, number] => [key, others[n] ?? 0])], problems: [] };
}

/** The lines of the stakes of all players. */
const stakesOf = (keys: readonly Seat[], stake: number): Line[] => {
  const line = (points: number, to: string): Line => ({ rule: 'preference.rule.pool', say: 'put into the pool', points, unit, to });
  return [...keys.map((to) => line(-stake, to)), line(stake * keys.length, POOL)];
};

/** A deal: the price of the widow goes into the pool, the payment for tricks comes out; blue-ribbon-1940 p. 327. */
function turnOf(one: Entry, asked: Setup, table: Table<Seat>, holds: number, by: Prices): Turn {
  const player = one.player ?? 'first';
  const strange = absent('player', player, table);
  if (strange.length > 0) return { problems: strange };
  const { won, problems } = tricksOf(one, asked.paid, table);
  if (problems.length > 0) return { problems };
  const price = one.offered ?? 0;
  const rate = asked.rates[ORDER.indexOf(one.suit ?? 'spades')] ?? 0;
  const bought = (points: number, to: string) => by.sum('widow-price', 'the widow is bought', points, { unit, to });
  const paid = (points: number, to: string, tricks: number) =>
    by.sum('payment', `${tricks} ${tricks === 1 ? 'trick' : 'tricks'} at ${rate}`, points, { unit, to });
  const out = won.filter(([, tricks]) => tricks > 0).flatMap(([to, tricks]) => [paid(rate * tricks, to, tricks), paid(-rate * tricks, POOL, tricks)]);
  const lines = [...(price === 0 ? [] : [bought(-price, player), bought(price, POOL)]), ...out];
  const owed = won.reduce((sum, [, tricks]) => sum + tricks * rate, 0);
  if (owed > holds + price)
    return { problems: [problem('tricks', `at most the ${holds + price} counters in the pool: let all put in again first`, `${owed} to be paid`)] };
  return { lines };
}

export const account = sheet({
  title: 'Keep the account and the pool',
  gist: 'Deal by deal what each has put into the pool and drawn from it, at the amounts that the table has agreed on.',
  aka: ['preference score sheet', 'who owes whom', 'how much is in the pool'],
  books: ['blue-ribbon-1940'],
  setup,
  entry,
  play: (asked: Setup, entries: readonly Entry[], by: Prices): Played => {
    const table = seated(asked.players === 'four' ? 4 : 3, asked.names);
    const { keys, name } = table;
    let begun = false;
    return replay({
      columns: [...table.columns, { key: POOL, title: 'The pool', side: 'The pool' }],
      entries,
      say: ({ what, player, suit, tricks }) =>
        what === 'pool' || player === null || suit === null
          ? 'All put into the pool again.'
          : `${name[player] ?? FOUR_SEATS[player as 'first']}${what === 'widow' ? ' buys the widow' : ''}: ${suit}, ${tricks} of ${TRICKS} tricks.`,
      turn: (one, { [POOL]: pool = 0 }) => {
        const before = begun ? [] : stakesOf(keys, asked.stake);
        const holds = begun ? pool : asked.stake * keys.length;
        const turn: Turn = one.what === 'pool' ? { lines: stakesOf(keys, asked.stake) } : turnOf(one, asked, table, holds, by);
        if (turn.problems === undefined) begun = true;
        return turn.problems === undefined ? { ...turn, lines: [...before, ...(turn.lines ?? [])] } : turn;
      },
      state: (has) => [balances(table, has), `The pool holds ${begun ? has[POOL] : asked.stake * keys.length}.`],
      notes: [
        'With the pool the columns always add up to nothing. What is paid, and to whom, is as agreed: the book prints no amounts.',
        'What a bidder loses who falls short the book does not say; nothing is charged here.',
      ],
    });
  },
});
