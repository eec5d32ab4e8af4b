import { across, endOfGame, SIDE_NAMES, SIDES, type Side, sidesOf } from '../../../mechanics/sides.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet, sideTotals } from '../../../sheets/sheets.ts';
import { countSide, gapAt, initialItem, NOTES, oddValue, type Prices, RED_THREES } from './count.ts';

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
  weCards: count('First side: cards melded', 0, 2000, { unit: 'points', hint: 'Without red threes and bonuses; 0 if nothing was melded.' }),
  weNaturals: count('First side: natural canastas', 0, 12, more),
  weMixed: count('First side: mixed canastas', 0, 12, more),
  weThrees: count('First side: red threes', 0, RED_THREES, more),
  weHand: count('First side: cards left in hand', 0, 1500, { ...more, unit: 'points' }),
  theyCards: count('Second side: cards melded', 0, 2000, { unit: 'points' }),
  theyNaturals: count('Second side: natural canastas', 0, 12, more),
  theyMixed: count('Second side: mixed canastas', 0, 12, more),
  theyThrees: count('Second side: red threes', 0, RED_THREES, more),
  theyHand: count('Second side: cards left in hand', 0, 1500, { ...more, unit: 'points' }),
} as const;
type Entry = Values<typeof entry>;
const outOf = (one: Entry, side: Side) => (one.end === side ? 'out' : one.end === `${side}-concealed` ? 'concealed' : 'no');

function problemsOf(one: Entry, by: Prices): Problem[] {
  const problems: Problem[] = [];
  const threes = (one.weThrees ?? 0) + (one.theyThrees ?? 0);
  if (threes > RED_THREES) problems.push(problem('theyThrees', `${RED_THREES} red threes in all`, `${threes}`));
  for (const side of SIDES) {
    const canastas = (one[`${side}Naturals`] ?? 0) + (one[`${side}Mixed`] ?? 0);
    // Seven fours are the canasta with the lowest value.
    const least = 7 * by.points('low') * canastas;
    if (one[`${side}Cards`] < least) problems.push(problem(`${side}Cards`, `at least ${least} for the canastas`, `${one[`${side}Cards`]}`));
    for (const key of [`${side}Cards`, `${side}Hand`] as const) problems.push(...oddValue(key, one[key], by));
    if (outOf(one, side) !== 'no' && canastas === 0) problems.push(problem(`${side}Naturals`, 'a canasta, without which a side cannot go out', 'none'));
  }
  return problems;
}

function sideLines(one: Entry, side: Side, by: Prices): Line[] {
  const value = one[`${side}Cards`];
  return countSide(
    {
      melded: value === 0 ? [] : [by.sum('cards-melded', 'cards melded', value)],
      naturals: one[`${side}Naturals`] ?? 0,
      mixed: one[`${side}Mixed`] ?? 0,
      redThrees: one[`${side}Threes`] ?? 0,
      inHand: one[`${side}Hand`] ?? 0,
      out: outOf(one, side),
      opened: value > 0,
      opponentsOut: outOf(one, across(side)) !== 'no',
    },
    by,
    side,
  );
}

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Prices): Played {
  const table = sidesOf(asked);
  const { name } = table;
  const played = replay({
    columns: table.columns,
    entries,
    say: (one) => {
      const out = SIDES.find((side) => outOf(one, side) !== 'no');
      return out === undefined ? 'The stock ran out.' : `${name[out]} went out${outOf(one, out) === 'concealed' ? ' concealed' : ''}.`;
    },
    turn: (one) => {
      const lines = SIDES.flatMap((side) => sideLines(one, side, by));
      const notes = lines.flatMap(({ rule }) =>
        rule === by.id('red-threes-lost') ? NOTES.threes : rule === by.id('going-out-concealed') ? NOTES.concealed : [],
      );
      return { lines, problems: problemsOf(one, by), notes };
    },
    end: (has) => endOfGame(table, has, by.points('game'), 'The manual does not say which wins.'),
    state: (has) => SIDES.map((side) => `${name[side]}: ${has[side]} points; the next initial meld has to count ${by.points(initialItem(has[side] ?? 0))}.`),
  });
  const gaps = sideTotals(played).flatMap(({ points }) => gapAt(points));
  return { ...played, notes: [...new Set([...played.notes, ...gaps])] };
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Keeps the score of both sides deal by deal up to the end of the game, and what the next initial meld of each has to count.',
  aka: ['canasta score sheet', 'score pad', 'initial meld'],
  books: ['sierra'],
  setup,
  entry,
  play,
});
