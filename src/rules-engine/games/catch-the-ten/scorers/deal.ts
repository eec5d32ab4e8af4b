import { countOut, type Out, problemsBefore, sayScores } from '../../../mechanics/counting-out.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Added, Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export const SIDES = { '1': 'Side 1', '2': 'Side 2', '3': 'Side 3', '4': 'Side 4', '5': 'Side 5', '6': 'Side 6', '7': 'Side 7', '8': 'Side 8' } as const;
export type SideKey = keyof typeof SIDES;
const HONOURS = ['ten', 'ace', 'king', 'queen', 'jack'] as const;
export const PACK = 36;
export const DIAMOND_LAST = 'The book does not say where the ten of diamonds comes in the order of counting; it is counted last here.';

export const ask = {
  dealt: count('Cards dealt to each side', 1, 18, { unit: 'cards', hint: 'Two against two: 18.' }),
  taken: listOf('Cards taken in, side by side', count('Cards', 0, PACK), 2, 8),
  jack: choiceOf('Who took the jack of trumps?', SIDES),
  ten: choiceOf('Who took the ten of trumps?', SIDES),
  ace: choiceOf('Who took the ace of trumps?', SIDES),
  king: choiceOf('Who took the king of trumps?', SIDES),
  queen: choiceOf('Who took the queen of trumps?', SIDES),
  // A card that counts whatever the trump, in the variant that has it.
  'diamond-ten': choiceOf('Who took the ten of diamonds?', { ...SIDES, trump: 'It was the ten of trumps' }, { given: 'ten-of-diamonds' }),
  before: listOf('Scores before the deal, side by side', count('Score', 0, 40), 2, 8, { optional: true }),
} as const;
type Asked = Values<typeof ask>;

function problemsOf(asked: Asked, target: number): Problem[] {
  const sides = asked.taken.length;
  const problems: Problem[] = [];
  const all = asked.dealt * sides;
  let sum = 0;
  for (const cards of asked.taken) sum += cards;
  if (all > PACK) problems.push(problem('dealt', `at most ${PACK} cards in all`, `${asked.dealt} to each of ${sides} sides, ${all} in all`));
  else if (sum !== all) problems.push(problem('taken', `${all} cards, as many as were dealt`, `${asked.taken.join(' + ')} = ${sum}`));
  for (const honour of HONOURS) if (Number(asked[honour]) > sides) problems.push(problem(honour, `one of the ${sides} sides`, SIDES[asked[honour]]));
  const plain = asked['diamond-ten'];
  if (plain !== null && plain !== 'trump' && Number(plain) > sides) problems.push(problem('diamond-ten', `one of the ${sides} sides`, SIDES[plain]));
  // A trick has one card of every player, so the same number from each side.
  const uneven = asked.taken.find((cards) => cards % sides !== 0);
  if (uneven !== undefined) problems.push(problem('taken', `cards in whole tricks, a multiple of ${sides}`, `${uneven}`));
  asked.taken.forEach((cards, n) => {
    const side = String(n + 1);
    const diamond = plain === side && asked.ten !== null ? 1 : 0;
    const held = HONOURS.filter((honour) => asked[honour] === side).length + diamond;
    if (held > cards) problems.push(problem('taken', `at least ${held} cards for ${SIDES[side as SideKey]}, which took ${held} that count`, `${cards}`));
  });
  problems.push(...problemsBefore('before', asked.before, sides, target));
  return problems;
}

/** The lines in the order in which they go out: ten, cards, then the other trumps; blue-ribbon-1940 p. 139. */
function linesOf(asked: Asked, by: Schedule<typeof points & Added<'ten-of-diamonds'>>): Line[] {
  const lines: Line[] = [];
  const honour = (key: (typeof HONOURS)[number]) => lines.push(by.line(key, `${key} of trumps`, { to: SIDES[asked[key]] }));
  honour('ten');
  for (let n = 0; n < asked.taken.length; n++) {
    const cards = asked.taken[n] ?? 0;
    const over = cards - asked.dealt;
    const to = SIDES[String(n + 1) as SideKey];
    if (over > 0) lines.push(by.line('card', `${cards} cards, ${over} above the share of ${asked.dealt}`, { times: over, to }));
  }
  honour('ace');
  honour('king');
  honour('queen');
  honour('jack');
  return lines;
}

/** Whether the first side that is out has won, with a note on the others. */
export function decided(
  [first, second, ...more]: readonly Out[],
  by: Schedule<typeof points & Added<'ten-of-diamonds'>>,
): { readonly wins: boolean; readonly note: string | null } {
  if (first === undefined || second === undefined) return { wins: first !== undefined, note: null };
  // Several sides may reach the target with their cards, which are one step in the order.
  const ordered = by.way('order-of-count') === 'by-card';
  if (!ordered) return { wins: false, note: `${by.name} gives no order of counting.` };
  if (first.rule === second.rule) return { wins: false, note: 'More than one side reaches it with its cards, which are counted together.' };
  const sides = [first, second, ...more].map(({ to }) => to).join(' and ');
  return { wins: true, note: `${sides} reach the game; ${first.to} is out first in the order of counting.` };
}

/** The result of the deal, and of the game if the scores before it are known. `lines`: in the order of counting, if the book has one. */
function resultOf(
  lines: readonly Line[],
  asked: Asked,
  notes: readonly string[],
  by: Schedule<typeof points & Added<'ten-of-diamonds'>>,
  target: number,
): Answer {
  const made = answer('', lines, notes);
  const summary = made.totals.map(({ to, points: sum }) => `${to} ${sum}`).join(', ');
  if (asked.before === null) return { ...made, headline: summary };
  const { now, out } = countOut(lines, Object.fromEntries(asked.before.map((had, n) => [SIDES[String(n + 1) as SideKey], had])), target);
  const allNotes = [...notes, `Scores now: ${sayScores(now)}; playing to ${target}.`];
  const [first] = out;
  if (first === undefined) return { ...made, headline: `${summary}; nobody is out`, notes: allNotes };
  const { wins, note } = decided(out, by);
  if (note !== null) allNotes.push(note);
  const sides = out.map(({ to }) => to).join(' and ');
  const order = out.length > 1 && wins ? [by.mention('order-of-count', `${first.to} counts out before the others`)] : [];
  return {
    ...made,
    lines: [...made.lines, ...order],
    headline: wins ? `${first.to} wins the game` : `${sides} reach the game; the book does not say who wins`,
    notes: allNotes,
  };
}

function score(asked: Asked, by: Schedule<typeof points & Added<'ten-of-diamonds'>>): Result<Answer> {
  const target = by.points('game');
  const bad = problemsOf(asked, target);
  if (bad.length > 0) return wrong(...bad);
  const lines = linesOf(asked, by);
  const notes: string[] = [];
  const taken = asked['diamond-ten'];
  if (taken === 'trump') notes.push('Diamonds are trumps, and their ten is counted once; the book does not say whether it counts twice.');
  else if (taken !== null) {
    lines.push(by.line('ten-of-diamonds', 'ten of diamonds', { to: SIDES[taken] }));
    if (asked.before !== null) notes.push(DIAMOND_LAST);
  }
  return { ok: true, value: resultOf(lines, asked, notes, by, target) };
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'Cards above the share and the trumps taken in, for every side, and who counts out first.',
  aka: ['how many points for the ten', 'counting cards', 'who is out'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score,
});
