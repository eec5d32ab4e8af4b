// A match at draughts, game by game: games won, and drawn ones if they are given as odds. The score is the same for every form of the game;
// each has its own books and pages.

import { choiceOf, type Values } from '../../scoring/fields.ts';
import type { Added, Schedule } from '../../scoring/schedule.ts';
import { replay } from '../../sheets/replay.ts';
import { type Played, type SheetRow, sheet } from '../../sheets/sheets.ts';
import { counted } from '../../wording/numbers.ts';
import { TWO_NAMES, TWO_SEATS, twoSeated } from '../seats.ts';

/** The fields of the whole match, and of each game. */
const setup = {
  ...TWO_NAMES,
  odds: choiceOf(
    'Is the draw given as odds?',
    { no: 'No', first: 'Yes, to the first player', second: 'Yes, to the second player' },
    { given: 'draw-given', otherwise: 'no' },
  ),
} as const;
const entry = { ended: choiceOf('Who won the game?', { ...TWO_SEATS, drawn: 'Nobody: it was drawn' }) } as const;

/** The state of the match. The game's schedule has the items `won` and `draw-given`. */
function play(asked: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Schedule<Added<'won' | 'draw-given'>>): Played {
  const { name, columns } = twoSeated(asked);
  const taker = (asked.odds === 'first' || asked.odds === 'second') && by.gives('draw-given') ? asked.odds : null;
  let drawn = 0;
  return replay({
    columns,
    entries,
    say: ({ ended }) => (ended === 'drawn' ? 'Drawn' : `${name[ended]} wins`),
    turn: ({ ended }) => {
      if (ended !== 'drawn') return { say: `${name[ended]} wins`, lines: [by.line('won', 'Game won', { to: ended })] };
      drawn += 1;
      if (taker === null) return { say: 'Drawn', lines: [] };
      return { say: `Drawn: counts for ${name[taker]}`, lines: [by.line('draw-given', 'Drawn, and the draw is given', { to: taker })] };
    },
    state: ({ first = 0, second = 0 }) => [
      first === second ? 'The players are even.' : `${first > second ? name.first : name.second} is ${counted(Math.abs(first - second), 'game')} ahead.`,
      ...(drawn > 0 && taker === null ? [`${counted(drawn, 'game')} drawn.`] : []),
    ],
  });
}

/** The sheet of a match, for books of a game that counts a won game as `won` and a draw given as odds as `draw-given`. */
export const matchBy = (books: SheetRow['books']): SheetRow =>
  sheet({
    title: 'Score of a match',
    gist: 'Counts the games won by each player, and those drawn; draws count for the weaker player where they are given as odds.',
    aka: ['score sheet', 'match score', 'who is ahead', 'rubber of three'],
    books,
    round: 'Game',
    setup,
    entry,
    play,
  });
