import { words } from '../../../scoring/fields.ts';
import { type Problem, problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';
import { linesOf, POINTS, takable } from '../reckoning/board.ts';

/** Each player is provided with nine men (p. 258-259). */
const MEN = 9;
const HINT = 'Points such as a1 d7 g4: files a to g from the left, rows 1 to 7 from the foot.';
const ask = {
  own: words('Men of the player who moved', 40, { hint: HINT }),
  theirs: words('Men of the opponent', 40, { hint: 'In the same way.' }),
  last: words('Point of the man just entered or moved', 2, { optional: true, hint: 'If left empty, all lines are given.' }),
} as const;

const read = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((one) => one !== '');

function faultsOf(field: 'own' | 'theirs', men: readonly string[], taken: readonly string[]): Problem[] {
  const stray = men.find((point) => !POINTS.includes(point));
  const twice = men.find((point, n) => men.indexOf(point) !== n);
  const both = men.find((point) => taken.includes(point));
  return [
    ...(stray === undefined ? [] : [problem(field, 'points of the layout, such as a1, b4 or d7', stray)]),
    ...(twice === undefined ? [] : [problem(field, 'each point once', `${twice} twice`)]),
    ...(both === undefined ? [] : [problem(field, 'points that the other player has not', both)]),
    ...(men.length > MEN ? [problem(field, `at most ${MEN} men`, `${men.length}`)] : []),
  ];
}

function score({ own, theirs, last }: { own: string; theirs: string; last: string | null }, by: Schedule<typeof points>): Result<Answer> {
  const mine = read(own);
  const his = read(theirs);
  const point = last === null ? null : last.toLowerCase().trim();
  const problems = [
    ...faultsOf('own', mine, []),
    ...faultsOf('theirs', his, mine),
    ...(point !== null && !mine.includes(point) ? [problem('last', 'one of the points of the player who moved', point)] : []),
  ];
  if (problems.length > 0) return wrong(...problems);
  const made = linesOf(mine).filter((line) => point === null || line.includes(point));
  const may = takable(his);
  const lined = linesOf(his).length > 0;
  const lines: Line[] = made.map((line) => by.mention('line', `${line.join(', ')} make a line`));
  const notes: string[] = [];
  if (made.length > 1 && point !== null) notes.push('One man has completed two lines. The book does not say whether two men are taken.');
  if (made.length > 0 && his.length > 0)
    lines.push(by.mention('line', `may be taken: ${may.join(', ')}${lined && may.length === his.length ? ' (all stand in lines)' : ''}`));
  if (mine.length === 3) notes.push('The player who moved has three men on the layout: once all nine were entered, they may hop.');
  if (his.length === 3) notes.push('The opponent has three men on the layout: once all nine were entered, they may hop.');
  const headline =
    made.length === 0 ? 'No line: nothing is taken' : `${made.length === 1 ? 'A line' : `${made.length} lines`}: one man of the opponent may be taken`;
  return { ok: true, value: answer(headline, lines.length === 0 ? [by.mention('line', 'no three in a line')] : lines, notes) };
}

/** Lines of three on the layout, and what may be taken for one (p. 259). */
export const lines = scorer({
  title: 'Find the lines, and what may be taken',
  gist: 'The men as they stand: which lines are made, and which men of the opponent may be taken.',
  aka: ['is it a mill', 'check a mill', 'which man can I take'],
  books: [BOOK],
  untotalled: true,
  ask,
  score,
});
