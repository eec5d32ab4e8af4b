import { choiceOf, count, stones, type Values } from '../../../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../../../scoring/result.ts';
import type { Schedule } from '../../../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../../../scoring/scorers.ts';
import { BLUE, DONOHUE } from '../../../../../vocabulary/book-ids.ts';
import { halvesOf, isDoublet, makeStones, type Stone } from '../../../../../vocabulary/stones.ts';
import { counted } from '../../../../../wording/numbers.ts';
import type { bergenPoints as points } from '../points.ts';
import { TITLES } from '../reckoning/titles.ts';

export const MADE = {
  first: 'A doublet was set first',
  double: 'Both ends alike',
  triple: 'A doublet at one end and its suit at the other',
  hand: 'The hand was won',
} as const;
export type Made = keyof typeof MADE;
const KEYS = { first: 'first-doublet', double: 'double-header', triple: 'triple-header', hand: 'hand-won' } as const;

const BEFORE = {
  players: choiceOf('How many play?', { two: 'Two', more: 'Three or four' }, { otherwise: 'two' }),
  has: count('Score of that player before', 0, 14),
} as const;
const ask = { what: choiceOf('What was made?', MADE), ...BEFORE } as const;
type Before = Pick<Values<typeof ask>, 'players' | 'has'>;

/** The number that wins, or null if the book has none for this number of players. */
export function gameOf(players: Before['players'], by: Schedule<typeof points>): number | null {
  const item = players === 'two' ? 'game' : 'game-of-more';
  return by.gives(item) ? by.points(item) : null;
}

/** The line of a header or a hand, by the points still needed: near the end a header counts less (Donohue, p. 384). */
export function lineOf(made: Made, needs: number | null, by: Schedule<typeof points>): Line {
  let key: keyof typeof TITLES = KEYS[made];
  if (by.gives('near-two') && made !== 'hand' && needs !== null) {
    if (needs <= 2) key = 'near-two';
    else if (needs === 3 && made === 'triple') key = 'near-three';
  }
  return by.line(key, TITLES[key]);
}

function answerFor(made: Made, { players, has }: Before, by: Schedule<typeof points>, drawn: readonly Stone[] = []): Result<Answer> {
  const game = gameOf(players, by);
  if (game === null) return wrong(problem('players', 'two players, for whom the book gives the game', 'three or four'));
  if (has >= game) return wrong(problem('has', `fewer than ${game}, which is game`, `${has}`));
  const line = lineOf(made, game - has, by);
  const scored = line.points ?? 0;
  const out = has + scored >= game ? ', and wins the game' : '';
  return { ok: true, value: answer(`${counted(scored, 'point')}${out}`, [{ ...line, ...(drawn.length === 0 ? {} : { stones: drawn }) }]) };
}

export const bergenScorer = scorer({
  title: 'Count a play',
  gist: 'Says what a header or a hand scores, near the end of the game too.',
  aka: ['double-header', 'triple-header'],
  books: [BLUE, DONOHUE],
  ask,
  score: (asked: Values<typeof ask>, by: Schedule<typeof points>) => answerFor(asked.what, asked, by),
});

const seen = {
  piece: choiceOf('Which domino was played?', { later: 'A later one', set: 'The first of the hand' }),
  stones: stones('The dominoes at both ends, each with its open half first', [1, 2], { turned: true, hint: 'For the first domino: that one alone.' }),
  ...BEFORE,
} as const;

/** The header that the ends of the line make, if any. */
function madeBy(drawn: readonly Stone[]): Made | null {
  const [one, other] = drawn;
  if (one === undefined) return null;
  if (other === undefined) return isDoublet(one) ? 'first' : null;
  if (halvesOf(one)[0] !== halvesOf(other)[0]) return null;
  return isDoublet(one) || isDoublet(other) ? 'triple' : 'double';
}

export const headerScorer = scorer({
  title: 'Is it a header?',
  gist: 'Says from the dominoes at the ends whether a play makes a double-header or a triple-header, and what it scores.',
  aka: ['both ends alike', 'double header', 'triple header'],
  books: [BLUE, DONOHUE],
  ask: seen,
  score: (asked: Values<typeof seen>, by: Schedule<typeof points>): Result<Answer> => {
    const needed = asked.piece === 'set' ? 1 : 2;
    if (asked.stones.length !== needed) {
      return wrong(problem('stones', needed === 1 ? 'the first domino alone' : 'a domino at each of the two ends', makeStones(asked.stones)));
    }
    const made = madeBy(asked.stones);
    if (made !== null) return answerFor(made, asked, by, asked.stones);
    const set = asked.piece === 'set';
    const line = by.line(set ? 'first-doublet' : 'double-header', set ? 'no doublet' : 'the ends are not alike', { times: 0, stones: asked.stones });
    return { ok: true, value: answer('No score', [line]) };
  },
});
