import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

const LONG = 20;
const BROAD = 10;
const M = 0.6;
const ball = (x: number, tone: 'light' | 'accent', y = BROAD / 2): Shape => ({ kind: 'disc', x: x + M, y: y + M, r: 0.42, tone });
const words = (x: number, y: number, text: string): Shape => ({ kind: 'words', x: x + M, y: y + M, text });

export const diagrams = {
  table: {
    title: 'The table at the opening stroke',
    alt: 'A billiard table without pockets, the head at the left. The balls stand as at the three-ball game: a white on the string spot with the cue ball beside it inside the string, the red on its spot toward the foot. In the very middle of the table stands the pin, drawn small and dark. The book gives no measures for the spots.',
    width: LONG + 2 * M,
    height: BROAD + 2 * M,
    shapes: [
      { kind: 'box', x: M, y: M, width: LONG, height: BROAD, tone: 'none' },
      { kind: 'line', from: [LONG / 4 + M, M], to: [LONG / 4 + M, BROAD + M], dashed: true },
      ball(LONG / 4, 'light'),
      ball(LONG / 4 - 0.5, 'light', BROAD / 2 + 0.9),
      ball((LONG * 3) / 4, 'accent'),
      { kind: 'disc', x: LONG / 2 + M, y: BROAD / 2 + M, r: 0.26, tone: 'dark' },
      words(LONG / 2, BROAD / 2 - 0.9, 'Pin'),
      words((LONG * 3) / 4, BROAD / 2 - 0.9, 'Red'),
      words(1.6, 1.1, 'Head'),
      words(18.4, 1.1, 'Foot'),
    ],
  },
} satisfies Record<string, Diagram>;
