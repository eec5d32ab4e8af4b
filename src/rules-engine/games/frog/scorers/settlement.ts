import { seated } from '../../../mechanics/seats.ts';
import { namesOf, signed } from '../../../mechanics/stakes/accounts.ts';
import { count, listOf, type Values } from '../../../scoring/fields.ts';
import { ok, problem, type Result, wrong } from '../../../scoring/result.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import type { By } from '../reckoning/games.ts';
import { settled } from '../reckoning/settling.ts';

const ask = {
  scores: listOf('Scores', count('Score', -100_000, 100_000), 3, 5, { hint: 'One for each player at the table, in the order of the seats.' }),
  names: namesOf(3, 5),
} as const;

/** Who pays and who is paid at the end; blue-ribbon-1940 p. 242-243. */
function score({ scores, names }: Values<typeof ask>, by: By): Result<Answer> {
  if (names !== null && names.length !== scores.length) return wrong(problem('names', `${scores.length} names, one for each score`, `${names.length}`));
  const table = seated(scores.length, names);
  const balance = settled(scores);
  const lines = balance.map((points, n) => {
    const own = scores[n] ?? 0;
    const rest = scores.reduce((sum, one) => sum + one, -own);
    const say = `${scores.length - 1} times ${own}, less ${rest}`;
    return by.sum('settlement', say, points, { to: table.names[n] ?? '' });
  });
  const text = balance.map((points, n) => `${table.names[n]} ${signed(points)}`).join(', ');
  const more = scores.length > 3 ? ['The book works the sum for three players; here it is done in the same way for more.'] : [];
  return ok(answer(text, lines, ['What some win the others pay: together it comes to nothing.', ...more]));
}

export const settlement = scorer({
  title: 'Settle at the end',
  gist: 'From the scores of all the players, what each has to get or to pay.',
  aka: ['settle up', 'who owes whom', 'final scores', 'twice my score less the others'],
  books: ['blue-ribbon-1940'],
  ask,
  score,
});
