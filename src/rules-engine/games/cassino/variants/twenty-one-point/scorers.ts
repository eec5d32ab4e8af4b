import { sayPoints } from '../../../../laws/remedies/amounts.ts';
import { countOut } from '../../../../mechanics/counting-out.ts';
import { tableOf } from '../../../../mechanics/seats.ts';
import { choiceOf, count, listOf, type Values, words } from '../../../../scoring/fields.ts';
import { type Problem, problem, type Result, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { replay } from '../../../../sheets/replay.ts';
import { type Played, sheet } from '../../../../sheets/sheets.ts';
import type { points } from '../../points.ts';
import { AS_IT_GOES } from '../../reckoning/as-it-goes.ts';
import { linesOf, problemsOf, SIDES, THREE_SIDES, taken, takenBy } from '../../reckoning/taken.ts';
import type { added } from './points.ts';

type Prices = Schedule<typeof points & typeof added>;
const NO_ORDER = 'No point goes before another: the player who was first in the play to make the last point needed has won, and the count cannot tell.';

/** The winner, as far as the book decides it from the count of a whole deal. */
function winner(
  lines: readonly Line[],
  before: Readonly<Record<string, number>>,
  by: Prices,
): { now: Readonly<Record<string, number>>; say: string | null; notes: string[] } {
  const target = by.points('target');
  const { now, out } = countOut(lines, before, target);
  const [first] = out;
  if (first === undefined) return { now, say: null, notes: [] };
  const names = out.map(({ to }) => to).join(' and ');
  if (out.length === 1) return { now, say: `${first.to} wins the game`, notes: [] };
  if (by.way('order') === 'printed')
    return { now, say: `${first.to} wins the game`, notes: [`${names} reach ${target}; ${first.to} is out first in the order of counting.`] };
  return {
    now,
    say: `${names} reach ${target}; the order of the play decides`,
    notes: [by.way('order') === 'as-made' ? NO_ORDER : `${by.name} gives no order of counting.`],
  };
}
const tell = (now: Readonly<Record<string, number>>) =>
  Object.entries(now)
    .map(([to, sum]) => `${to} ${sum}`)
    .join(', ');

const before = (least: number, most: number) => listOf('Scores before the deal, side by side', count('Score', 0, 20), least, most);
const ask = { ...taken, before: before(2, 4) } as const;

function score(asked: Values<typeof ask>, by: Prices): Result<Answer> {
  const problems: Problem[] = problemsOf(asked);
  if (asked.before.length !== asked.cards.length) problems.push(problem('before', `${asked.cards.length} scores`, `${asked.before.length}`));
  if (problems.length > 0) return wrong(...problems);
  const notes: string[] = [];
  const lines = linesOf(asked, by, notes);
  const before = Object.fromEntries(asked.before.map((sum, n) => [`Side ${n + 1}`, sum]));
  const won = winner(lines, before, by);
  // There are notes only if more than one side is out.
  if (won.say !== null && won.notes.length > 0 && by.has('order')) lines.push(by.mention('order', won.say));
  notes.push(...won.notes, `Scores if all is counted: ${tell(won.now)}.`);
  const made = answer(won.say ?? `Nobody is out: ${tell(won.now)}`, lines, notes);
  return { ok: true, value: made };
}

const described = {
  title: 'Who is out at 21?',
  gist: 'The points of a deal added to the scores before it, and who is out first where the book gives an order.',
  aka: ['both reach 21', 'counting out', 'who is out first'],
};
export const deal = scorer({ ...described, books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'], ask, score });

/** The same for three players. */
export const dealOfThree = scorer({
  ...described,
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask: { ...takenBy(THREE_SIDES, 3, 3), before: before(3, 3) },
  score: (asked, by: Schedule<typeof points>) => score(asked, by),
});

const setup = {
  sides: count('How many sides?', 2, 4),
  names: listOf('Names of the sides', words('Name', 20), 2, 4, { optional: true, hint: 'Left empty: Side 1, Side 2 and so on.' }),
} as const;

const entry = {
  ...taken,
  first: choiceOf('If more than one side reached it, who was there first?', { nobody: 'Not known', ...SIDES }, { otherwise: 'nobody', seldom: true }),
} as const;

function play(asked: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Prices): Played {
  const keys = Array.from({ length: asked.sides }, (_, n) => `side${n + 1}`);
  const { name, columns } = tableOf(Object.fromEntries(keys.map((key, n) => [key, asked.names?.[n] || `Side ${n + 1}`])));
  const named = (text: string) => keys.reduce((text, key) => text.replaceAll(key, name[key] ?? key), text);
  const keyOf = (to: string | undefined) => keys[Object.values(SIDES).indexOf(to as (typeof SIDES)['1'])] ?? '';
  return replay({
    columns,
    entries,
    say: (one) => `Cards ${one.cards.join(', ')}; spades ${one.spades.join(', ')}; sweeps ${(one.sweeps ?? keys.map(() => 0)).join(', ')}.`,
    turn: (one, has) => {
      const problems = problemsOf(one);
      if (one.cards.length !== asked.sides) problems.push(problem('cards', `${asked.sides} numbers`, `${one.cards.length}`));
      if (one.first !== 'nobody' && Number(one.first) > asked.sides) problems.push(problem('first', `one of the ${asked.sides} sides`, SIDES[one.first]));
      if (problems.length > 0) return { problems };
      const notes: string[] = [];
      const lines = linesOf(one, by, notes).map((line) => ({ ...line, to: keyOf(line.to) }));
      const won = winner(lines, has, by);
      if (one.first !== 'nobody') {
        const first = keyOf(SIDES[one.first]);
        const sum = won.now[first] ?? 0;
        if (sum < by.points('target')) return { problems: [problem('first', `a side that reaches ${by.points('target')} with this deal`, `${sum}`)] };
        return { lines, notes, over: `${name[first]} wins the game.` };
      }
      return { lines, notes: [...notes, ...won.notes.map(named)], over: won.say === null ? null : named(`${won.say}.`) };
    },
    state: (has) => keys.map((key) => `${name[key]}: ${sayPoints(has[key] ?? 0)}.`),
  });
}

export const game = sheet({
  title: 'Keep the score of a game of 21',
  gist: 'Keeps the score of every side deal by deal, until one reaches 21.',
  aka: ['cassino score sheet', 'score pad'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  setup,
  entry,
  play,
});

export const running = sheet({ ...AS_IT_GOES, books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'] });
