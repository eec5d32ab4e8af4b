import { endOfGame, SIDE_NAMES, SIDES, type Side, sayScores, sidesOf } from '../../../../mechanics/sides.ts';
import { choiceOf, count, listOf, type Values } from '../../../../scoring/fields.ts';
import { type Problem, problem } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { replay } from '../../../../sheets/replay.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import { BLUE } from '../../../../vocabulary/book-ids.ts';
import type { points } from './points.ts';

/** Each side has four pieces; the squares are numbered from 1 to 10 (p. 342). */
const PIECES = 4;
const HIGHEST = 10;
const squares = (label: string) => listOf(label, count('Square', 1, HIGHEST), 0, PIECES, { optional: true });
const minus = (label: string) => listOf(label, count('Square', 1, HIGHEST), 0, PIECES, { optional: true, seldom: true, hint: 'Left empty: none.' });
const setup = { we: SIDE_NAMES.we, they: SIDE_NAMES.they, game: choiceOf('Points of the game', { '50': '50', '100': '100' }) } as const;
const entry = {
  we: squares('First side: squares'),
  'we-minus': minus('First side: minus squares'),
  they: squares('Second side: squares'),
  'they-minus': minus('Second side: minus squares'),
} as const;
type Inning = Values<typeof entry>;
const sum = (list: readonly number[] | null) => (list ?? []).reduce((all, one) => all + one, 0);
const words = (list: readonly number[] | null) => (list ?? []).join(', ');

/** A game on deck (p. 342). */
export const innings = sheet({
  title: 'Keep a game of ship shuffleboard',
  gist: 'Inning by inning, the squares of both sides, those marked minus taken off.',
  aka: ['deck shuffleboard score', 'keep score'],
  books: [BLUE],
  round: 'Inning',
  setup,
  entry,
  play: (asked: Values<typeof setup>, entries: readonly Inning[], by: Schedule<typeof points>) => {
    const table = sidesOf(asked);
    const game = Number(asked.game);
    const said = (one: Inning, side: Side) =>
      [words(one[side]), ...((one[`${side}-minus`] ?? []).length > 0 ? [`minus ${words(one[`${side}-minus`])}`] : [])]
        .filter((text) => text !== '')
        .join(', ') || 'nothing';
    return replay({
      columns: table.columns,
      entries,
      round: 'inning',
      say: (one) => `${table.name.we} ${said(one, 'we')}; ${table.name.they} ${said(one, 'they')}`,
      turn: (one) => {
        const problems = SIDES.flatMap((side): Problem[] => {
          const all = (one[side] ?? []).length + (one[`${side}-minus`] ?? []).length;
          return all > PIECES ? [problem(side, `at most ${PIECES} pieces of a side`, `${all}`)] : [];
        });
        if (problems.length > 0) return { problems };
        return {
          lines: SIDES.flatMap((to) => [
            ...(sum(one[to]) === 0 ? [] : [by.sum('square', `squares ${words(one[to])}`, sum(one[to]), { to })]),
            ...(sum(one[`${to}-minus`]) === 0 ? [] : [by.sum('minus', `minus squares ${words(one[`${to}-minus`])}`, -sum(one[`${to}-minus`]), { to })]),
          ]),
        };
      },
      end: (has) => endOfGame(table, has, game, 'Whose game it is the book does not say.'),
      state: (has, over) => (over === null ? [`${sayScores(table, has)}, of ${game}.`] : []),
    });
  },
});
