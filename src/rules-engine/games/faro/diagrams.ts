import type { Card } from '../../vocabulary/cards.ts';
import { type Diagram, row, type Shape } from '../../vocabulary/diagrams.ts';

const UPPER: readonly Card[] = ['KS', 'QS', 'JS', '10S', '9S', '8S'];
const LOWER: readonly Card[] = ['AS', '2S', '3S', '4S', '5S', '6S'];
const STEP = 2.9;
/** The y coordinate of the lower row of cards. */
const FOOT = 5;
const chip = (x: number, y: number, says: string): Shape => ({ kind: 'disc', x, y, r: 0.52, tone: 'accent', says });

/**
 * The book's plate is missing from the scan (Blue Ribbon 1940, p. 236). The cards are placed by the bets that its text describes: which card
 * is beside, below and across from which.
 */
export const layout: Diagram = {
  title: 'The layout, with bets on it',
  alt: 'Thirteen spades in two rows. In the upper row from the left king, queen, jack, 10, 9, 8; in the lower row ace, 2, 3, 4, 5, 6; the 7 by itself at the right end between the rows. Bet 1 lies flat on the 4. Bet 2 lies between the 2 and the 3. Bet 3 lies in the square between 5, 10, 4 and 9. Bet 4 lies on the inner corner of the ace, for ace, 2 and king. Bet 5 lies beyond the outer edge of the 3, for 2, 3 and 4. Bet 6 lies on the outer corner of the jack towards the 9, for jack and 9.',
  width: STEP * 6 + 2.4,
  height: FOOT + 4.1,
  shapes: [
    ...row(0.2, 0.8, UPPER, STEP),
    ...row(0.2, FOOT, LOWER, STEP),
    { kind: 'card', x: STEP * 6 + 0.2, y: 2.9, card: '7S' },
    chip(0.2 + STEP * 3 + 1.25, FOOT + 2.1, '1'),
    chip(0.2 + STEP * 2 - 0.45, FOOT + 1.5, '2'),
    chip(0.2 + STEP * 4 - 0.45, 4.4, '3'),
    chip(2, FOOT + 0.1, '4'),
    chip(0.2 + STEP * 2 + 1, FOOT + 3.4, '5'),
    chip(0.2 + STEP * 2 + 2, 0.7, '6'),
  ],
};

/** One turn as it lies before the dealer (Blue Ribbon 1940, p. 235-236). */
export const turn: Diagram = {
  title: 'A turn',
  alt: 'From the left: the dealing box with the winner, a 9, face up on top; close to its right side the loser, a queen; a little way off on the right the soda, a 5, on which the winners are laid.',
  width: 12,
  height: 5.2,
  shapes: [
    { kind: 'box', x: 0.5, y: 0.2, width: 2.8, height: 3.6, tone: 'light' },
    { kind: 'card', x: 0.9, y: 0.5, card: '9D' },
    { kind: 'card', x: 3.8, y: 0.5, card: 'QC' },
    { kind: 'card', x: 8.8, y: 0.5, card: '5H' },
    { kind: 'words', x: 1.9, y: 4.8, text: 'Winner' },
    { kind: 'words', x: 4.8, y: 4.8, text: 'Loser' },
    { kind: 'words', x: 9.8, y: 4.8, text: 'Soda' },
  ],
};
