import { count } from '../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';

/** The number of squares on a board of 8 by 8 (p. 336). */
const SQUARES = 64;
const ask = {
  red: count('Red men showing', 0, SQUARES),
  black: count('Black men showing', 0, SQUARES),
  empty: count('Empty squares', 0, SQUARES, { optional: true, hint: 'Left empty: what the men leave over of the 64.' }),
} as const;

function score({ red, black, empty }: { red: number; black: number; empty: number | null }, by: Schedule<typeof points>): Result<Answer> {
  const left = SQUARES - red - black;
  if (left < 0) return wrong(problem('black', `at most ${SQUARES} men in all`, `${red + black}`));
  if (empty !== null && empty !== left) return wrong(problem('empty', `${left}, which with ${red + black} men makes ${SQUARES}`, `${empty}`));
  const ahead = Math.abs(red - black);
  const leader = red > black ? 'Red' : 'Black';
  const full = left === 0;
  const headline = full
    ? ahead === 0
      ? `A tie, ${red} each: the book does not say what follows`
      : `${leader} wins, ${Math.max(red, black)} to ${Math.min(red, black)}`
    : `${ahead === 0 ? `Even, ${red} each` : `${leader} is ${ahead} ahead`}, and the board is not full`;
  return {
    ok: true,
    value: answer(
      headline,
      [
        by.line('man', `${red} red`, { times: red, to: 'Red' }),
        by.line('man', `${black} black`, { times: black, to: 'Black' }),
        ...(full ? [] : [by.mention('more', `empty squares: ${left}`)]),
      ],
      full ? [] : ['The men are counted when the board is full; of a board that cannot be filled the book says nothing.'],
    ),
  };
}

/** The count at the end (p. 337). */
export const men = scorer({
  title: 'Count the men',
  gist: 'The men of both colours and the squares left empty: who wins, and by how much.',
  aka: ['who won', 'final count', 'count the discs', 'do they add up to 64'],
  books: [BOOK],
  ask,
  score,
});
