import { count, flag } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import { afterTheGame, failedAfterWinning, names, playInnings, strokes, strokesIfAny, who } from '../../billiards/reckoning/two-players.ts';
import type { points } from '../points.ts';

export const game = sheet({
  title: 'Keep the running score',
  gist: 'Innings of two players: caroms, the pin, and what goes to the opponent for a miss.',
  aka: ['little corporal score sheet', 'pin and caroms'],
  books: [BOOK],
  setup: { ...names, target: count('Points of the game', 1, 1000, { optional: true, hint: 'Left empty: 100, as is general.' }) },
  round: 'Inning',
  entry: { who, run: strokes('Caroms in the inning'), pins: strokesIfAny('Times the pin went down'), missed: flag('Both balls missed at the end') },
  play: (asked, entries, by: Schedule<typeof points>) =>
    playInnings(asked, asked.target ?? by.points('game'), entries, (one, { left, other }) => {
      const pins = one.pins ?? 0;
      const missed = one.missed === true;
      const lines = [
        by.line('carom', `caroms: ${one.run}`, { times: one.run, to: one.who }),
        ...(pins > 0 ? [by.line('pin', `the pin, ${pins === 1 ? 'once' : `${pins} times`}`, { times: pins, to: one.who })] : []),
      ];
      const made = lines.reduce((sum, { points = 0 }) => sum + points, 0);
      // The last stroke may have made a carom, knocked down the pin, or both.
      const last = (one.run > 0 ? by.points('carom') : 0) + (pins > 0 ? by.points('pin') : 0);
      return {
        say: `${one.run === 1 ? '1 carom' : `${one.run} caroms`}${pins > 0 ? `, the pin ${pins === 1 ? 'once' : `${pins} times`}` : ''}${missed ? ', then a miss' : ''}`,
        lines: missed ? [...lines, by.line('miss', 'miss', { to: other })] : lines,
        problems: [
          ...(made > 0 ? afterTheGame(pins > 0 && one.run === 0 ? 'pins' : 'run', made, last, left) : []),
          ...failedAfterWinning('missed', made, left, missed ? 'a miss' : null),
        ],
      };
    }),
});
