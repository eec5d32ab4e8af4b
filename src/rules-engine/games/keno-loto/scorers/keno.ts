import { choiceOf, count, listOf, words } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { numbersIn, type Prices, sameTen } from '../reckoning/lines.ts';

const MOST = 90;
const ROW = 5;
const ask = {
  row: listOf('Numbers of the row', count('Number', 1, MOST), ROW, ROW),
  drawn: words('Numbers that have come out', 400, { hint: 'In any order, with spaces between them: 7 23 41.' }),
  card: choiceOf('The card is', { both: 'Paid for and pegged', unpegged: 'Paid for, not pegged', unpaid: 'Not paid for' }),
  pool: count('In the pool', 1, 1_000_000, { unit: 'chips' }),
} as const;

const twiceIn = (numbers: readonly number[]) => numbers.find((one, n) => numbers.indexOf(one) !== n);

function problemsOf(row: readonly number[], drawn: readonly number[]): Problem[] {
  const problems: Problem[] = [];
  const [twice, again, odd, ten] = [twiceIn(row), twiceIn(drawn), drawn.find((one) => one < 1 || one > MOST), sameTen(row)];
  if (twice !== undefined) problems.push(problem('row', 'five different numbers', `${twice} twice`));
  else if (ten !== null) problems.push(problem('row', 'no two numbers of the same ten', ten.join(' and ')));
  if (odd !== undefined) problems.push(problem('drawn', `numbers from 1 to ${MOST}`, String(odd)));
  else if (again !== undefined) problems.push(problem('drawn', 'each ball once', `${again} twice`));
  return problems;
}

/** Checks a keno as the roller and the marker do (Blue Ribbon 1940, p. 248). */
export const keno = scorer({
  title: 'Prove a keno',
  gist: 'Holds the five numbers called against the balls that have come out, and says whether the pool is won.',
  aka: ['check a keno', 'bingo checker', 'verify the card', 'lotto check'],
  books: ['blue-ribbon-1940'],
  ask,
  score: ({ row, drawn, card, pool }, by: Prices) => {
    const out = numbersIn(drawn);
    const problems = problemsOf(row, out);
    if (problems.length > 0) return wrong(...problems);
    const lacking = row.filter((number) => !out.includes(number));
    if (lacking.length > 0) {
      const say = `${lacking.join(', ')} ${lacking.length === 1 ? 'has' : 'have'} not come out`;
      return ok(answer(`No keno: ${say}`, [by.law('false-keno', say)]));
    }
    if (card !== 'both') {
      const say = card === 'unpaid' ? 'the card has not been paid for' : 'the card is not pegged';
      return ok(answer(`The row is full, but ${say}: the pool is not won`, [by.law('card-not-pegged', say)]));
    }
    return ok(answer(`Keno: the pool of ${pool} is won`, [by.sum('row', `all five have come out, among ${out.length} balls`, pool)]));
  },
});
