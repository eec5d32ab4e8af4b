import { type Diagram, row } from '../../vocabulary/diagrams.ts';

/** The cards before and after they are shifted (Blue Ribbon 1940, p. 376). */
export const cards: Diagram = {
  title: 'Shown, and then shifted',
  alt: 'Above three cards face up: ace of hearts, ace of spades, ace of diamonds. Below the same three face down, and nobody can tell which is the ace of spades.',
  width: 8.4,
  height: 9,
  shapes: [
    { kind: 'words', x: 4.2, y: 0.9, text: 'Shown' },
    ...row(0.7, 1.3, ['AH', 'AS', 'AD'], 2.5),
    { kind: 'words', x: 4.2, y: 5.4, text: 'Shifted' },
    ...row(0.7, 5.8, ['back', 'back', 'back'], 2.5),
  ],
};
