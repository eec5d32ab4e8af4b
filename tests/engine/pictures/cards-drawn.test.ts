// The drawings of cards: every card of every pack has its own drawing and name, and none uses a font.
import { describe, expect, test } from 'vitest';
import { faceAddress } from '../../../src/components/cards/face-address.ts';
import { drawingOf, facesFile } from '../../../src/components/cards/faces.ts';
import { SUIT_SHAPES } from '../../../src/components/cards/suit-shapes.ts';
import { ALL_PACKS, type Card, SUITS, sayCard } from '../../../src/rules-engine/index.ts';

const file = facesFile();
const symbols = new Map([...file.matchAll(/<symbol id="([^"]+)"[^>]*>(.*)<\/symbol>/g)].map(([, id = '', inside = '']) => [id, inside]));
const cards = [...new Set(Object.values(ALL_PACKS).flatMap((pack) => pack.cards as readonly Card[]))];
const isCourt = (card: Card) => /^[JQK]\w$/.test(card);

test('every card of every pack is in the file, under the address that pages use', () => {
  expect(cards.length).toBeGreaterThan(60);
  for (const card of cards) for (const large of [false, true]) expect(symbols.has(faceAddress(card, large).replace('/cards.svg#', '')), card).toBe(true);
  expect(symbols.has('back')).toBe(true);
});

test('no two cards have the same drawing or the same name; court cards differ by rank and take the colour of their suit', () => {
  expect(new Set(cards.map(sayCard)).size).toBe(cards.length);
  const numbers = cards.filter((card) => !isCourt(card));
  expect(new Set(numbers.map(drawingOf)).size).toBe(numbers.length);
  for (const suit of SUITS) expect(new Set((['J', 'Q', 'K'] as const).map((rank) => drawingOf(`${rank}${suit}`))).size).toBe(3);
  for (const rank of ['J', 'Q', 'K']) expect(symbols.get(rank)).toContain('currentColor');
  expect(new Set(Object.values(SUIT_SHAPES)).size).toBe(SUITS.length);
});

describe('the file', () => {
  test.each(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const)('a %s has as many pips', (rank) => {
    for (const suit of SUITS) expect(drawingOf(`${rank}${suit}`).match(new RegExp(`href="#${suit}"`, 'g'))?.length).toBe(Number(rank));
  });
  test('refers to nothing that it does not contain, and uses no font', () => {
    for (const [, id] of file.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(symbols.has(id ?? '') || file.includes(`id="${id}"`), id).toBe(true);
    expect(file).not.toMatch(/<text|[♠♥♦♣]/);
  });
});
