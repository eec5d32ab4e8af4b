// Cards on pages: face-down cards have no face in the markup, each game shows one picture, and every drawing that a page uses exists.
import { expect, test } from 'vitest';
import { pictureOf } from '../../../src/lib/catalogue/pictures.ts';
import { inDist, pages, readDist } from '../../support/browser/dist.ts';
import { places } from '../../support/library.ts';

const htmlOf = new Map(pages);
const pageOf = (id: string) => htmlOf.get(`/games/${id}/`) ?? '';
const figureOf = (id: string) => /<figure class="diagram picture[\s\S]*?<\/figure>/.exec(pageOf(id))?.[0] ?? '';

test('a game has one picture at the head of its page, before its facts', () => {
  const shown = places.filter(({ parent }) => parent === null).map(({ id }) => [id, pageOf(id).split('<figure class="diagram picture').length - 1] as const);
  expect(shown.filter(([id, many]) => many !== (id === 'history' || id === 'odds' ? 0 : 1))).toEqual([]);
  for (const id of ['euchre', 'pyramid', 'mah-jong'])
    expect(pageOf(id).indexOf('<figure class="diagram picture')).toBeLessThan(pageOf(id).indexOf('class="glance"'));
});

test.each(['spider', 'klondike', '3-towers', 'clock-solitaire'])('%s: face-down cards have a back and nothing else', (id) => {
  const place = places.find((one) => one.id === id);
  const shapes = place === undefined ? [] : (pictureOf(place)?.drawing.shapes ?? []);
  const backs = shapes.filter((shape) => shape.kind === 'card' && shape.card === 'back').length;
  const open = shapes.flatMap((shape) => (shape.kind === 'card' && shape.card !== 'back' && shape.card !== 'empty' ? [shape.card] : []));
  expect(backs).toBeGreaterThan(8);
  const groups = figureOf(id).match(/<g class="d-card[\s\S]*?<\/g>/g) ?? [];
  const hidden = groups.filter((group) => group.startsWith('<g class="d-card back'));
  expect(hidden.length).toBe(backs);
  for (const group of hidden) expect(group.replace(/href="\/cards\.svg#back"/, '')).not.toMatch(/href|<text|aria-label/);
  expect(groups.length - hidden.length).toBe(open.length);
});

test('our own drawing is marked as ours, and any other names its book', () => {
  expect(figureOf('spider')).toContain('Our drawing: no book prints it.');
  expect(figureOf('euchre')).toMatch(/U\.S\. Playing Card p\. \d/);
});

test('every drawing that a page uses is in the file of drawings', () => {
  expect(inDist('cards.svg')).toBe(true);
  const known = new Set([...readDist('cards.svg').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
  const asked = new Set(pages.flatMap(([, html]) => [...html.matchAll(/href="\/cards\.svg#([^"]+)"/g)].map(([, id]) => id)));
  expect(asked.size).toBeGreaterThan(50);
  expect([...asked].filter((id) => !known.has(id))).toEqual([]);
});

test('a suit on a drawn card is never a glyph of a font', () => {
  const wrong = pages.filter(([, html]) => /<span class="card[^>]*>(?:(?!<\/span>)[\s\S])*[♠♥♦♣]/.test(html)).map(([address]) => address);
  expect(wrong).toEqual([]);
});
