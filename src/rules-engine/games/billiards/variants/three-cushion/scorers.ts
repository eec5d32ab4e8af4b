import { choiceOf, type Values } from '../../../../scoring/fields.ts';
import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import type { Line } from '../../../../scoring/scorers.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import { BLUE as BOOK } from '../../../../vocabulary/book-ids.ts';
import type { points as game } from '../../points.ts';
import { afterTheGame, agreed, type Before, type Counted, failedAfterWinning, names, playInnings, strokes, who } from '../../reckoning/two-players.ts';

const ENDS = {
  tried: 'An honest stroke that did not count',
  safety: 'A safety, with a cushion after the ball',
  faulty: 'A safety without a cushion after the ball',
  missed: 'A safety that hit nothing',
  wrong: 'Caught with the wrong ball',
};
const entry = { who, run: strokes('Caroms in the run'), end: choiceOf('How did the inning end?', ENDS, { otherwise: 'tried' }) } as const;
type Inning = Values<typeof entry>;

/** Safeties that cost a forfeit even if they are not repeated. */
const BAD: Readonly<Partial<Record<Inning['end'], string>>> = { faulty: 'a safety without a cushion', missed: 'a safety that missed' };

/** Whether the inning ended in a second successive safety of the same player, with no count and no attempted shot between. */
const isAgain = (one: Inning, last: Inning | undefined) => one.end !== 'tried' && one.run === 0 && last !== undefined && last.end !== 'tried';

function notesOn(one: Inning, again: boolean): string[] {
  if (one.end === 'wrong')
    return ['Caught with the wrong ball, a player is charged with a safety; it is counted here as any other, free unless it is the second running.'];
  if (again && BAD[one.end] !== undefined)
    return ['A bad safety straight after another is counted as one forfeit; whether it costs two the book does not say.'];
  return [];
}

function countInning(one: Inning, { left, last }: Before<Inning>, by: Schedule<typeof game & Added<'safety-penalty'>>): Counted {
  const again = isAgain(one, last);
  const forfeit = BAD[one.end] ?? (again ? 'a second safety running' : null);
  const lines: Line[] = [by.line('carom', `run of ${one.run}`, { times: one.run, to: one.who })];
  if (forfeit !== null) lines.push(by.line('safety-penalty', forfeit, { to: one.who }));
  const ending = ENDS[one.end].toLowerCase();
  return {
    say: `a run of ${one.run}${one.run >= left ? '' : `, then ${ending}`}`,
    lines,
    problems: [...afterTheGame('run', one.run, by.points('carom'), left), ...failedAfterWinning('end', one.run, left, one.end === 'tried' ? null : ending)],
    notes: notesOn(one, again),
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
  play: (asked, entries, by: Schedule<typeof game & Added<'safety-penalty'>>) =>
    playInnings(asked, asked.game, entries, (one, before) => countInning(one, before, by)),
});
