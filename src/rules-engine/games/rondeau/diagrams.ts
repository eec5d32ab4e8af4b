import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

const ball = (x: number, y: number): Shape => ({ kind: 'disc', x, y, r: 0.38, tone: 'accent' });
const pocket = (x: number, y: number): Shape => ({ kind: 'disc', x, y, r: 0.5, tone: 'dark' });

/** The table at the start of a roll (Blue Ribbon 1940, p. 337). */
export const table: Diagram = {
  title: 'The table before the roll',
  alt: 'A table with six pockets, seen from above. In the lower left corner nine small balls with a stick laid behind them; a dashed line leads from them across to the pocket in the upper right corner.',
  width: 18,
  height: 10,
  shapes: [
    { kind: 'box', x: 0.5, y: 0.5, width: 17, height: 9, tone: 'light' },
    pocket(0.8, 0.8),
    pocket(9, 0.7),
    pocket(17.2, 0.8),
    pocket(0.8, 9.2),
    pocket(9, 9.3),
    pocket(17.2, 9.2),
    { kind: 'line', from: [1.2, 6.2], to: [4.6, 9.2] },
    { kind: 'line', from: [4.6, 6.6], to: [16.6, 1.2], dashed: true },
    ball(2.2, 6.4),
    ball(2.9, 7),
    ball(3.6, 7.6),
    ball(4.3, 8.2),
    ball(2.8, 6),
    ball(3.5, 6.5),
    ball(4.2, 7.1),
    ball(3.4, 5.6),
    ball(4.1, 6.1),
  ],
};
