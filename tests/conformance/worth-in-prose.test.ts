// A number within a sentence is the number alone: no remark, no unit said twice.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { worthText } from '../../src/lib/names.ts';
import { whole } from '../support/library.ts';

const WORTH = /<Worth id="([^"]*)" book="([^"]*)" ?\/>(?: (\w+))?/g;
const said: { readonly file: string; readonly id: string; readonly text: string; readonly next: string }[] = [];
// Text names scores of other games, so that it is looked at where all of them are loaded.
if (whole)
  for await (const file of glob('content/**/*.mdx'))
    for (const [, id = '', book = '', next = ''] of readFileSync(file, 'utf8').matchAll(WORTH)) said.push({ file, id, text: worthText(id, book), next });

describe.runIf(whole)('numbers in prose', () => {
  test('every number stands without its remark', () => {
    expect(said.length).toBeGreaterThan(400);
    expect(said.filter(({ text }) => /^[-−\d½¼¾]/.test(text) && text.includes(':')).map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
  });

  test('no sentence says a unit twice', () => {
    const twice = said.filter(({ text, next }) => next !== '' && new RegExp(`\\b${next.replace(/s$/, '')}s?$`).test(text));
    expect(twice.map(({ file, text, next }) => `${file}: "${text} ${next}"`)).toEqual([]);
  });
});
