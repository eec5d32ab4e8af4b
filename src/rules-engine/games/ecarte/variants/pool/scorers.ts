import { type Seat, seated } from '../../../../mechanics/seats.ts';
import { choiceOf, listOf, type Values, words } from '../../../../scoring/fields.ts';
import { problem } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { replay } from '../../../../sheets/replay.ts';
import { type Played, sheet } from '../../../../sheets/sheets.ts';
import type { own } from './points.ts';

const PLAYERS = { first: 'First player', second: 'Second player', third: 'Third player' } as const;
type Player = keyof typeof PLAYERS;
const SETUP = {
  names: listOf('Names of the three', words('Name', 24, { optional: true }), 3, 3, { optional: true, hint: 'The first two play the first game.' }),
} as const;
const ENTRY = { winner: choiceOf('Who won the game?', PLAYERS) } as const;

/** Returns the players of the next game, the last winner first, and who waits. */
function tableAfter(winners: readonly Player[]): { at: readonly [Player, Player]; waits: Player } {
  let at: readonly [Player, Player] = ['first', 'second'];
  let waits: Player = 'third';
  for (const winner of winners) {
    const loser = at[0] === winner ? at[1] : at[0];
    at = [winner, waits];
    waits = loser;
  }
  return { at, waits };
}

function play({ names }: Values<typeof SETUP>, entries: readonly Values<typeof ENTRY>[], by: Schedule<typeof own>): Played {
  const { keys, name, columns } = seated(3, names);
  const winners: Player[] = [];
  const inPool = (games: number) => (keys.length + games) * by.points('stake');
  return replay({
    columns,
    entries,
    round: 'game',
    whole: 'pool',
    say: ({ winner }) => `${name[winner]} wins the game.`,
    turn: ({ winner }) => {
      const { at } = tableAfter(winners);
      if (!at.includes(winner)) return { problems: [problem('winner', `one of the two who play, ${name[at[0]]} or ${name[at[1]]}`, name[winner])] };
      const stakes = winners.length === 0 ? keys.map((to: Seat) => by.line('stake', 'into the pool', { times: -1, to })) : [];
      const loser = at[0] === winner ? at[1] : at[0];
      const again = winners.at(-1) === winner;
      winners.push(winner);
      const added = by.line('stake', `${name[loser]} adds as much as at first`, { times: -1, to: loser });
      const won = again ? [by.sum('pool', 'two games running: the pool', inPool(winners.length), { to: winner })] : [];
      return { lines: [...stakes, added, ...won] };
    },
    end: () => {
      const [last, before] = [winners.at(-1), winners.at(-2)];
      return last !== undefined && last === before ? `${name[last]} has won two games running and takes the pool.` : null;
    },
    state: (_, over) => {
      if (over !== null) return [];
      const { at, waits } = tableAfter(winners);
      return [`${name[at[0]]} and ${name[at[1]]} play, ${name[waits]} waits; ${inPool(winners.length)} stakes are in the pool.`];
    },
  });
}

export const pool = sheet({
  title: 'Keep a pool of three',
  gist: 'Who plays, who waits, what is in the pool, and who has won two games running.',
  aka: ['pool sheet', 'three players'],
  books: ['blue-ribbon-1940'],
  setup: SETUP,
  entry: ENTRY,
  play,
});
