// A value within a sentence is only the number: no remark, no unit twice. Texts mention scores of other games, so this is checked only
// when all games are loaded.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { valueText } from '../../../src/lib/catalogue/titles/of-rows.ts';
import { whole } from '../../support/library.ts';

const WORTH = /<Value id="([^"]*)" book="([^"]*)" ?\/>(?: (\w+))?/g;
const said = (whole ? globSync('content/**/*.mdx') : []).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(WORTH)].map(([, id = '', book = '', next = '']) => ({ file, id, text: valueText(id, book), next })),
);

test('every number is given without its remark', () => {
  if (whole) expect(said.length).toBeGreaterThan(400);
  expect(said.filter(({ text }) => /^[-−\d½¼¾]/.test(text) && text.includes(':')).map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
});

test('no sentence has a unit twice', () => {
  const twice = said.filter(({ text, next }) => next !== '' && new RegExp(`\\b${next.replace(/s$/, '')}s?$`).test(text));
  expect(twice.map(({ file, text, next }) => `${file}: "${text} ${next}"`)).toEqual([]);
});
