import { flag } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import type { Line } from '../../../core/scorers.ts';
import { sheet } from '../../../core/sheets.ts';
import { BOOK } from '../cites.ts';
import { points } from '../points.ts';
import { afterTheGame, agreed, type Counted, failedAfterWinning, names, playInnings, type Side, strokes, who } from './two-players.ts';

const CAROM = pointsOf(points.carom, BOOK);
const MISS = pointsOf(points.miss, BOOK);
const setup = { ...names, ...agreed } as const;
const inning = { who, run: strokes('Caroms in the run') } as const;

/** A run of caroms, each of one point. */
export function runLine(run: number, to: Side): Line {
  return { rule: 'points.carom', say: `run of ${run}`, points: run * CAROM, to };
}

function countRun(one: { readonly who: Side; readonly run: number }, left: number): Counted {
  return {
    say: `a run of ${one.run}`,
    lines: [runLine(one.run, one.who)],
    problems: afterTheGame('run', one.run * CAROM, CAROM, left),
  };
}

/** Caroms of one point, and a point to the opponent for a miss: the three-ball game and the forms that take its miss over (p. 45 and 49). */
export const running = sheet({
  title: 'Keep the running score',
  gist: 'Runs of caroms of two players, with a miss to the opponent.',
  aka: ['billiard score', 'score sheet'],
  books: [BOOK],
  setup,
  round: 'Inning',
  entry: { ...inning, missed: flag('Both balls missed at the end') },
  play: (asked, entries) =>
    playInnings(asked, asked.game, entries, (one, { left, other }) => {
      const run = countRun(one, left);
      if (!one.missed) return run;
      return {
        say: `${run.say}, then a miss`,
        lines: [...run.lines, { rule: 'points.miss', say: 'miss', points: MISS, to: other }],
        problems: [...(run.problems ?? []), ...failedAfterWinning('missed', one.run * CAROM, left, 'a miss')],
      };
    }),
});

/** Caroms of one point and nothing else, where the book gives no penalty for a miss (p. 39). */
export const runsAlone = sheet({
  title: 'Keep the running score',
  gist: 'Runs of caroms of two players.',
  books: [BOOK],
  setup,
  round: 'Inning',
  entry: inning,
  play: (asked, entries) => playInnings(asked, asked.game, entries, (one, { left }) => countRun(one, left)),
});
