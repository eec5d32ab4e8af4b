import { absent, SEATS, seated } from '../../../../../mechanics/seats.ts';
import { choiceOf, type Values } from '../../../../../scoring/fields.ts';
import { problem } from '../../../../../scoring/result.ts';
import type { Schedule } from '../../../../../scoring/schedule.ts';
import { type Played, sheet } from '../../../../../sheets/sheets.ts';
import { BLUE, DONOHUE } from '../../../../../vocabulary/book-ids.ts';
import type { points } from '../../../points.ts';
import { NAMES, PLAYERS, sizeOf, tally, whoOf } from '../../../reckoning/sheet.ts';
import type { bergenPoints } from '../points.ts';
import { gameOf, lineOf, MADE } from './made.ts';

const setup = { players: PLAYERS, names: NAMES } as const;
const entry = {
  who: whoOf('Who scores?'),
  what: choiceOf('For what?', { first: MADE.first, double: MADE.double, triple: MADE.triple, out: 'The player went out', blocked: 'The game was blocked' }),
} as const;

function play(asked: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Schedule<typeof points & typeof bergenPoints>): Played {
  const table = seated(sizeOf(asked.players), asked.names);
  const game = gameOf(asked.players === 'two' ? 'two' : 'more', by);
  return tally({
    table,
    entries,
    round: 'score',
    turn: ({ who, what }, has) => {
      const at = SEATS.indexOf(who);
      const say = `${table.names[at] ?? who}: ${entry.what.options[what].toLowerCase()}.`;
      const problems = absent('who', who, table);
      if (what === 'out' && by.way('hand-won') === 'blocked-of-two')
        problems.push(problem('what', 'a blocked game, the only hand for which the book gives a point', entry.what.options.out));
      if (problems.length > 0) return { say, lines: [], problems };
      const line = lineOf(what === 'out' || what === 'blocked' ? 'hand' : what, game === null ? null : game - (has[at] ?? 0), by);
      return { say, lines: [{ ...line, to: who }], problems: [] };
    },
    wins: (has) => game !== null && has >= game,
    say: String,
    notes: [game === null ? 'The book gives the game for two players only, so that the sheet goes on.' : `Game is ${game}.`],
  });
}

export const bergenSheet = sheet({
  title: 'Keep the score of a game',
  gist: 'Headers and hands as they are made, with what a header is worth near the end, up to the end of the game.',
  aka: ['bergen score sheet', 'score pad', 'running score'],
  books: [BLUE, DONOHUE],
  round: 'Score',
  setup,
  entry,
  play,
});
