import type { BookId } from '../../../books.ts';
import { choiceOf, count, listOf, stones, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import { halvesOf, makeStones } from '../../../vocabulary/stones.ts';
import { either, openEnd } from './stones.ts';

const ask = {
  piece: choiceOf('Which domino was played?', { set: 'The first of the hand', later: 'A later one' }),
  stones: stones('The dominoes at the open ends, each with its open half first', [1, 4], {
    optional: true,
    turned: true,
    hint: 'For the first domino: that one alone.',
  }),
  ends: listOf('Or the pips of each open end; of a doublet across, both halves together', count('Pips', 0, 12), 1, 4, {
    optional: true,
    hint: 'For the first domino: its two halves.',
  }),
} as const;
type Asked = Values<typeof ask>;

/** The numbers at the ends of the line, from the dominoes; if only the first one is played, both its halves are open. */
function shown({ piece, stones: drawn }: Asked): Result<readonly number[] | null> {
  if (drawn === null) return { ok: true, value: null };
  const [first] = drawn;
  if (piece === 'later' && drawn.length >= 2) return { ok: true, value: drawn.map(openEnd) };
  if (piece === 'set' && drawn.length === 1 && first !== undefined) return { ok: true, value: halvesOf(first) };
  return wrong(problem('stones', piece === 'set' ? 'the first domino alone' : 'a domino at each of two ends or more', makeStones(drawn)));
}

/** The problem of an impossible line of dominoes. */
function impossible({ piece }: Asked, ends: readonly number[], field: string, by: Schedule): Problem | null {
  if (piece === 'set') {
    if (ends.length !== 2) return problem(field, 'the two halves of the first domino', `${ends.length} numbers`);
    return ends.some((half) => half > 6) ? problem(field, 'halves from 0 to 6', ends.join(', ')) : null;
  }
  if (by.way('ends') === 'two-ends' && ends.length > 2) return problem(field, 'the two ends of the row, the only ones in this book', `${ends.length} ends`);
  const odd = ends.find((pips) => pips > 6 && pips % 2 === 1);
  if (odd !== undefined) return problem(field, '0 to 6, or 8, 10 or 12 of a doublet across', `${odd}`);
  const twice = ends.find((pips, n) => pips > 6 && ends.indexOf(pips) !== n);
  return twice === undefined ? null : problem(field, 'each doublet once', `${twice} at two ends`);
}

/** The scorer of one play: the ends of the line are added and divided. */
export function endsScorer(books: readonly BookId[]) {
  function score(asked: Asked, by: Schedule): Result<Answer> {
    const drawn = shown(asked);
    if (!drawn.ok) return drawn;
    const ends = either(
      { field: 'stones', numbers: drawn.value },
      { field: 'ends', numbers: asked.ends },
      'the dominoes at the open ends, or their pips below',
    );
    if (!ends.ok) return ends;
    const bad = impossible(asked, ends.value, asked.stones === null ? 'ends' : 'stones', by);
    if (bad !== null) return wrong(bad);
    const sum = ends.value.reduce((all, pips) => all + pips, 0);
    const each = by.points('ends');
    const made = sum % each === 0 ? sum : 0;
    const say = made === 0 ? `ends of ${sum}` : `${ends.value.join(' + ')} = ${sum}, ${sum / each} times ${each}`;
    const line = by.line('ends', say, { times: made / each, ...(asked.stones === null ? {} : { stones: asked.stones }) });
    return { ok: true, value: answer(made === 0 ? `No score: the ends make ${sum}` : `${made} points`, [line]) };
  }
  return scorer({
    title: 'Count a play',
    gist: 'Adds the open ends and says what the play scores.',
    aka: ['open ends', 'multiple', 'does it score'],
    books,
    ask,
    score,
  });
}
