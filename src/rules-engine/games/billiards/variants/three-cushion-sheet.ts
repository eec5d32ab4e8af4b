import { choiceOf, type Values } from '../../../core/fields.ts';
import type { Line } from '../../../core/scorers.ts';
import { sheet } from '../../../core/sheets.ts';
import { BOOK } from '../cites.ts';
import { runLine } from '../scorers/running.ts';
import { afterTheGame, agreed, type Before, type Counted, failedAfterWinning, names, playInnings, strokes, who } from '../scorers/two-players.ts';
import { FORFEIT } from './three-cushion-points.ts';

const ENDS = {
  tried: 'An honest stroke that did not count',
  safety: 'A safety, with a cushion after the ball',
  faulty: 'A safety without a cushion after the ball',
  missed: 'A safety that hit nothing',
  wrong: 'Caught with the wrong ball',
};
const entry = { who, run: strokes('Caroms in the run'), end: choiceOf('How did the inning end?', ENDS, { otherwise: 'tried' }) } as const;
type Inning = Values<typeof entry>;

/** The safety that ended an inning, if it comes straight after one of the same player's: no count in between, no honest stroke. */
const isAgain = (one: Inning, last: Inning | undefined) => one.end !== 'tried' && one.run === 0 && last !== undefined && last.end !== 'tried';

function penaltyOf(one: Inning, again: boolean): string | null {
  if (one.end === 'faulty') return 'a safety without a cushion';
  if (one.end === 'missed') return 'a safety that missed';
  return again ? 'a second safety running' : null;
}

function countInning(one: Inning, { left, last }: Before<Inning>): Counted {
  const wins = one.run >= left;
  const again = isAgain(one, last);
  const why = penaltyOf(one, again);
  const lines: Line[] = [runLine(one.run, one.who)];
  if (why !== null) lines.push({ rule: 'points.safety-penalty', say: why, points: -FORFEIT, to: one.who });
  const notes: string[] = [];
  if (one.end === 'wrong')
    notes.push('Caught with the wrong ball, a player is charged with a safety; it is counted here as any other, free unless it is the second running.');
  if (again && why !== 'a second safety running')
    notes.push('A faulty safety straight after another is counted as one forfeit; whether it costs two the book does not say.');
  return {
    say: `a run of ${one.run}${wins ? '' : `, ${ENDS[one.end].toLowerCase()}`}`,
    lines,
    problems: [...afterTheGame('run', one.run, 1, left), ...failedAfterWinning('end', one.run, left, one.end === 'tried' ? null : ENDS[one.end].toLowerCase())],
    notes,
  };
}

/** Runs of three-cushion caroms with the forfeits of safeties, which may leave a player in debt (rules 9-17, p. 51-52). */
export const innings = sheet({
  title: 'Keep the three-cushion score',
  gist: 'Runs of two players, and the point forfeited by a faulty, repeated or missed safety.',
  aka: ['three-cushion score', 'safety penalty'],
  books: [BOOK],
  setup: { ...names, ...agreed },
  round: 'Inning',
  entry,
  play: (asked, entries) => playInnings(asked, asked.game, entries, countInning),
});
