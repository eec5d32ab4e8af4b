import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, type Result } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

const NAMES = { first: 'First player', second: 'Second player' } as const;
type Player = keyof typeof NAMES;
const PLAYERS = ['first', 'second'] as const;
const RANKS = ['ace', 'ten', 'king', 'queen', 'jack'] as const;
type Rank = (typeof RANKS)[number];

const VALUES = { usual: 'Ace 11, ten 10, king 4, queen 3, jack 2', 'aces-and-tens': 'Aces and tens only', round: 'By tens and fives' } as const;
const ask = {
  melds: listOf('Melds of the first and the second player', count('Melds', 0, 6000), 2, 2, {
    each: Object.values(NAMES),
    hint: 'All of the deal, dix and a dix turned up included.',
  }),
  aces: count('Aces the first player took', 0, 8),
  tens: count('Tens', 0, 8),
  kings: count('Kings', 0, 8),
  queens: count('Queens', 0, 8),
  jacks: count('Jacks', 0, 8, { hint: 'The second player has the rest.' }),
  last: choiceOf('Who won the last trick?', NAMES),
  values: choiceOf('How do the cards count?', VALUES, { otherwise: 'usual', hint: 'The last two are customs.', given: 'aces-and-tens' }),
  before: listOf('Scores before the deal', count('Score', 0, 5000), 2, 2, { each: Object.values(NAMES), optional: true }),
  called: choiceOf('Who called out?', { nobody: 'Nobody', ...NAMES, late: 'Someone, after the cards were touched for counting' }, { otherwise: 'nobody' }),
} as const;
type Asked = Values<typeof ask>;

/** The score item of a rank; null if it counts nothing. */
function itemOf(rank: Rank, values: Asked['values']): keyof typeof points | null {
  const high = rank === 'ace' || rank === 'ten';
  if (values === null || values === 'usual') return rank;
  if (values === 'aces-and-tens') return high ? 'aces-and-tens' : null;
  if (rank === 'jack') return null;
  return high ? 'round-ace-or-ten' : 'round-king-or-queen';
}

/** Who has won, and by what rule. */
function outcome(asked: Asked, by: Schedule<typeof points>, now: Readonly<Record<Player, number>>, target: number): { headline: string; notes: string[] } {
  const standing = `${NAMES.first} ${now.first}, ${NAMES.second} ${now.second}`;
  if (asked.before === null) return { headline: standing, notes: [] };
  const out = PLAYERS.filter((player) => now[player] >= target);
  const { called } = asked;
  if (by.way('game') !== 'as-made' && (called === 'first' || called === 'second')) {
    if (now[called] < target) {
      const winner = called === 'first' ? 'second' : 'first';
      return { headline: `${NAMES[winner]} wins`, notes: [`${NAMES[called]} called out with ${now[called]} and loses the game (pinochle.law.false-claim).`] };
    }
    return { headline: `${NAMES[called]} wins with ${now[called]}`, notes: [] };
  }
  if (out.length === 0) return { headline: `${standing}: the game goes on`, notes: [] };
  if (out.length === 2) {
    if (by.gives('longer-game')) {
      return { headline: `Both are out: the game is now ${by.points('longer-game')}`, notes: ['Neither called out in time.'] };
    }
    const why =
      by.way('game') === 'claimed'
        ? 'The book gives it to the one who claims it; nobody did in time.'
        : 'The one who was there first has won; the sum of the deal does not show which.';
    return { headline: `${standing}: both have reached ${target}`, notes: [why] };
  }
  const [only = 'first'] = out;
  const needs = by.way('game') === 'announced' || by.way('game') === 'claimed' ? [`${NAMES[only]} has to announce it.`] : [];
  return { headline: `${NAMES[only]} is out with ${now[only]}`, notes: needs };
}

function score(asked: Asked, by: Schedule<typeof points>): Result<Answer> {
  const copies = by.gives('double-pinochle') ? 8 : 4;
  const took = { ace: asked.aces, ten: asked.tens, king: asked.kings, queen: asked.queens, jack: asked.jacks };
  const problems: Problem[] = RANKS.filter((rank) => took[rank] > copies).map((rank) => problem(`${rank}s`, `at most ${copies}: one pack`, `${took[rank]}`));
  if (asked.values !== null && asked.values !== 'usual' && !by.gives('aces-and-tens'))
    problems.push(problem('values', 'the usual values, since this book tells of no others', VALUES[asked.values].toLowerCase()));
  const odd = by.gives('dix') ? asked.melds.find((meld) => meld % by.points('dix') !== 0) : undefined;
  if (odd !== undefined) problems.push(problem('melds', 'melds that end in 0, as every one of them does', `${odd}`));
  if (problems.length > 0) return { ok: false, problems };
  const lines: Line[] = [];
  const now = { first: 0, second: 0 };
  const add = (player: Player, line: Line) => {
    now[player] += line.points ?? 0;
    lines.push({ ...line, to: NAMES[player] });
  };
  PLAYERS.forEach((player, n) => {
    const before = asked.before?.[n] ?? 0;
    if (before > 0) add(player, { ...by.mention('game', `before the deal: ${before}`), points: before });
    const meld = asked.melds[n] ?? 0;
    if (meld > 0) add(player, by.sum('melds-scored', `melds: ${meld}`, meld));
    for (const rank of RANKS) {
      const cards = player === 'first' ? took[rank] : copies - took[rank];
      const item = itemOf(rank, asked.values);
      if (item === null || cards === 0) continue;
      add(player, by.line(item, `${cards} ${cards === 1 ? rank : `${rank}s`} at ${by.points(item)}`, { times: cards }));
    }
    if (asked.last === player) add(player, by.line('last-trick', 'last trick'));
  });
  const { headline, notes } = outcome(asked, by, now, by.points('game'));
  return ok(answer(headline, lines, notes));
}

/** A deal of two players: with 48 cards, with 32, or with sevens and eights added. */
export const deal = scorer({
  title: 'Score a deal for two',
  gist: 'Melds, cards taken in tricks and the last trick of both players, and who is out.',
  aka: ['count the cards', '250', 'last trick', 'who is out', 'both over a thousand', 'counters'],
  books: ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask,
  score,
});
