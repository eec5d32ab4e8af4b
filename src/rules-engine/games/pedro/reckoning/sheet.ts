// The score sheet of a whole game, deal by deal.

import type { BookId } from '../../../books.ts';
import { countOut } from '../../../mechanics/counting-out.ts';
import { SEATS, type Seat } from '../../../mechanics/seats.ts';
import { namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import type { Values } from '../../../scoring/fields.ts';
import { dealt } from '../../../sheets/deals.ts';
import { type Points, replay } from '../../../sheets/replay.ts';
import { type Played, type SheetRow, sheet } from '../../../sheets/sheets.ts';
import type { Prices } from './deal.ts';
import { CARDS, PLAYERS, type Player, SELDOM, TARGET, WHO } from './fields.ts';
import { dealScorer, targetOf } from './scorer.ts';

// The books of a scorer only decide where it is offered, not how it counts.
const deal = dealScorer([]);
const { custom, revoke } = SELDOM;
const setup = { players: TABLE_SIZE, names: namesOf(2, 8), custom, ...TARGET } as const;
const entry = { ...WHO, ...CARDS, revoke } as const;
type Entry = Values<typeof entry>;

const seatOf = (player: Player): Seat => SEATS[Number(player) - 1] ?? 'first';
const keyOf = (to: string) => seatOf((Object.keys(PLAYERS) as Player[]).find((player) => PLAYERS[player] === to) ?? '1');

function play({ players, names, custom: spare, target: chosen }: Values<typeof setup>, entries: readonly Entry[], by: Prices): Played {
  const { keys, name, columns } = tableOfSize(players, names);
  const target = by.points(targetOf(chosen, by));
  const stands = (has: Points) => keys.map((key) => `${name[key]} ${has[key]}`).join(', ');
  const toGo = (has: Points) => keys.map((key) => `${name[key]} ${target - (has[key] ?? 0)}`).join(', ');
  return replay({
    columns,
    entries,
    say: ({ bid, bidder, sold }) => {
      const seller = sold === null || sold === 'nobody' ? '' : `, sold by ${name[seatOf(sold)]}`;
      return bid === null ? `Nobody bid; ${name[seatOf(bidder)]} makes the trump` : `${bid} bid, ${name[seatOf(bidder)]} makes the trump${seller}`;
    },
    turn: (one, has) => {
      const before = keys.map((key) => has[key] ?? 0);
      const turn = dealt(deal, { ...one, custom: spare, target: chosen, before }, by, keyOf);
      const notes = (turn.notes ?? []).filter((note) => !note.startsWith('Scores if all') && !note.includes('reach the game'));
      const { now, out } = countOut(turn.lines ?? [], has, target);
      const [first, second] = out;
      if (first === undefined) return { ...turn, notes };
      const order = second === undefined ? '' : ` by ${first.say}, counted before what took ${name[second.to as Seat]} there`;
      return { ...turn, notes, over: `The game is over: ${name[first.to as Seat]} reached ${target}${order}. ${stands(now)}.` };
    },
    state: (has, over) => (over === null ? [`${stands(has)}; playing to ${target}. Counted down, to go: ${toGo(has)}.`] : []),
  });
}

/** The score sheet of a game, for these books. */
export const gameSheet = (books: readonly BookId[]): SheetRow =>
  sheet({
    title: 'Keep the score of a game',
    gist: 'Keeps the score of every player deal by deal, with bids sold, made and set back, and who is out first.',
    aka: ['pedro score sheet', 'score pad', 'count down', 'in the hole'],
    books,
    setup,
    entry,
    play,
  });
