import { choiceOf, type Values, words } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import { BLUE, DONOHUE } from '../../../vocabulary/book-ids.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

const SQUARES = 32;
const MEN = 12;
const squares = (side: string) =>
  words(`${side}: numbers of the squares with its men and kings`, 60, { hint: 'From 1 to 32, as 18, 22, 26; Black sits at 1 to 4.' });
const ask = {
  white: squares('White'),
  black: squares('Black'),
  turn: choiceOf('Whose turn is it?', { white: 'White', black: 'Black' }),
} as const;

/** The squares entered for a side, or the problem with them. */
function read(field: 'white' | 'black', typed: string, taken: readonly number[]): number[] | Problem {
  const parts = typed.split(/[\s,;.]+/).filter((one) => one !== '');
  const found: number[] = [];
  for (const one of parts) {
    const square = /^K?\d+$/i.test(one) ? Number(one.replace(/\D/g, '')) : 0;
    if (square < 1 || square > SQUARES) return problem(field, `numbers of squares from 1 to ${SQUARES}`, one);
    if (found.includes(square) || taken.includes(square)) return problem(field, 'one man on a square', `two on ${square}`);
    found.push(square);
  }
  if (found.length === 0 || found.length > MEN) return problem(field, `1 to ${MEN} squares`, `${found.length}`);
  return found;
}

/** Columns with a playing square in the bottom row: their squares are in every second row from the top. */
const inSystem = (square: number) => Math.floor((square - 1) / 4) % 2 === 1;

function score(asked: Values<typeof ask>, by: Schedule<typeof points>): Result<Answer> {
  const white = read('white', asked.white, []);
  if (!Array.isArray(white)) return wrong(white);
  const black = read('black', asked.black, white);
  if (!Array.isArray(black)) return wrong(black);
  if (white.length !== black.length) return wrong(problem('black', `as many men as White has (${white.length})`, `${black.length}`));
  const counting = [...white, ...black].filter(inSystem).sort((a, b) => a - b);
  const odd = counting.length % 2 === 1;
  const has = odd === (asked.turn === 'white') ? 'White' : 'Black';
  const on = counting.length === 0 ? '' : `, on ${counting.join(', ')}`;
  return ok(
    answer(
      `${has} has the move`,
      [by.mention('the-move', `${counted(counting.length, 'piece')} in the columns counted${on}: ${odd ? 'odd' : 'even'}`)],
      ['An exchange of men changes the move.'],
    ),
  );
}

export const theMove = scorer({
  title: 'Who has the move',
  gist: 'Counts the pieces in the columns of one system and says which side has the move; both sides must have as many.',
  untotalled: true,
  aka: ['having the move', 'opposition', 'count the move'],
  books: [BLUE, DONOHUE],
  ask,
  score,
});
