export const START = 2;
const LAST_THROWS = 3;

/** The counters of each player in seat order, the counters in the pot, whose throw it is, and the number of throws made with the last counter. */
export interface Round {
  readonly has: readonly number[];
  readonly pot: number;
  readonly at: number;
  readonly made: number;
}
/** How many counters a throw moves to the pot and to the left. */
export interface Gives {
  readonly pot: number;
  readonly left: number;
}

export const begin = (players: number): Round => ({ has: Array.from({ length: players }, () => START), pot: 0, at: 0, made: 0 });
export const outside = ({ has }: Round): number => has.reduce((sum, counters) => sum + counters, 0);
/** Whether only one counter is outside the pot. */
export const isLast = (round: Round): boolean => outside(round) === 1;

/** The counters that a throw moves, which may be more than the thrower has. */
export function asks(round: Round, dice: readonly number[]): Gives {
  const many = (face: number) => dice.filter((one) => one === face).length;
  return isLast(round) ? { pot: 0, left: Math.min(1, many(6)) } : { pot: many(1), left: many(6) };
}

/** The next to throw: the holder of the last counter, or else the next player on the left who has a counter. */
function nextOf(has: readonly number[], from: number): number {
  for (let step = 1; step <= has.length; step++) {
    const seat = (from + step) % has.length;
    if ((has[seat] ?? 0) > 0) return seat;
  }
  return from;
}

/** The round after a throw that moves these counters. */
export function after(round: Round, { pot, left }: Gives): Round {
  const { has, at } = round;
  const neighbour = (at + 1) % has.length;
  const now = has.map((counters, seat) => counters - (seat === at ? pot + left : 0) + (seat === neighbour ? left : 0));
  const next = { has: now, pot: round.pot + pot };
  if (isLast(round) && left === 0) return { ...next, at, made: round.made + 1 };
  return { ...next, at: nextOf(now, at), made: 0 };
}

/** The seat that has won, or null. */
export const winnerOf = ({ made, at }: Round): number | null => (made >= LAST_THROWS ? at : null);
