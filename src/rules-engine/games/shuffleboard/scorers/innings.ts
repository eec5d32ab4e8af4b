import { endOfGame, SIDE_NAMES, sayScores, sidesOf } from '../../../mechanics/sides.ts';
import { count, type Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { BLUE, DONOHUE } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';
import { doubtsOf, faultsOf, asked as laid, linesOf } from '../reckoning/inning.ts';

const setup = {
  we: SIDE_NAMES.we,
  they: SIDE_NAMES.they,
  game: count('Points of the game', 1, 500, {
    optional: true,
    hint: 'Donohue’s number is damaged: 25 as it seems, 21 by another reading. The 1940 book gives none.',
  }),
} as const;
const COLUMNS = { we: 'we', they: 'they' } as const;
type Inning = Values<typeof laid>;

/** A game by innings (Blue Ribbon, p. 342; Donohue, p. 396). */
export const innings = sheet({
  title: 'Keep a game of shuffleboard',
  gist: 'Inning by inning, the points of both sides and who has the game.',
  aka: ['score sheet', 'keep score', 'who is ahead'],
  books: [BLUE, DONOHUE],
  round: 'Inning',
  setup,
  entry: laid,
  play: (asked: Values<typeof setup>, entries: readonly Inning[], by: Schedule<typeof points>) => {
    const table = sidesOf(asked);
    const say = (one: Inning) => {
      const lines = linesOf(one, by, COLUMNS);
      return lines.length === 0 ? 'nobody scores' : lines.map(({ to, say }) => `${table.name[to === 'we' ? 'we' : 'they']} ${say}`).join(', ');
    };
    return replay({
      columns: table.columns,
      entries,
      round: 'inning',
      say,
      turn: (one) => {
        const problems = faultsOf(one);
        return problems.length > 0 ? { problems } : { lines: linesOf(one, by, COLUMNS), notes: doubtsOf(one) };
      },
      end: (has) =>
        asked.game === null ? null : endOfGame(table, has, asked.game, 'Whose game it is where both reach it in one inning the book does not say.'),
      state: (has, over) => (over === null ? [`${sayScores(table, has)}${asked.game === null ? '' : `, of ${asked.game}`}.`] : []),
    });
  },
});
