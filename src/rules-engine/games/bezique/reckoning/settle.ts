// Settles a game: who has won, and by how much.

import { TWO_SEATS } from '../../../mechanics/seats.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import type { own } from '../variants/rubicon/points.ts';

export type Prices = Schedule<typeof points & typeof own>;
export type Player = keyof typeof TWO_SEATS;
const PLAYERS = ['first', 'second'] as const;
type Pair = Readonly<Record<Player, number>>;

/** The fields of a game. `brisques`: the number of aces and tens in the packs. */
export const settledFields = (brisques: number) =>
  ({
    made: listOf('Points of the first and the second player', count('Player', 0, 30_000), 2, 2, {
      each: ['First player', 'Second player'],
      hint: 'Without aces and tens.',
    }),
    last: choiceOf('Who won the last trick?', { counted: 'It is in the points already', ...TWO_SEATS }, { otherwise: 'counted' }),
    counted: choiceOf(
      'Are the aces and tens counted?',
      { no: 'No', decide: 'Yes, to decide a close game', save: 'Yes, the lower score tries to escape the rubicon' },
      { otherwise: 'no' },
    ),
    brisques: listOf('Aces and tens that each took', count('Player', 0, brisques), 2, 2, {
      when: { field: 'counted', is: ['decide', 'save'] },
      hint: `${brisques} in all.`,
    }),
    over: choiceOf(
      'Was the game abandoned for too many cards?',
      { no: 'No', first: 'Yes, the first player had them', second: 'Yes, the second player had them' },
      {
        otherwise: 'no',
        given: 'too-many-cards',
      },
    ),
  }) as const;
export type Game = Values<ReturnType<typeof settledFields>>;

/** A settled game: the lines of the winner, and notes. `winner`: null if the scores do not decide it. */
export interface Settled {
  readonly winner: Player | null;
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
}

/** The problems of an impossible game. */
export function gameProblems({ made, counted, brisques, over }: Game, all: number): Problem[] {
  const problems: Problem[] = [];
  const odd = made.find((points) => points % 10 !== 0);
  if (odd !== undefined) problems.push(problem('made', 'points that end in 0, as everything that counts does', `${odd}`));
  const taken = brisques?.reduce((sum, n) => sum + n, 0);
  if (taken !== undefined && taken !== all) problems.push(problem('brisques', `${all} in all`, `${brisques?.join(' + ')} = ${taken}`));
  if (counted !== 'no' && over !== null && over !== 'no') problems.push(problem('counted', 'no aces and tens in a game that was abandoned', 'them counted'));
  return problems;
}

/** The sum of the points of lines. */
export const pointsOfLines = (lines: readonly Line[]) => lines.reduce((sum, { points = 0 }) => sum + points, 0);
const hundreds = (points: number) => Math.floor(points / 100) * 100;

/** A game that was abandoned because a hand had too many cards. */
function abandoned(made: Pair, offender: Player, to: Readonly<Record<Player, string>>, by: Prices): Settled {
  const winner = offender === 'first' ? 'second' : 'first';
  const column = to[winner];
  const taken = made[offender] <= by.points('most-taken');
  const lines = [
    by.sum('made', `points made: ${made[winner]}`, hundreds(made[winner]), { to: column }),
    by.line('too-many-cards', 'the other hand had too many cards', { to: column }),
    ...(taken ? [by.sum('made', `points of the other: ${made[offender]}`, hundreds(made[offender]), { to: column })] : []),
  ];
  const over = `The offender has more than ${by.points('most-taken')}: whether so many of that player’s points are taken, or none, is not clear; none is counted here.`;
  return { winner, lines, notes: taken ? [] : [over] };
}

/** Settles a game; `to`: the columns of the two. */
export function settle(game: Game, to: Readonly<Record<Player, string>>, by: Prices): Settled {
  const trick = (player: Player) => (game.last === player ? by.points('last-trick') : 0);
  const made: Pair = { first: (game.made[0] ?? 0) + trick('first'), second: (game.made[1] ?? 0) + trick('second') };
  if (by.gives('most-taken') && (game.over === 'first' || game.over === 'second')) return abandoned(made, game.over, to, by);
  const each = by.points('brisque');
  const cards: Pair = { first: (game.brisques?.[0] ?? 0) * each, second: (game.brisques?.[1] ?? 0) * each };
  const low = made.first < made.second ? 'first' : 'second';
  const line = by.points('rubicon-line');
  const both = game.counted === 'decide' || (game.counted === 'save' && by.gives('rubicon-bonus'));
  const tried: Pair = {
    first: made.first + (both || (game.counted === 'save' && low === 'first') ? cards.first : 0),
    second: made.second + (both || (game.counted === 'save' && low === 'second') ? cards.second : 0),
  };
  if (tried.first === tried.second) {
    const why = game.counted === 'no' ? 'The scores are level: count the aces and tens.' : 'The scores are level; the books do not say who has won.';
    return { winner: null, lines: PLAYERS.map((player) => by.mention('made', `${tried[player]} points`, { to: to[player] })), notes: [why] };
  }
  const winner = tried.first > tried.second ? 'first' : 'second';
  const loser = winner === 'first' ? 'second' : 'first';
  const column = to[winner];
  const own = (points: number) => by.sum('made', `points of the winner: ${points}`, hundreds(points), { to: column });
  if (tried[loser] < line) {
    const lines = [
      own(made[winner]),
      by.sum('made', `points of the loser: ${made[loser]}`, hundreds(made[loser]), { to: column }),
      by.line('rubicon-game', `rubicon: the loser is under ${line}`, { to: column }),
      by.line('rubicon-brisques', 'all aces and tens', { to: column }),
      ...(by.gives('rubicon-bonus') && made[loser] < by.points('rubicon-bonus')
        ? [by.line('rubicon-bonus', 'the loser is under a hundred', { to: column })]
        : []),
    ];
    return { winner, lines, notes: game.counted === 'save' ? ['The aces and tens do not bring the loser over the line.'] : [] };
  }
  const close = by.gives('close-bonus') && hundreds(tried[winner]) === hundreds(tried[loser]);
  const lines = [
    own(tried[winner]),
    by.sum('made', `less the points of the loser: ${tried[loser]}`, -hundreds(tried[loser]), { to: column }),
    by.line('for-game', 'for game', { to: column }),
    ...(close ? [by.line('close-bonus', 'less than a hundred apart', { to: column })] : []),
  ];
  const saved =
    game.counted === 'save' && !both
      ? ['The loser has counted aces and tens; the book does not say that the winner counts them as well, and they are not counted here.']
      : [];
  return { winner, lines, notes: saved };
}
