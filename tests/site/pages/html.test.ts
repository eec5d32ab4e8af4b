import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { pages, somePages } from '../../support/browser/dist.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // A matter of style, not validity: Astro prints attributes as they are.
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
    // Ids are addresses with dots (law.revoke), which are valid.
    'valid-id': ['error', { relaxed: true }],
    // Axe checks names and roles in a real browser.
    'prefer-native-element': 'off',
    'text-content': 'off',
  },
});

/** Two templates make the pages of single laws and scorers: only every twentieth of each and the largest are checked. */
const single = (address: string) => /\/(law|score)\/[^/]+\/$/.exec(address)?.[1];
const looked = [
  ...somePages.filter(([address]) => single(address) === undefined),
  ...['law', 'score'].flatMap((kind) =>
    somePages
      .filter(([address]) => single(address) === kind)
      .toSorted(([, a], [, b]) => b.length - a.length)
      .filter((_, n) => n < 5 || n % 20 === 0),
  ),
];

// Two minutes were too short for 5,000 pages on a busy machine.
test('no full stop follows the question mark of a title', () => {
  const found = pages.flatMap(([address, html]) => {
    const at = /\?(?:<\/[a-z]+>)*\.(?=[\s<"]|$)/.exec(html);
    return at === null ? [] : [`${address}: ${html.slice(Math.max(0, at.index - 60), at.index + 12)}`];
  });
  expect(found).toEqual([]);
});
test('every page is valid HTML', { timeout: 300_000 }, async () => {
  const faults: string[] = [];
  for (const [address, html] of looked) {
    const report = await validator.validateString(html);
    for (const result of report.results)
      for (const message of result.messages) faults.push(`${address}:${message.line}: ${message.ruleId}: ${message.message}`);
  }
  expect(faults.slice(0, 30)).toEqual([]);
});
