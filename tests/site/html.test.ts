import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { pages } from '../support/dist.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Style of writing, not validity: Astro prints attributes as they come.
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
    // Ids are addresses with dots (law.revoke), which are valid.
    'valid-id': ['error', { relaxed: true }],
    // Axe judges names and roles in a real browser.
    'prefer-native-element': 'off',
    'text-content': 'off',
  },
});

test('every page is valid HTML', async () => {
  const faults: string[] = [];
  for (const [address, html] of pages) {
    const report = await validator.validateString(html);
    for (const result of report.results)
      for (const message of result.messages) faults.push(`${address}:${message.line}: ${message.ruleId}: ${message.message}`);
  }
  expect(faults.slice(0, 30)).toEqual([]);
});
