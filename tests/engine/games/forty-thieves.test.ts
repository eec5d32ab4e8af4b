// The layouts of forty thieves: uspc-1898 p. 61-63, four rows of ten, six, seven, eight and nine cards from two packs.
import { expect, test } from 'vitest';
import fortyThieves from '../../../src/rules-engine/games/forty-thieves/index.ts';
import { type Card, copiesIn, type Diagram } from '../../../src/rules-engine/index.ts';

const cardsOf = (diagram: Diagram | undefined) =>
  (diagram?.shapes ?? []).flatMap((shape) => (shape.kind === 'card' && shape.card !== 'empty' && shape.card !== 'back' ? [shape.card] : []));

test.each([
  ['forty-thieves', fortyThieves.diagrams?.layout, 40],
  ['twenty-four-card', fortyThieves.variants['twenty-four-card']?.diagrams?.layout, 24],
  ['twenty-eight-card', fortyThieves.variants['twenty-eight-card']?.diagrams?.layout, 28],
  ['thirty-two-card', fortyThieves.variants['thirty-two-card']?.diagrams?.layout, 32],
  ['thirty-six-card', fortyThieves.variants['thirty-six-card']?.diagrams?.layout, 36],
])('%s is drawn with all its cards, none more often than in two packs, inside the picture', (_, diagram, size) => {
  const cards: Card[] = cardsOf(diagram);
  expect(cards).toHaveLength(size);
  for (const card of cards) expect(cards.filter((one) => one === card).length).toBeLessThanOrEqual(copiesIn('double-104', card));
  for (const shape of diagram?.shapes ?? []) {
    if (shape.kind !== 'card') continue;
    expect(shape.x).toBeGreaterThanOrEqual(0);
    expect(shape.x + 2).toBeLessThanOrEqual((diagram?.width ?? 0) + 0.001);
    expect(shape.y + 3).toBeLessThanOrEqual(diagram?.height ?? 0);
  }
});
