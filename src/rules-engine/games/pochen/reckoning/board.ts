// Draws the layout with its eight pools and their counters (Blue Ribbon 1940, p. 281).

import type { Diagram, SheetShape } from '../../../vocabulary/diagrams.ts';
import { counted } from '../../../wording/numbers.ts';

/** The seven divisions around the edge, in the order of the book, and the dish in the middle. */
export const POOLS = ['ace', 'king', 'queen', 'jack', 'ten', 'marriage', 'sequence', 'poch'] as const;
export type Pool = (typeof POOLS)[number];
export type Pools = Readonly<Record<Pool, number>>;
export const POOL_NAMES: Readonly<Record<Pool, string>> = {
  ace: 'Ace',
  king: 'King',
  queen: 'Queen',
  jack: 'Jack',
  ten: 'Ten',
  marriage: 'Marriage',
  sequence: 'Sequence',
  poch: 'Poch',
};
/** All pools empty. */
export const EMPTY: Pools = { ace: 0, king: 0, queen: 0, jack: 0, ten: 0, marriage: 0, sequence: 0, poch: 0 };

const WIDTH = 15;
const HEIGHT = 15;
const [MIDDLE, CENTRE] = [WIDTH / 2, HEIGHT / 2 - 0.4];
const REACH = 5.4;

/** The position of a pool: the dish in the middle, the others around it from the top, clockwise. */
function place(pool: Pool): readonly [x: number, y: number] {
  const n = POOLS.indexOf(pool);
  if (pool === 'poch') return [MIDDLE, CENTRE];
  const angle = (n / (POOLS.length - 1)) * 2 * Math.PI - Math.PI / 2;
  return [MIDDLE + REACH * Math.cos(angle), CENTRE + REACH * Math.sin(angle)];
}

/** Rounds coordinates to hundredths, which keeps the page small. */
const round = (at: number) => Math.round(at * 100) / 100;

/** "Ace 4, King 0 ...". */
export const sayPools = (pools: Pools): string => `${POOLS.map((pool) => `${POOL_NAMES[pool]} ${pools[pool]}`).join(', ')}.`;

/** Draws the layout with the counters in each pool. */
export function board(pools: Pools): Diagram<SheetShape> {
  const all = POOLS.reduce((sum, pool) => sum + pools[pool], 0);
  return {
    title: 'The layout and its eight pools',
    alt: `In the middle a dish marked Poch; round it seven divisions. They hold: ${sayPools(pools)} ${counted(all, 'counter')} in all.`,
    width: WIDTH,
    height: HEIGHT,
    shapes: POOLS.flatMap((pool): SheetShape[] => {
      const [x, y] = place(pool);
      const r = pool === 'poch' ? 1.7 : 1.25;
      return [
        { kind: 'disc', x: round(x), y: round(y), r, tone: pools[pool] === 0 ? 'light' : 'accent', says: `${pools[pool]}` },
        { kind: 'words', x: round(x), y: round(y + r + 1), text: POOL_NAMES[pool] },
      ];
    }),
  };
}
