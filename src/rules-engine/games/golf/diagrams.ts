import type { Card } from '../../vocabulary/cards.ts';
import { column, type Diagram, pile, type Shape } from '../../vocabulary/diagrams.ts';
import { PACKS } from '../../vocabulary/packs.ts';

const FILES = 7;
const ROWS = 5;
const PACK: readonly Card[] = PACKS['standard-52'].cards;
/** A pack in a fixed mixed order, so that the picture is the same in every build. The book's own plate is missing from the scan. */
const SHUFFLED: readonly Card[] = PACK.flatMap((_, n) => PACK[(n * 19 + 7) % PACK.length] ?? []);
const at = (row: number, file: number): Card => SHUFFLED[row * FILES + file] ?? 'JOKER';

export const layout: Diagram = {
  title: 'The layout',
  alt: 'Seven files of five cards, all face up, each card partly over the one above it; only the lowest of each file is free. Below lies the first of the seventeen other cards, turned up as the starter, and beside it the sixteen that are left, face down.',
  width: FILES * 2.4 - 0.4,
  height: 12.4,
  shapes: [
    ...Array.from({ length: FILES }, (_, file): Shape[] =>
      column(
        file * 2.4,
        0,
        Array.from({ length: ROWS }, (_, row) => at(row, file)),
        1.2,
      ),
    ).flat(),
    pile(4.8, 9.2, 'back', PACK.length - FILES * ROWS - 1),
    { kind: 'card', x: 7.2, y: 9.2, card: SHUFFLED[FILES * ROWS] ?? 'JOKER' },
  ],
};
