import { choiceOf, count, type Values } from '../../../core/fields.ts';
import { type Problem, problem } from '../../../core/result.ts';
import type { Line } from '../../../core/scorers.ts';
import { type Played, type Row, sheet } from '../../../core/sheets.ts';
import { endOfGame, SIDE_NAMES, SIDES, type Side, sideColumns, sideNames } from '../../../core/sides.ts';
import { countSide, gapAt, initialItem, NOTES, oddValue, RED_THREES, worthOf } from './count.ts';

const setup = SIDE_NAMES;
const more = { optional: true } as const;
const entry = {
  end: choiceOf('How did the deal end?', {
    we: 'The first side went out',
    'we-concealed': 'The first side went out concealed',
    they: 'The second side went out',
    'they-concealed': 'The second side went out concealed',
    stock: 'The stock ran out',
  }),
  weCards: count('First side: value of the cards melded', 0, 2000, { unit: 'points', hint: '0 if it made no meld. Red threes and bonuses are asked apart.' }),
  weNaturals: count('First side: natural canastas', 0, 12, more),
  weMixed: count('First side: mixed canastas', 0, 12, more),
  weThrees: count('First side: red threes', 0, RED_THREES, more),
  weHand: count('First side: value of the cards left in the hands', 0, 1500, { ...more, unit: 'points' }),
  theyCards: count('Second side: value of the cards melded', 0, 2000, { unit: 'points' }),
  theyNaturals: count('Second side: natural canastas', 0, 12, more),
  theyMixed: count('Second side: mixed canastas', 0, 12, more),
  theyThrees: count('Second side: red threes', 0, RED_THREES, more),
  theyHand: count('Second side: value of the cards left in the hands', 0, 1500, { ...more, unit: 'points' }),
} as const;
type Entry = Values<typeof entry>;
const outOf = (one: Entry, side: Side) => (one.end === side ? 'out' : one.end === `${side}-concealed` ? 'concealed' : 'no');

function problemsOf(one: Entry, over: string | null): Problem[] {
  if (over !== null) return [problem('end', 'no deal after the end of the game', over)];
  const problems: Problem[] = [];
  const threes = (one.weThrees ?? 0) + (one.theyThrees ?? 0);
  if (threes > RED_THREES) problems.push(problem('theyThrees', `${RED_THREES} red threes in all`, `${threes}`));
  for (const side of SIDES) {
    const canastas = (one[`${side}Naturals`] ?? 0) + (one[`${side}Mixed`] ?? 0);
    // Seven fours are the cheapest canasta there is.
    const least = 7 * worthOf('low') * canastas;
    if (one[`${side}Cards`] < least) problems.push(problem(`${side}Cards`, `at least ${least} for the canastas`, `${one[`${side}Cards`]}`));
    for (const key of [`${side}Cards`, `${side}Hand`] as const) problems.push(...oddValue(key, one[key]));
    if (outOf(one, side) !== 'no' && canastas === 0) problems.push(problem(`${side}Naturals`, 'a canasta, without which a side cannot go out', 'none'));
  }
  return problems;
}

function sideLines(one: Entry, side: Side): Line[] {
  const value = one[`${side}Cards`];
  const other = side === 'we' ? 'they' : 'we';
  return countSide(
    {
      melded: value === 0 ? [] : [{ rule: 'points.cards-melded', say: 'cards melded', points: value }],
      naturals: one[`${side}Naturals`] ?? 0,
      mixed: one[`${side}Mixed`] ?? 0,
      redThrees: one[`${side}Threes`] ?? 0,
      inHand: one[`${side}Hand`] ?? 0,
      out: outOf(one, side),
      opened: value > 0,
      opponentsOut: outOf(one, other) !== 'no',
    },
    side,
  );
}

function play(asked: Values<typeof setup>, entries: readonly Entry[]): Played {
  const names = sideNames(asked);
  const has = { we: 0, they: 0 };
  const target = worthOf('game');
  const notes = new Set<string>();
  let over: string | null = null;
  const rows = entries.map((one): Row => {
    const out = SIDES.find((side) => outOf(one, side) !== 'no');
    const say = out === undefined ? 'The stock ran out.' : `${names[out]} went out${outOf(one, out) === 'concealed' ? ' concealed' : ''}.`;
    const problems = problemsOf(one, over);
    if (problems.length > 0) return { say, lines: [], problems };
    const lines = SIDES.flatMap((side) => sideLines(one, side));
    for (const line of lines) {
      if (line.to === 'we' || line.to === 'they') has[line.to] += line.points ?? 0;
      if (line.rule === 'points.red-threes-lost') notes.add(NOTES.threes);
      if (line.rule === 'points.going-out-concealed') notes.add(NOTES.concealed);
    }
    over = endOfGame(names, has, target, 'The manual does not say which wins.');
    return { say, lines, problems: [], ...(over === null ? {} : { mark: 'The game is over' }) };
  });
  for (const side of SIDES) for (const note of gapAt(has[side])) notes.add(note);
  return {
    columns: sideColumns(names),
    rows,
    state: SIDES.map((side) => `${names[side]}: ${has[side]} points; the next initial meld has to count ${worthOf(initialItem(has[side]))}.`),
    over,
    notes: [...notes],
  };
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Both sides deal by deal up to the end of the game, and what the next initial meld of each has to count.',
  aka: ['canasta score sheet', 'score pad', 'initial meld'],
  books: ['sierra'],
  setup,
  entry,
  play,
});
