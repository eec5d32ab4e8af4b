import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

const chip = (x: number, y: number, says: string): Shape => ({ kind: 'disc', x, y, r: 0.5, tone: 'accent', says });
const say = (x: number, y: number, text: string): Shape => ({ kind: 'words', x, y, text });

/** The margin in which the book draws the card is lost in our copy; the text does not say which way round the numbers go. */
export const card: Diagram = {
  title: 'The card, with two bets',
  alt: 'A square card with its corners numbered 1, 2, 3 and 4 in turn. Stake a lies on the corner 1, for that number alone. Stake b lies on the edge between 2 and 3, for both of them against 4 and 1.',
  width: 9,
  height: 7,
  shapes: [
    { kind: 'box', x: 1.5, y: 0.5, width: 6, height: 6, tone: 'light' },
    say(2.6, 1.9, '1'),
    say(6.4, 1.9, '2'),
    say(6.4, 5.7, '3'),
    say(2.6, 5.7, '4'),
    chip(1.5, 0.6, 'a'),
    chip(7.5, 3.5, 'b'),
  ],
};
