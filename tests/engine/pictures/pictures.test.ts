// Every game has one picture of its equipment, complete and within its frame.
import { describe, expect, test } from 'vitest';
import { pictureOf } from '../../../src/lib/catalogue/pictures.ts';
import { ALL_PACKS } from '../../../src/rules-engine/index.ts';
import type { Diagram } from '../../../src/rules-engine/vocabulary/diagrams.ts';
import { places, whole } from '../../support/library.ts';

/** Games on whose pages nothing is played. */
const WITHOUT = ['history', 'odds'];
const games = places.filter(({ parent }) => parent === null);
const own = places.flatMap(({ id, described: { picture, packs } }) => (picture === undefined ? [] : [[id, picture, packs] as const]));

test.runIf(whole)('every game has a picture, and every variant has at least that of its game', () => {
  expect(games.filter((place) => pictureOf(place) === null).map(({ id }) => id)).toEqual(WITHOUT);
  expect(places.filter((place) => pictureOf(place) === null && !WITHOUT.includes(place.id)).map(({ id }) => id)).toEqual([]);
});

test.runIf(whole)('games without a diagram have a picture of their own', () => expect(own.length).toBeGreaterThan(90));

const right = (shape: Diagram['shapes'][number]) => ('r' in shape ? shape.x + shape.r : 'x' in shape ? shape.x + 2 : 0);
const foot = (shape: Diagram['shapes'][number]) => ('r' in shape ? shape.y + shape.r : 'x' in shape ? shape.y + (shape.kind === 'die' ? 2 : 3) : 0);

describe.each(own)('%s', (id, { drawing, from }, packs) => {
  test('is drawn within its frame, with an alternative text', () => {
    expect(drawing.shapes.length).toBeGreaterThan(0);
    expect(Math.max(...drawing.shapes.map(right))).toBeLessThanOrEqual(drawing.width + 0.01);
    expect(Math.max(...drawing.shapes.map(foot))).toBeLessThanOrEqual(drawing.height + 0.01);
    expect(drawing.alt).toMatch(/\.$/);
    expect(from === null || from.book.length > 0).toBe(true);
  });
  test('shows no card that is not in its pack, and none too often', () => {
    const faces = drawing.shapes.flatMap((shape) => (shape.kind === 'card' && shape.card !== 'back' && shape.card !== 'empty' ? [shape.card] : []));
    const pack = packs.flatMap((one) => ALL_PACKS[one].cards as readonly string[]);
    // Three arcade games in the manual name no pack.
    if (pack.length === 0) return;
    for (const card of faces)
      expect(pack.filter((one) => one === card).length, `${id}: ${card}`).toBeGreaterThanOrEqual(faces.filter((one) => one === card).length);
  });
  test('an opening layout has all cards of the pack', () => {
    if (!/^(The opening layout|The table at the start|A full square|Three towers)$/.test(drawing.title)) return;
    const many = drawing.shapes.reduce((sum, shape) => (shape.kind === 'card' && shape.card !== 'empty' ? sum + (shape.of ?? 1) : sum), 0);
    expect(many).toBe(id === 'gaps' ? 48 : ALL_PACKS[packs[0] ?? 'none-0'].cards.length || 52);
  });
});
