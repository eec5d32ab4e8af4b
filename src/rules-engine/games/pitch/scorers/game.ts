import { countOut } from '../../../mechanics/counting-out.ts';
import { SEATS, type Seat } from '../../../mechanics/seats.ts';
import { namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import type { Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { dealt } from '../../../sheets/deals.ts';
import { type Points, replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { deal } from './deal.ts';
import { ask, PLAYERS, type Player, TARGETS } from './fields.ts';

const { before: _, target, ...entry } = ask;
const setup = { players: TABLE_SIZE, names: namesOf(2, 8), target } as const;
type Entry = Values<typeof entry>;
const seatOf = (player: Player): Seat => SEATS[Number(player) - 1] ?? 'first';
const keyOf = (to: string) => seatOf((Object.keys(PLAYERS) as Player[]).find((player) => PLAYERS[player] === to) ?? '1');

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const { keys, name, columns } = tableOfSize(asked.players, asked.names);
  const chosen = asked.target ?? 'usual';
  const game = by.gives(TARGETS[chosen]) ? TARGETS[chosen] : 'target';
  const target = by.points(game);
  const stands = (has: Points) => `${keys.map((key) => `${name[key]} ${has[key]}`).join(', ')}`;
  return replay({
    columns,
    entries,
    say: ({ bid, bidder }) => (bid === 'none' ? 'Nobody bid' : `${bid === 'smudge' ? 'Smudge' : bid} bid by ${name[seatOf(bidder)]}`),
    turn: (one, has) => {
      // The deal decides who is out first, by the book's order of counting.
      const before = keys.map((key) => has[key] ?? 0);
      const turn = dealt(deal, { ...one, target: game === 'target' ? 'usual' : chosen, before }, by, keyOf);
      const notes = (turn.notes ?? []).filter((note) => !note.startsWith('Scores if all'));
      const { now, out } = countOut(turn.lines ?? [], has, target);
      const [first] = out;
      if (first === undefined) return { ...turn, notes };
      return { ...turn, notes, over: `The game is over: ${name[first.to as Seat]} is first out. ${stands(now)}.` };
    },
    state: (has, over) => (over === null ? [`${stands(has)}; playing to ${target}.`] : []),
    notes: game === TARGETS[chosen] ? [] : [`${by.name} has one game only, of ${target}.`],
  });
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Keeps the score of every player deal by deal, with bids made and set back, and who is out first.',
  aka: ['pitch score sheet', 'setback score pad', 'in the hole', 'who is out'],
  books: ['sierra', 'blue-ribbon-1940', 'donohue'],
  setup,
  entry,
  play,
});
