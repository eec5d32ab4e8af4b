// A number within a sentence is the number alone: no remark, no unit said twice.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { worthText } from '../../src/lib/names.ts';

const WORTH = /<Worth id="([^"]*)" book="([^"]*)" ?\/>(?: (\w+))?/g;
const said: { readonly file: string; readonly id: string; readonly text: string; readonly next: string }[] = [];
for await (const file of glob('content/**/*.mdx'))
  for (const [, id = '', book = '', next = ''] of readFileSync(file, 'utf8').matchAll(WORTH)) said.push({ file, id, text: worthText(id, book), next });

test('every number stands without its remark', () => {
  expect(said.length).toBeGreaterThan(process.env.GAME === undefined ? 400 : 0);
  expect(said.filter(({ text }) => /^[-−\d½¼¾]/.test(text) && text.includes(':')).map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
});

test('no sentence says a unit twice', () => {
  const twice = said.filter(({ text, next }) => next !== '' && new RegExp(`\\b${next.replace(/s$/, '')}s?$`).test(text));
  expect(twice.map(({ file, text, next }) => `${file}: "${text} ${next}"`)).toEqual([]);
});
