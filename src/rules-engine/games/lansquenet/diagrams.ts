import { type Diagram, row } from '../../vocabulary/diagrams.ts';

/** The table in the middle of a deal (Blue Ribbon 1940, p. 252-253; Donohue, p. 331). */
export const table: Diagram = {
  title: 'The table in the middle of a deal',
  alt: 'Above on the left the two hand cards, a 4 and a queen; above on the right the dealer’s own card, a 9, with a matched pair of sevens beside it. Below the single cards of the players: a king with a bet on it, a 2, and an 8 with a bet on it.',
  width: 14.4,
  height: 9.4,
  shapes: [
    { kind: 'words', x: 0.2, y: 0.9, text: 'Hand cards', anchor: 'start' },
    ...row(0.2, 1.4, ['4S', 'QD']),
    { kind: 'words', x: 6.4, y: 0.9, text: 'Dealer’s, and a pair', anchor: 'start' },
    ...row(6.4, 1.4, ['9C', '7H', '7S'], 2.5),
    { kind: 'words', x: 0.2, y: 5.5, text: 'Single cards, open to bets', anchor: 'start' },
    ...row(0.2, 6, ['KH', '2C', '8D'], 3),
    { kind: 'disc', x: 1.2, y: 8.2, r: 0.5, tone: 'accent' },
    { kind: 'disc', x: 7.2, y: 8.2, r: 0.5, tone: 'accent' },
  ],
};
