import { choiceOf } from '../../../../scoring/fields.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import { BLUE as BOOK } from '../../../../vocabulary/book-ids.ts';
import { counted } from '../../../../wording/numbers.ts';
import { afterTheGame, names, playInnings, strokesIfAny, who } from '../../reckoning/two-players.ts';
import type { points } from './index.ts';

/** Runs of the four-ball game by the old count (off red and off white) or by the later one (p. 36). */
export const fourBall = sheet({
  title: 'Keep the four-ball score',
  gist: 'Runs of two players in the old count or in the later one.',
  books: [BOOK],
  setup: {
    ...names,
    count: choiceOf('Which count?', {
      old: 'The old one, by the ball',
      later: 'The later one, each shot alike',
    }),
  },
  round: 'Inning',
  entry: { who, red: strokesIfAny('Counts off the red'), white: strokesIfAny('Counts off the white') },
  play: (asked, entries, by: Schedule<typeof points>) => {
    const old = asked.count === 'old';
    return playInnings(asked, by.points(old ? 'game' : 'later-game'), entries, (one, { left }) => {
      const [red, white] = [one.red ?? 0, one.white ?? 0];
      const lines = old
        ? [by.line('off-red', `${red} off the red`, { times: red, to: one.who }), by.line('off-white', `${white} off the white`, { times: white, to: one.who })]
        : [by.line('shot', counted(red + white, 'shot'), { times: red + white, to: one.who })];
      const made = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
      const largest = by.points(old ? (red > 0 ? 'off-red' : 'off-white') : 'shot');
      return {
        say: `${red} off the red, ${white} off the white`,
        lines: lines.filter((line) => line.points !== 0),
        problems: afterTheGame(red > 0 ? 'red' : 'white', made, largest, left),
      };
    });
  },
});
