import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

const LEFT = 1;
const BAR = 2;
const TOP = 2;
const BOTTOM = 26;

/** The middle of a point; 1 to 12 are counted from the left, with the bar after the sixth. */
const middle = (point: number) => LEFT + (point - 1) * 2 + 1 + (point > 6 ? BAR : 0);

function board(): Shape[] {
  const shapes: Shape[] = [{ kind: 'box', x: LEFT, y: TOP, width: 24 + BAR, height: BOTTOM - TOP, tone: 'none' }];
  for (let point = 1; point <= 12; point++) {
    const x = middle(point) - 1;
    shapes.push({ kind: 'triangle', x, y: TOP, width: 2, height: 10, tone: point % 2 === 0 ? 'dark' : 'light', down: true });
    shapes.push({ kind: 'triangle', x, y: BOTTOM - 10, width: 2, height: 10, tone: point % 2 === 0 ? 'light' : 'dark' });
    shapes.push({ kind: 'words', x: middle(point), y: TOP - 0.5, text: `${point}`, anchor: 'middle' });
    shapes.push({ kind: 'words', x: middle(point), y: BOTTOM + 1.2, text: `${point}`, anchor: 'middle' });
  }
  shapes.push({ kind: 'box', x: LEFT + 12, y: TOP, width: BAR, height: BOTTOM - TOP, tone: 'light' });
  return shapes;
}

function men(side: 'black' | 'white', point: number, many: number, tone: 'light' | 'dark'): Shape[] {
  return Array.from(
    { length: many },
    (_, n): Shape => ({ kind: 'disc', x: middle(point), y: side === 'black' ? TOP + 1 + n * 1.9 : BOTTOM - 1 - n * 1.9, r: 0.9, tone }),
  );
}

const names: readonly Shape[] = [
  { kind: 'words', x: LEFT + 6, y: 0.6, text: 'Black’s home table', anchor: 'middle' },
  { kind: 'words', x: LEFT + 20, y: 0.6, text: 'Black’s outer table', anchor: 'middle' },
  { kind: 'words', x: LEFT + 6, y: BOTTOM + 2.8, text: 'White’s home table', anchor: 'middle' },
  { kind: 'words', x: LEFT + 20, y: BOTTOM + 2.8, text: 'White’s outer table', anchor: 'middle' },
];

export const diagrams = {
  'set-up': {
    title: 'The men at the start',
    alt: 'A board with both home tables on the left. White has two men on the ace point of black, five on the twelfth point on the side of black, three on the own eighth point and five on the own six point. The men of black stand opposite in the same way.',
    width: 28,
    height: 30,
    shapes: [
      ...board(),
      ...names,
      ...men('black', 1, 2, 'light'),
      ...men('black', 6, 5, 'dark'),
      ...men('black', 8, 3, 'dark'),
      ...men('black', 12, 5, 'light'),
      ...men('white', 1, 2, 'dark'),
      ...men('white', 6, 5, 'light'),
      ...men('white', 8, 3, 'light'),
      ...men('white', 12, 5, 'dark'),
    ],
  },
} as const satisfies Record<string, Diagram>;
