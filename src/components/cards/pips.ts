// Positions of the pips of a die or of half a domino, for the server and the browser.

/** Positions within a square of 2 by 2. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  0: [],
  1: [[1, 1]],
  2: [
    [0.5, 0.5],
    [1.5, 1.5],
  ],
  3: [
    [0.45, 0.45],
    [1, 1],
    [1.55, 1.55],
  ],
  4: [
    [0.5, 0.5],
    [1.5, 0.5],
    [0.5, 1.5],
    [1.5, 1.5],
  ],
  5: [
    [0.5, 0.5],
    [1.5, 0.5],
    [1, 1],
    [0.5, 1.5],
    [1.5, 1.5],
  ],
  6: [
    [0.5, 0.45],
    [1.5, 0.45],
    [0.5, 1],
    [1.5, 1],
    [0.5, 1.55],
    [1.5, 1.55],
  ],
};

/** The pips of one square whose corner is at `x`, `y`. */
export function pipsAt(x: number, y: number, n: number): (readonly [number, number])[] {
  return (PIPS[n] ?? []).map(([dx, dy]) => [x + dx, y + dy] as const);
}

/** The pips of a whole domino, 2 by 4 upright or 4 by 2 lying. */
export function stonePips(x: number, y: number, [one, other]: readonly [number, number], lying = false): (readonly [number, number])[] {
  return [...pipsAt(x, y, one), ...(lying ? pipsAt(x + 2, y, other) : pipsAt(x, y + 2, other))];
}
