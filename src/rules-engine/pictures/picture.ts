// The picture of a game's equipment for the head of its page.
import type { Citation } from '../books.ts';
import { drawnBall } from '../vocabulary/balls.ts';
import { type Card, parseCards, sayCard } from '../vocabulary/cards.ts';
import { type Diagram, row, type Shape } from '../vocabulary/diagrams.ts';
import { parseTiles, sayTile } from '../vocabulary/tiles.ts';

export interface Picture {
  readonly drawing: Diagram;
  /** The passage that it is drawn from; null if no book prints it, which the caption says. */
  readonly from: Citation | null;
}

/** Space between two groups. */
const GAP = 0.8;
/** Distance between cards by their number: many cards overlap in a fan. */
const stepOf = (many: number) => (many <= 5 ? 2.25 : many <= 8 ? 1.5 : 1.05);
const listed = (words: readonly string[]) => words.join(', ');

function cardsIn(list: string): readonly Card[] {
  const { cards, wrong } = parseCards(list);
  if (wrong.length > 0) throw new Error(`picture of cards "${list}": expected cards, found ${wrong.join(', ')}`);
  return cards;
}

/** Cards from the left, one group per list: an order of rank, melds, a hand and the card turned up. */
export function cards(title: string, lists: string | readonly string[], from: Citation | null): Picture {
  const groups = [lists].flat().map(cardsIn);
  const step = stepOf(groups.flat().length);
  let x = 0;
  const shapes = groups.flatMap((group) => {
    const left = x;
    x += (group.length - 1) * step + 2 + GAP;
    return row(left, 0, group, step);
  });
  return { from, drawing: { title, alt: `${groups.map((one) => listed(one.map(sayCard))).join('; ')}.`, width: x - GAP, height: 3, shapes } };
}

/** Dice in a row. */
export function dice(title: string, thrown: readonly number[], from: Citation | null): Picture {
  return {
    from,
    drawing: {
      title,
      alt: `Dice that show ${listed(thrown.map(String))}.`,
      width: thrown.length * 2.6 - 0.6,
      height: 2,
      shapes: thrown.map((pips, n): Shape => ({ kind: 'die', x: n * 2.6, y: 0, pips })),
    },
  };
}

/** Balls in rows, by notation. */
export function balls(title: string, rows: readonly string[], alt: string, from: Citation | null): Picture {
  const named = rows.map((one) => one.split(' '));
  const width = Math.max(...named.map((one) => one.length)) * 2;
  const shapes = named.flatMap((one, y) => one.map((ball, n) => drawnBall(width / 2 + (n - (one.length - 1) / 2) * 2, 1 + y * 1.9, 0.95, ball)));
  return { from, drawing: { title, alt, width, height: rows.length * 1.9 + 0.1, shapes } };
}

/** Tiles in rows. */
export function tiles(title: string, rows: readonly string[], from: Citation | null): Picture {
  const named = rows.map((one) => parseTiles(one).tiles);
  return {
    from,
    drawing: {
      title,
      alt: `${listed(named.flat().map(sayTile))}.`,
      width: Math.max(...named.map((one) => one.length)) * 2.15 - 0.15,
      height: rows.length * 3.1 - 0.1,
      shapes: named.flatMap((one, y) => one.map((tile, n): Shape => ({ kind: 'tile', x: n * 2.15, y: y * 3.1, tile }))),
    },
  };
}
