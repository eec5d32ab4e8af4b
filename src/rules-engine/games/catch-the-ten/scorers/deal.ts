import { BOOKS, type BookId } from '../../../books.ts';
import { choiceOf, count, listOf, type Values } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { type Problem, problem, type Result, wrong } from '../../../core/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../core/scorers.ts';
import { points } from '../points.ts';

const SIDES = { '1': 'Side 1', '2': 'Side 2', '3': 'Side 3', '4': 'Side 4', '5': 'Side 5', '6': 'Side 6', '7': 'Side 7', '8': 'Side 8' } as const;
const HONOURS = ['ten', 'ace', 'king', 'queen', 'jack'] as const;
const PACK = 36;

const ask = {
  dealt: count('Cards dealt to each side', 1, 18, { unit: 'cards', hint: 'Two against two: 18.' }),
  taken: listOf('Cards taken in, side by side', count('Cards', 0, PACK), 2, 8),
  jack: choiceOf('Who took the jack of trumps?', SIDES),
  ten: choiceOf('Who took the ten of trumps?', SIDES),
  ace: choiceOf('Who took the ace of trumps?', SIDES),
  king: choiceOf('Who took the king of trumps?', SIDES),
  queen: choiceOf('Who took the queen of trumps?', SIDES),
  before: listOf('Scores before the deal, side by side', count('Score', 0, 40), 2, 8, { optional: true }),
} as const;
type Asked = Values<typeof ask>;

function problemsOf(asked: Asked): Problem[] {
  const sides = asked.taken.length;
  const problems: Problem[] = [];
  const all = asked.dealt * sides;
  let sum = 0;
  for (const cards of asked.taken) sum += cards;
  if (all > PACK) problems.push(problem('dealt', `at most ${PACK} cards in all`, `${asked.dealt} to each of ${sides} sides, ${all} in all`));
  else if (sum !== all) problems.push(problem('taken', `${all} cards, as many as were dealt`, `${asked.taken.join(' + ')} = ${sum}`));
  for (const honour of HONOURS) if (Number(asked[honour]) > sides) problems.push(problem(honour, `one of the ${sides} sides`, SIDES[asked[honour]]));
  if (asked.before !== null && asked.before.length !== sides)
    problems.push(problem('before', `a score for each of the ${sides} sides`, `${asked.before.length}`));
  return problems;
}

/** Counts in the order in which they go out: ten, cards, then the other trumps. */
function linesOf(asked: Asked, book: BookId): Line[] {
  const lines: Line[] = [];
  const honour = (key: (typeof HONOURS)[number]) =>
    lines.push({ rule: `points.${key}`, say: `${key} of trumps`, points: pointsOf(points[key], book), to: SIDES[asked[key]] });
  honour('ten');
  for (let n = 0; n < asked.taken.length; n++) {
    const cards = asked.taken[n] ?? 0;
    const over = cards - asked.dealt;
    const to = SIDES[String(n + 1) as keyof typeof SIDES];
    if (over > 0)
      lines.push({ rule: 'points.card', say: `${cards} cards, ${over} above the share of ${asked.dealt}`, points: pointsOf(points.card, book) * over, to });
  }
  honour('ace');
  honour('king');
  honour('queen');
  honour('jack');
  return lines;
}

function score(asked: Asked, book: BookId): Result<Answer> {
  const bad = problemsOf(asked);
  if (bad.length > 0) return wrong(...bad);
  const lines = linesOf(asked, book);
  const made = answer('', lines);
  const summary = made.totals.map(({ to, points: sum }) => `${to} ${sum}`).join(', ');
  const before = asked.before;
  if (before === null) return { ok: true, value: { ...made, headline: summary } };
  const target = pointsOf(points.game, book);
  const now = before.map((score, n) => ({ to: SIDES[String(n + 1) as keyof typeof SIDES], score }));
  const out: { to: string; rule: string }[] = [];
  for (const line of lines) {
    const side = now.find(({ to }) => to === line.to);
    if (side === undefined) continue;
    side.score += line.points ?? 0;
    if (side.score >= target && !out.some(({ to }) => to === side.to)) out.push({ to: side.to, rule: line.rule });
  }
  const notes = [`Scores now: ${now.map(({ to, score }) => `${to} ${score}`).join(', ')}; the game is ${target}.`];
  const [first, second] = out;
  if (first === undefined) return { ok: true, value: { ...made, headline: `${summary}; nobody is out`, notes } };
  if (second === undefined) return { ok: true, value: { ...made, headline: `${first.to} wins the game`, notes } };
  const sides = out.map(({ to }) => to).join(' and ');
  // Several sides may pass the mark on their cards, which are one step of the order.
  if (book === 'blue-ribbon-1940' && first.rule !== second.rule) {
    notes.push(`${sides} reach the game; ${first.to} is out first in the order of counting.`);
    return { ok: true, value: { ...made, headline: `${first.to} wins the game`, notes } };
  }
  notes.push(
    book === 'blue-ribbon-1940'
      ? 'More than one side reaches it with its cards, which are counted together.'
      : `${BOOKS[book].short} gives no order of counting.`,
  );
  return { ok: true, value: { ...made, headline: `${sides} reach the game; the book does not decide who wins`, notes } };
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'Cards above the share and the trumps taken in, for every side, and who counts out first.',
  aka: ['how many points for the ten', 'counting cards', 'who is out'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score,
});
