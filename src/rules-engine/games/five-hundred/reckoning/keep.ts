// Replays a game deal by deal: who bid, the tricks of each, and who is out first.

import { absent, type Seat, seated } from '../../../mechanics/seats.ts';
import { sayScores } from '../../../mechanics/sides.ts';
import { choiceOf, listOf, words } from '../../../scoring/fields.ts';
import type { Problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay } from '../../../sheets/replay.ts';
import type { Played } from '../../../sheets/sheets.ts';
import { type Played as Dealt, type Prices, problemsOf } from './deal.ts';
import { both, isSettled, whoIsOut } from './out.ts';

/** The number of players, or of sides if four play. */
const SIZES = { three: 3, four: 2 } as const;
export const TABLE = {
  players: choiceOf('How many play?', { three: 'Three, each for themselves', four: 'Four, as two sides' }),
  names: listOf('Names', words('Name', 24, { optional: true }), 2, 3, { optional: true, hint: 'Of the three players, or of the two sides.' }),
} as const;
export const BIDDER = {
  bidder: choiceOf('Who made the bid?', { first: 'First player or side', second: 'Second player or side', third: 'Third player' }),
} as const;

interface Entry extends Dealt {
  readonly bidder: Seat;
}
interface Setup {
  readonly players: keyof typeof SIZES;
  readonly names: readonly string[] | null;
}

/** Replays a game. `say`: describes a bid. `count`: the lines of an entry in the order of counting. */
export function keep<E extends Entry>(
  { players, names }: Setup,
  entries: readonly E[],
  by: Prices,
  {
    say,
    count,
    check = () => [],
  }: {
    readonly say: (entry: E) => string;
    readonly count: (entry: E, to: readonly string[], at: number) => readonly Line[];
    readonly check?: (entry: E) => readonly Problem[];
  },
): Played {
  const table = seated(SIZES[players], names);
  const { keys, name, columns } = table;
  const target = by.points('game');
  return replay({
    columns,
    entries,
    say: (one) => `${name[one.bidder]} bids ${say(one)}; tricks ${one.tricks.join(', ')}${one.revoke === 'nobody' ? '' : ', and a revoke'}.`,
    turn: (one, has) => {
      const problems = [...absent('bidder', one.bidder, table), ...problemsOf(one, keys.length), ...check(one)];
      if (problems.length > 0) return { problems };
      const lines = count(one, keys, keys.indexOf(one.bidder));
      const { now, out } = whoIsOut(has, lines, one.bidder, target);
      if (out.length === 0) return { lines };
      const called = out.map((key) => name[key as Seat]);
      const stand = `${keys.map((key) => `${name[key]} ${now[key]}`).join(', ')}.`;
      if (!isSettled(out, one.bidder))
        return { lines, over: `${both(called)} both reach ${target}: ${stand} The book does not say which of them counts first.` };
      const first = called.length > 1 ? `, and the bidder counts before ${both(called.slice(1))}` : '';
      return { lines, over: `The game is over: ${called[0]} reached ${target}${first}.` };
    },
    state: (has, over) => (over === null ? [`${sayScores(table, has)}; playing to ${target}.`] : []),
  });
}
