// The tableau of every solitaire adds up to its pack, both in the counts of its table and as drawn (face up, face down and in piles).
import { describe, expect, test } from 'vitest';
import { ALL_PACKS } from '../../../src/rules-engine/index.ts';
import type { Dealt, Table } from '../../../src/rules-engine/patience/table.ts';
import type { Diagram } from '../../../src/rules-engine/vocabulary/diagrams.ts';
import { places, whole } from '../../support/library.ts';

/** Tableaux that are not whole: the number of cards drawn, and why. */
const NOT_WHOLE: Readonly<Record<string, readonly [number, string]>> = {
  'cribbage-square layout': [16, 'the manual tells neither the size of the square nor what becomes of the other cards'],
  'patience-poker layout': [25, 'twenty-five cards are turned and laid; the rest of the pack takes no part (Blue Ribbon 1940, p. 395)'],
  'patience-poker beginning': [1, 'one card, and the places beside it'],
  'russian-bank stop': [4, 'four cards of a table, to show when the call is made'],
};
/** Tables of books that do not give their layout by numbers of cards. */
const UNCOUNTED: Readonly<Record<string, string>> = {
  'patience-poker blue-ribbon-1940': 'a square is laid card by card, and no more than its twenty-five are turned',
};
/** The manual leaves the rules of its solitaires, and with them the deal, to the help of its program. */
const MANUAL = 'sierra';

const patiences = places.filter(({ described }) => described.patience !== undefined);
const cardsIn = ({ shapes }: Diagram) => shapes.reduce((sum, shape) => (shape.kind === 'card' && shape.card !== 'empty' ? sum + (shape.of ?? 1) : sum), 0);
const packOf = ({ described }: (typeof patiences)[number]) => described.packs.map((pack) => ALL_PACKS[pack].cards.length);
function cardsOf({ columns, foundations = 0, reserve = 0, pack, each }: Dealt): number {
  const one = (columns?.of ?? []).reduce((sum, n) => sum + n, 0) + foundations + reserve + pack;
  return each === true ? 2 * one : one;
}
const dealtOf = ({ layout }: Table): Dealt | null => (typeof layout?.is === 'object' ? layout.is : null);
const tables = patiences.flatMap((place) =>
  Object.entries(place.described.patience ?? {}).map(([book, table]) => ({ name: `${place.id} ${book}`, book, table, place })),
);
const drawn = patiences.flatMap((place) =>
  Object.entries(place.described.diagrams ?? {})
    // The diagram "moves" uses cards of no particular deal.
    .filter(([key]) => key !== 'moves')
    .map(([key, diagram]) => ({ name: `${place.id} ${key}`, diagram, place })),
);

test.runIf(whole)('there are tableaux to count', () => {
  expect(drawn.length).toBeGreaterThan(12);
  expect(tables.filter(({ table }) => dealtOf(table) !== null).length).toBeGreaterThan(10);
});
describe.each(drawn.map((one) => [one.name, one] as const))('%s', (name, { diagram, place }) => {
  const [cards, why] = NOT_WHOLE[name] ?? [packOf(place)[0], ''];
  test(`is drawn with ${cards} cards${why === '' ? '' : `: ${why}`}`, () => {
    expect(cardsIn(diagram)).toBe(cards);
    if (why !== '') expect(packOf(place)).not.toContain(cards);
  });
  test('no card is drawn twice, unless the game has two packs', () => {
    const faces = diagram.shapes.flatMap((shape) => (shape.kind === 'card' && shape.card !== 'empty' && shape.card !== 'back' ? [shape.card] : []));
    const most = place.described.packs.includes('double-104') ? 2 : 1;
    expect(faces.filter((card) => faces.filter((other) => other === card).length > most)).toEqual([]);
  });
});
describe('tables', () => {
  test.each(tables.filter(({ table }) => dealtOf(table) !== null).map((one) => [one.name, one] as const))('%s deals its whole pack', (_, { table, place }) => {
    const dealt = dealtOf(table);
    expect(packOf(place)).toContain(dealt === null ? 0 : cardsOf(dealt));
  });
  test.runIf(whole)('tables of other books without a count of cards are listed, with the reason', () => {
    const uncounted = tables.filter(({ book, table }) => book !== MANUAL && dealtOf(table) === null).map(({ name }) => name);
    expect(uncounted).toEqual(Object.keys(UNCOUNTED));
  });
  test('the manual gives the whole deal of no solitaire', () => {
    expect(tables.filter(({ book, table }) => book === MANUAL && dealtOf(table) !== null).map(({ name }) => name)).toEqual([]);
  });
  test('columns are drawn as in the table', () => {
    for (const { table, place } of tables) {
      const { columns } = dealtOf(table) ?? {};
      const layout = place.described.diagrams?.layout;
      if (columns === undefined || layout === undefined || place.id === 'russian-bank/single-pack') continue;
      const open = new Map<number, number>();
      for (const shape of layout.shapes)
        if (shape.kind === 'card' && shape.card !== 'empty' && shape.of === undefined) open.set(shape.x, (open.get(shape.x) ?? 0) + 1);
      const heights = [...open.values()];
      for (const height of columns.of)
        expect(
          heights.some((n) => n >= height),
          `${place.id}: a column of ${height}`,
        ).toBe(true);
    }
  });
});
test.runIf(whole)('all names in these lists exist', () => {
  expect(Object.keys(NOT_WHOLE).filter((name) => !drawn.some((one) => one.name === name))).toEqual([]);
});
test('all cards are within their picture', () => {
  const outside = patiences.flatMap(({ id, described }) =>
    Object.entries(described.diagrams ?? {}).flatMap(([key, { shapes, width, height }]) =>
      shapes.flatMap((shape) =>
        shape.kind === 'card' && (shape.x < 0 || shape.y < 0 || shape.x + 2 > width + 0.01 || shape.y + 3 > height + 0.01)
          ? [`${id} ${key}: ${shape.card}`]
          : [],
      ),
    ),
  );
  expect(outside).toEqual([]);
});
