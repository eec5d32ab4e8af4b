import { type Diagram, row } from '../../vocabulary/diagrams.ts';

/** The two layouts and the gate of the book's own example (Blue Ribbon 1940, p. 257-258). */
export const layouts: Diagram = {
  title: 'Two layouts and the gate',
  alt: 'Above the top layout, a club and a spade, with a bet beside it. Below the bottom layout, a spade and a heart, with a bet beside it. On the right the pack turned up, the gate a club: the top layout is paid, the bottom one lost.',
  width: 13,
  height: 9.6,
  shapes: [
    { kind: 'words', x: 0.2, y: 0.9, text: 'Top layout: paid', anchor: 'start' },
    ...row(0.2, 1.3, ['KC', '5S']),
    { kind: 'disc', x: 6, y: 2.8, r: 0.5, tone: 'accent' },
    { kind: 'words', x: 0.2, y: 5.8, text: 'Bottom layout: lost', anchor: 'start' },
    ...row(0.2, 6.2, ['3S', 'JH']),
    { kind: 'disc', x: 6, y: 7.7, r: 0.5, tone: 'accent' },
    { kind: 'words', x: 10.6, y: 3.3, text: 'Gate' },
    { kind: 'card', x: 9.6, y: 3.8, card: '7C' },
  ],
};
