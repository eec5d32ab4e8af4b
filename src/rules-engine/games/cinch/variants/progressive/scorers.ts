import { choiceOf, count, type Values, words } from '../../../../scoring/fields.ts';
import { problem } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { replay } from '../../../../sheets/replay.ts';
import { type Played, sheet } from '../../../../sheets/sheets.ts';
import type { points } from '../../points.ts';
import type { own } from './points.ts';

const setup = {
  name: words('Name of the player', 24, { optional: true, hint: 'Left empty: Player.' }),
  tie: choiceOf('A tie at the table', { half: 'Half a game each, cut for the seats alone', cut: 'Cut for the game' }, { otherwise: 'half' }),
} as const;
const entry = {
  own: count('Points of the pair on the last hand', -14, 28, { hint: 'Below nothing where they were set back.' }),
  other: count('Points of the other pair on it', -14, 28),
  cut: choiceOf('The cut, at a tie', { none: 'No tie, or not cut for the game', won: 'Won', lost: 'Lost' }, { otherwise: 'none', seldom: true }),
} as const;

type Prices = Schedule<typeof points & typeof own>;

function play({ name, tie }: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Prices): Played {
  const who = name ?? 'Player';
  return replay({
    columns: [{ key: 'player', title: who, side: who }],
    entries,
    round: 'round',
    whole: 'evening',
    say: ({ own: mine, other, cut }) => `${mine} against ${other} on the last hand${cut === 'none' ? '' : `, the cut ${cut}`}`,
    turn: ({ own: mine, other, cut }) => {
      const tied = mine === other;
      if (!tied && cut !== 'none') return { problems: [problem('cut', 'no cut: the table is not tied', `${mine} against ${other}`)] };
      if (tied && tie === 'cut' && cut === 'none') return { problems: [problem('cut', 'who won the cut: the table is tied', 'no cut')] };
      if (tied && tie === 'half') return { lines: [by.line('half-game', 'tied: half a game, and a cut for the seats', { to: 'player' })] };
      if (mine > other || cut === 'won')
        return { lines: [by.line('game-won', tied ? 'tied, and the cut won: moves up' : 'most points on the last hand: moves up', { to: 'player' })] };
      return { lines: [by.mention('game-won', 'stays', { to: 'player' })] };
    },
    state: (has) => [`${who} has ${has.player ?? 0} ${has.player === 1 ? 'game' : 'games'}; a round ends when a table has ${by.points('bell')} points.`],
  });
}

export const evening = sheet({
  title: 'Keep the games of an evening',
  gist: 'Keeps the score of one player round by round: who moves up on the last hand, and half games at ties.',
  aka: ['progressive cinch score', 'cinch party', 'half games'],
  books: ['uspc-1898'],
  round: 'Round',
  setup,
  entry,
  play,
});
