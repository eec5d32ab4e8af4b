import { TWO_NAMES, TWO_SEATS, twoSeated } from '../../../mechanics/seats.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { added, type Points, replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';

type Prices = Schedule<typeof points>;
const PLAYERS = ['first', 'second'] as const;
type Player = (typeof PLAYERS)[number];
const setup = {
  ...TWO_NAMES,
  values: choiceOf(
    'How do the cards count?',
    { usual: 'Ace 11, ten 10, king 4, queen 3, jack 2', 'aces-and-tens': 'Aces and tens only', round: 'By tens and fives' },
    { otherwise: 'usual', hint: 'The last two are customs.', given: 'aces-and-tens' },
  ),
} as const;
const entry = {
  melds: listOf('Melds of the first and the second player', count('Player', 0, 6000), 2, 2, {
    each: ['First player', 'Second player'],
    hint: 'All of the deal, dix and a dix turned up included.',
  }),
  cards: listOf('Points in the cards they took', count('Player', 0, 240), 1, 2, {
    hint: 'Without the last trick. The second number may be left out: the second player has the rest.',
  }),
  last: choiceOf('Who won the last trick?', { ...TWO_SEATS, nobody: 'Nobody: a claim ended the play' }),
  claim: choiceOf('Who claimed the game, or was first to reach it?', { nobody: 'Nobody', ...TWO_SEATS }, { otherwise: 'nobody' }),
} as const;
type Entry = Values<typeof entry>;

/** The points of all cards of the pack, without the last trick. */
function wholePack(values: Values<typeof setup>['values'], by: Prices): number {
  // If a double pinochle is possible there are two packs, with eight cards of a rank; one pack has four.
  const copies = by.gives('double-pinochle') ? 8 : 4;
  if (values === 'aces-and-tens') return 2 * copies * by.points('aces-and-tens');
  if (values === 'round') return 2 * copies * (by.points('round-ace-or-ten') + by.points('round-king-or-queen'));
  return copies * (by.points('ace') + by.points('ten') + by.points('king') + by.points('queen') + by.points('jack'));
}

function problemsOf(one: Entry, taken: readonly number[], pack: number, by: Prices): Problem[] {
  const problems: Problem[] = [];
  const least = by.points('dix');
  const odd = one.melds.find((meld) => meld % least !== 0);
  if (odd !== undefined) problems.push(problem('melds', `a multiple of ${least}, as every meld is`, `${odd}`));
  const sum = taken.reduce((n, own) => n + own, 0);
  const whole = one.last !== 'nobody';
  if (whole && sum !== pack) problems.push(problem('cards', `${pack} points in all`, `${taken.join(' + ')} = ${sum}`));
  if (!whole && sum > pack) problems.push(problem('cards', `at most ${pack} points in all`, `${taken.join(' + ')} = ${sum}`));
  if (!whole && one.cards.length === 1) problems.push(problem('cards', 'the points of both players, where the play was not ended', '1 number'));
  if (!whole && one.claim === 'nobody') problems.push(problem('last', 'a last trick, or a player who claimed the game', 'neither'));
  return problems;
}

function linesOf(one: Entry, taken: readonly number[], by: Prices): Line[] {
  const lines: Line[] = [];
  PLAYERS.forEach((to, n) => {
    const [meld = 0, cards = 0] = [one.melds[n], taken[n]];
    if (meld > 0) lines.push(by.sum('melds-scored', `melds: ${meld}`, meld, { to }));
    if (cards > 0) lines.push(by.rated(by.gives('cards-in-all') ? 'cards-in-all' : 'ace', `cards: ${cards}`, cards, { to }));
    if (one.last === to) lines.push(by.line('last-trick', 'last trick', { to }));
  });
  return lines;
}

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Prices): Played {
  const { name, columns } = twoSeated(asked);
  const pack = wholePack(asked.values, by);
  let target = by.points('game');
  const stands = (has: Points) => PLAYERS.map((player) => `${name[player]} ${has[player]}`).join(', ');
  const other = (player: Player): Player => (player === 'first' ? 'second' : 'first');
  const asMade = by.way('game') === 'as-made';

  /** Ends the game after a deal, by the book's rule of who is out. */
  function ended(claim: Entry['claim'], turn: Turn, now: Points): Turn {
    const out = PLAYERS.filter((player) => (now[player] ?? 0) >= target);
    if (claim !== 'nobody') {
      if (out.includes(claim)) return { ...turn, over: `The game is over: ${name[claim]} was out first, with ${now[claim]}. ${stands(now)}.` };
      if (asMade) return { problems: [problem('claim', `a player who reaches ${target} with this deal`, `${now[claim]}`)] };
      const line = by.law('false-claim', `game claimed with ${now[claim]}`, { to: claim });
      return {
        ...turn,
        lines: [...(turn.lines ?? []), line],
        over: `The game is over: ${name[claim]} claimed it with ${now[claim]} and lost it to ${name[other(claim)]}.`,
      };
    }
    const [only] = out;
    if (only === undefined) return turn;
    if (out.length === 1) return { ...turn, over: `The game is over: ${name[only]} reached ${target}. ${stands(now)}.` };
    if (by.gives('longer-game') && target < by.points('longer-game')) {
      target = by.points('longer-game');
      return { ...turn, notes: ['Both were out and neither had called out in time, so that the game was set higher.'], mark: `The game is now ${target}` };
    }
    const why = by.way('game') === 'claimed' || by.way('game') === 'announced' ? 'who claimed it in time' : 'who was there first';
    return { ...turn, over: `Both have reached ${target}: ${stands(now)}. Enter with the deal ${why}: the sum cannot tell.` };
  }

  return replay({
    columns,
    entries,
    say: ({ melds, cards, last }) => `Melds ${melds.join(' and ')}; cards ${cards.join(' and ')}${last === 'nobody' ? '' : `; last trick to ${name[last]}`}`,
    turn: (one, has) => {
      const [mine = 0, theirs = Math.max(0, pack - mine)] = one.cards;
      const taken = [mine, theirs];
      const problems = problemsOf(one, taken, pack, by);
      if (problems.length > 0) return { problems };
      const lines = linesOf(one, taken, by);
      return ended(one.claim, { lines }, added(has, lines));
    },
    state: (has, over) =>
      over === null
        ? PLAYERS.map((player) => {
            const needs = target - (has[player] ?? 0);
            return `${name[player]}: ${has[player]}, ${needs > 0 ? `${needs} to go` : 'out'}.`;
          }).concat(`Game is ${target}.`)
        : [],
    notes: ['The eldest hand, who did not deal, leads.', ...(asMade ? [] : ['A player who claims the game without having it loses.'])],
  });
}

/** The sheet of two players, with the sums of each deal. */
export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Melds, cards and last tricks of two players deal by deal, and who is out: by claim, or as the first to be there.',
  aka: ['pinochle score sheet', 'score pad', 'to a thousand', 'who is out', 'both out'],
  books: ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898'],
  setup,
  entry,
  play,
});
