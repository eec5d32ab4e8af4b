import { TWO_NAMES, TWO_SEATS, twoSeated } from '../../../mechanics/seats.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { BLUE, DONOHUE } from '../../../vocabulary/book-ids.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { borne, custom, lineOf, rearmost, worthOf } from './worth.ts';

const setup = {
  ...TWO_NAMES,
  custom,
} as const;
const entry = { winner: choiceOf('Who won the game?', TWO_SEATS), borne, rearmost } as const;

function play(asked: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Schedule<typeof points>): Played {
  const { name, columns } = twoSeated(asked);
  return replay({
    columns,
    entries,
    say: ({ winner }) => `${name[winner]} wins`,
    turn: ({ winner, borne, rearmost }) => {
      const found = worthOf({ custom: asked.custom, borne, rearmost }, by);
      if (!found.ok) return { problems: found.problems };
      const line = lineOf(found.value.key, by, winner);
      return { say: `${name[winner]} wins: ${line.say.toLowerCase()}`, lines: [line], notes: found.value.notes };
    },
    state: ({ first = 0, second = 0 }) =>
      first === second ? ['The players are even.'] : [`${first > second ? name.first : name.second} is ${counted(Math.abs(first - second), 'game')} ahead.`],
  });
}

export const session = sheet({
  title: 'Score of a sitting',
  gist: 'Adds up hits, gammons and backgammons over a number of games.',
  aka: ['score sheet', 'who is ahead', 'match score'],
  books: [BLUE, DONOHUE],
  round: 'Game',
  setup,
  entry,
  play,
});
