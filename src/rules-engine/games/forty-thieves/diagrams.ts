import { type Card, sayCard } from '../../vocabulary/cards.ts';
import { column, type Diagram, pile, type Shape } from '../../vocabulary/diagrams.ts';
import { PACKS } from '../../vocabulary/packs.ts';

const ROWS = 4;
const FOUNDATIONS = 8;
const NUMBERS: Readonly<Record<number, string>> = { 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', 10: 'ten' };
const PACK: readonly Card[] = PACKS['double-104'].cards;
/** Two packs in a fixed mixed order, so that the picture is the same in every build. */
const SHUFFLED: readonly Card[] = PACK.flatMap((_, n) => PACK[(n * 37 + 5) % PACK.length] ?? []);

/** Four rows of face-up cards, overlapping, with places for eight foundations below. */
export function layoutOf(files: number): Diagram {
  const cardAt = (row: number, file: number): Card => SHUFFLED[row * files + file] ?? 'JOKER';
  const width = Math.max(files, FOUNDATIONS) * 2.4 - 0.4;
  const left = (count: number) => (width - (count * 2.4 - 0.4)) / 2;
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  const places = Array.from({ length: files }, (_, file) => file);
  const stock = PACK.length - ROWS * files;
  const shapes: Shape[] = [
    ...places.flatMap((file) =>
      column(
        left(files) + file * 2.4,
        0,
        rows.map((row) => cardAt(row, file)),
        1.2,
      ),
    ),
    { kind: 'words', x: width / 2, y: 7.8, text: 'Foundations' },
    ...Array.from({ length: FOUNDATIONS }, (_, n): Shape => ({ kind: 'card', x: left(FOUNDATIONS) + n * 2.4, y: 8.4, card: 'empty' })),
    { kind: 'words', x: width / 2, y: 12.6, text: 'Stock' },
    pile(width / 2 - 1, 13.2, 'back', stock),
  ];
  const last = places.map((file) => sayCard(cardAt(ROWS - 1, file))).join(', ');
  return {
    title: `The layout of ${ROWS * files} cards`,
    alt: `Four rows of ${NUMBERS[files] ?? files} cards, all face up, each row partly over the one above it. Only the bottom row is free: ${last}. Below are eight empty places for the foundations, and the stock of ${stock}, face down.`,
    width,
    height: 16.2,
    shapes,
  };
}
