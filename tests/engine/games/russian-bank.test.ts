// Russian bank against blue-ribbon-1940 p. 402-407: 30 for the player who is out first, 2 for each stock card that is left, 1 for every other.
import { describe, expect, test } from 'vitest';
import russianBank from '../../../src/rules-engine/games/russian-bank/index.ts';
import { type Card, rankOf, type Shape, suitOf } from '../../../src/rules-engine/index.ts';
import { longSentences } from '../../support/rulings/short-sentences.ts';
import { playOn, randomFrom, summary } from '../../support/sheets/whole-games.ts';

const BOOK = 'blue-ribbon-1940';
const GAMES = 300;

/** A deal as cards on the table, each counted separately where it lies. */
interface Dealt {
  readonly winner: 'first' | 'second';
  readonly lies: readonly ('stock' | 'hand' | 'trash')[];
}
const worthOf = { stock: 2, hand: 1, trash: 1 } as const;
const entryOf = ({ winner, lies }: Dealt) => {
  const stock = lies.filter((place) => place === 'stock').length;
  return { winner, stock: String(stock), rest: String(lies.length - stock) };
};

test(`${GAMES} random games come to what their cards come to one by one`, () => {
  const random = randomFrom(1940);
  for (let n = 0; n < GAMES; n++) {
    const target = random(1) === 0 ? null : 50 + random(300);
    const deals = Array.from(
      { length: 1 + random(9) },
      (): Dealt => ({
        winner: random(1) === 0 ? 'first' : 'second',
        lies: Array.from({ length: random(9) === 0 ? 105 + random(20) : random(60) }, () => (['stock', 'hand', 'trash'] as const)[random(2)] ?? 'hand'),
      }),
    );
    const totals = { first: 0, second: 0 };
    const refused: number[] = [];
    let over = false;
    for (const [at, { winner, lies }] of deals.entries()) {
      if (over || lies.length > 104) {
        refused.push(at);
        continue;
      }
      totals[winner] += 30;
      for (const place of lies) totals[winner] += worthOf[place];
      over = target !== null && totals[winner] >= target;
    }
    // A single field accepts no more than two packs, and a sheet never gets more.
    const entries = deals.map(entryOf).map(({ stock, rest, winner }) => ({ winner, stock: String(Math.min(Number(stock), 104)), rest }));
    const played = playOn(russianBank, null, 'game', BOOK, target === null ? {} : { target: String(target) }, entries);
    expect(summary(played), `game ${n}`).toEqual({ totals, refused, over });
  }
});

test('the layouts have the cards that are dealt', () => {
  const cards = (shapes: readonly Shape[] = []) =>
    shapes.flatMap((shape) => (shape.kind === 'card' && shape.card !== 'empty' && shape.card !== 'back' ? [shape.card] : []));
  const two = cards(russianBank.diagrams?.layout?.shapes);
  expect(two).toHaveLength(8);
  // Twelve in the stock, four laid out, the rest in the hand: 52 for each player.
  expect(russianBank.diagrams?.layout?.alt).toContain(`hand of ${52 - 12 - 4} at`);
  expect(russianBank.diagrams?.layout?.shapes.filter((shape) => shape.kind === 'card' && shape.card === 'empty')).toHaveLength(8 + 2);
  const one = cards(russianBank.variants['single-pack']?.diagrams?.layout?.shapes);
  expect(one).toHaveLength(9);
  expect(new Set(one).size).toBe(9);
});

describe('the picture of moves', () => {
  const order = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
  const red = (suit: string | null) => suit === 'H' || suit === 'D';
  const drawn = (russianBank.diagrams?.moves?.shapes ?? []).flatMap((shape) =>
    shape.kind === 'card' && shape.card !== 'empty' && shape.card !== 'back' ? [shape.card] : [],
  );
  test('shows a card that fits on a foundation, one in the tableau, both that fit on the piles of the other player, and one for a space', () => {
    const [ace, two, on, lower, his, above, again] = drawn;
    const rank = (card: string | undefined) => order.indexOf(rankOf(card as Card) ?? '');
    const suit = (card: string | undefined) => suitOf(card as Card);
    expect([rank(two) - rank(ace), suit(two)]).toEqual([1, suit(ace)]);
    expect(rank(lower) - rank(on)).toBe(-1);
    expect(red(suit(lower))).toBe(!red(suit(on)));
    expect([Math.abs(rank(above) - rank(his)), suit(above), suit(again)]).toEqual([1, suit(his), suit(his)]);
    expect(drawn).toHaveLength(8);
  });
});

test('no sentence has more than fifteen words', () => {
  expect(longSentences(russianBank)).toEqual([]);
});
