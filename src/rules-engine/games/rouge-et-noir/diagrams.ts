import { type Diagram, row, type Shape } from '../../vocabulary/diagrams.ts';

const say = (x: number, y: number, text: string, anchor: 'start' | 'middle' = 'start'): Shape => ({ kind: 'words', x, y, text, anchor });

/** The coup that Donohue counts out (p. 364). */
export const layout: Diagram = {
  title: 'A coup',
  alt: 'Two rows of cards. The first, for black: king of spades, 10 of clubs, 7 of diamonds, 4 of spades, which come to 31. The second, for red: queen of clubs, 9 of hearts, 9 of spades, 5 of diamonds, which come to 33. Black wins, and colour wins with it, since the first card is black.',
  width: 12.4,
  height: 9.2,
  shapes: [
    say(0, 0.8, 'Black: 31, wins'),
    ...row(0, 1.2, ['KS', '10C', '7D', '4S'], 2.4),
    say(0, 5.4, 'Red: 33'),
    ...row(0, 5.8, ['QC', '9H', '9S', '5D'], 2.4),
  ],
};
