// Draws the parts of the layout and the counters on them.

import type { Schedule } from '../../../scoring/schedule.ts';
import type { Diagram, SheetShape } from '../../../vocabulary/diagrams.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;

/** The parts, by the keys of their score items. */
export const PARTS = { best: 'Best', matrimony: 'Matrimony', confederacy: 'Confederacy', intrigue: 'Intrigue', pair: 'Pair' } as const;
export type Part = keyof typeof PARTS;
export const PART_KEYS = Object.keys(PARTS) as readonly Part[];

/** The position of each name: in the circle in the middle, and on the four sides (Blue Ribbon 1940, p. 256). */
const AT: Readonly<Record<Part, readonly [x: number, y: number, cards: string]>> = {
  best: [10, 1.6, 'ace of diamonds'],
  matrimony: [10, 6.4, 'king, queen'],
  confederacy: [3.3, 6.4, 'king, jack'],
  intrigue: [16.7, 6.4, 'queen, jack'],
  pair: [10, 11.4, 'the highest'],
};
const write = (x: number, y: number, text: string): SheetShape => ({ kind: 'words', x, y, text, anchor: 'middle' });

/** Draws the layout with the counters on each part; without numbers, with the cards that win each part. */
export function drawn(has: Readonly<Record<Part, number>> | null): Diagram<SheetShape> {
  const parts = PART_KEYS.map((part) => (has === null ? `${PARTS[part]}: ${AT[part][2]}` : `${PARTS[part]} ${counted(has[part], 'counter')}`));
  return {
    title: has === null ? 'The layout' : 'What lies on the layout',
    alt: `A sheet with a circle in the middle, for matrimony; best at its upper side, pair at the lower, confederacy on the left and intrigue on the right. ${parts.join('; ')}.`,
    width: 20,
    height: 14,
    shapes: [
      { kind: 'box', x: 0.3, y: 0.3, width: 19.4, height: 13.4, tone: 'light' },
      // Not a disc: its colour is the same in dark mode, so that text on it would be unreadable.
      { kind: 'arc', x: 10, y: 7, r: 3.2, from: 0, to: 180 },
      { kind: 'arc', x: 10, y: 7, r: 3.2, from: 180, to: 360 },
      ...PART_KEYS.flatMap((part): SheetShape[] => {
        const [x, y, cards] = AT[part];
        return [write(x, y, PARTS[part]), write(x, y + 1.3, has === null ? cards : `${has[part]}`)];
      }),
    ],
  };
}
