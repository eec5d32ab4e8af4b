import { absent, FOUR_SEATS, type Seat, seated } from '../../../mechanics/seats.ts';
import { balances, namesOf } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { BOTH_APPLIED, revoke } from './deal.ts';

const setup = {
  players: choiceOf('How many are at the table?', { three: 'Three', four: 'Four: the dealer takes no cards' }, { otherwise: 'three' }),
  names: namesOf(3, 4),
} as const;
/** The number of players with cards in a deal. */
const PLAYING = 3;
const entry = {
  what: choiceOf('How did it end?', { played: 'Played out', stock: 'The stock was looked at too soon' }, { otherwise: 'played' }),
  player: choiceOf('Single player, or who looked at the stock', FOUR_SEATS),
  taken: count('Points of the single player', 0, 99, { hint: 'The last trick among them; the others have the rest.', when: { field: 'what', is: ['played'] } }),
  revoke: { ...revoke, when: { field: 'what', is: ['played'] } },
  dealer: choiceOf('Who dealt and had no cards?', { none: 'Nobody: three play', ...FOUR_SEATS }, { otherwise: 'none' }),
} as const;
type Entry = Values<typeof entry>;
type Prices = Schedule<typeof points>;

/** One player pays each of the others, or receives from each (negative); the lines are those of a payment. */
function paid(make: (say: string, times: number, to: Seat) => Line, say: string, from: Seat, others: readonly Seat[]): Line[] {
  return [make(say, -others.length, from), ...others.map((to) => make(say, 1, to))];
}

/** Settles a deal between one player and two; blue-ribbon-1940 p. 133. */
function turnOf({ what, player, taken, revoke: offence }: Entry, others: readonly Seat[], by: Prices): Turn {
  if (what === 'stock') {
    return { lines: paid((say, times, to) => by.line('stock-penalty', say, { times, to }), 'the stock was looked at too soon', player, others) };
  }
  const all = by.points('deal');
  const mine = taken ?? 0;
  if (mine > all) return { problems: [problem('taken', `at most the ${all} points of a deal`, `${mine}`)] };
  const sweep = mine === all || mine === 0;
  const won = sweep ? by.points('all-points') * (mine === all ? 1 : -1) : mine - (all - mine);
  const say = sweep ? `all ${all}, which count as ${by.points('all-points')}` : `${mine} against ${all - mine}`;
  const lines = paid(
    (words, times, to) => (sweep ? by.rated('all-points', words, -won * times, { to }) : by.sum('difference', words, -won * times, { to })),
    say,
    player,
    others,
  );
  if (offence === null || offence === 'none') return { lines };
  // Points taken from one side and given to the other change the difference twice.
  const sign = offence === 'player' ? 2 : -2;
  const revoked = paid(
    (words, times, to) => by.line('revoke', words, { times: sign * times, to }),
    'revoke, off the one side and on to the other',
    player,
    others,
  );
  return { lines: [...lines, ...revoked], notes: sweep ? [BOTH_APPLIED] : [] };
}

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Prices): Played {
  const table = seated(asked.players === 'four' ? 4 : PLAYING, asked.names);
  const { keys, name, columns } = table;
  const problemsOf = ({ player, dealer }: Entry): Problem[] => {
    if (keys.length === PLAYING) return dealer === 'none' ? absent('player', player, table) : [problem('dealer', 'nobody, for three play', name[dealer])];
    if (dealer === 'none') return [problem('dealer', 'the one of the four who dealt and had no cards', 'nobody')];
    return dealer === player ? [problem('player', 'one of the three who had cards', name[player])] : [];
  };
  const last = entries.at(-1)?.dealer;
  const played = replay({
    columns,
    entries,
    say: ({ what, player, taken }) => (what === 'stock' ? `${name[player]} looked at the stock too soon.` : `${name[player]} alone, with ${taken} points.`),
    turn: (one) => {
      const problems = problemsOf(one);
      const others = keys.filter((key) => key !== one.player && key !== one.dealer);
      return problems.length > 0 ? { problems } : turnOf(one, others, by);
    },
    state: (has) => [balances(table, has)],
    notes: ['What one wins the others have paid: the columns always add up to nothing. The book names no end of the game.'],
  });
  if (keys.length === PLAYING) return played;
  const at = last === undefined || last === 'none' ? 0 : keys.indexOf(last) + 1;
  return { ...played, next: { dealer: keys[at % keys.length] ?? 'first' } };
}

export const account = sheet({
  title: 'Keep the account',
  gist: 'Deal by deal what the single player wins from both adversaries or pays to both, with the dealer who sits out where four play.',
  aka: ['calabrasella score sheet', 'score pad', 'who owes whom', 'running total'],
  books: ['blue-ribbon-1940'],
  setup,
  entry,
  play,
});
