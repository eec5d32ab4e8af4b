import { flag } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';
import { afterTheGame, agreed, failedAfterWinning, names, playInnings, strokes, who } from '../reckoning/two-players.ts';

/** Equal caroms, and a point to the opponent for a miss if it has one: the three-ball game and the variants that count as it does (p. 39, 45 and 49). */
export const running = sheet({
  title: 'Keep the running score',
  gist: 'Runs of caroms of two players, and what goes to the opponent for a miss.',
  aka: ['billiard score', 'score sheet'],
  books: [BOOK],
  setup: { ...names, ...agreed },
  round: 'Inning',
  entry: { who, run: strokes('Caroms in the run'), missed: flag('Both balls missed at the end', { given: 'miss' }) },
  play: (asked, entries, by: Schedule<typeof points>) =>
    playInnings(asked, asked.game, entries, (one, { left, other }) => {
      const run = by.line('carom', `run of ${one.run}`, { times: one.run, to: one.who });
      const made = run.points ?? 0;
      const missed = one.missed === true;
      return {
        say: `a run of ${one.run}${missed ? ', then a miss' : ''}`,
        lines: missed ? [run, by.line('miss', 'miss', { to: other })] : [run],
        problems: [...afterTheGame('run', made, by.points('carom'), left), ...failedAfterWinning('missed', made, left, missed ? 'a miss' : null)],
      };
    }),
});
