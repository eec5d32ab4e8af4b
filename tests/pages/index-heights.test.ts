// @module-tag rotating
// The lists of the site stay short on a phone: long parts are folded, but everything is in the page.
import { expect, test } from 'vitest';
import { PHONE, site } from '../support/browser/browser.ts';

const server = site();
const MOST = 8000;

test.each(['/games/', '/score/', '/penalties/', '/books/', '/glossary/'])('%s is at most 8,000 pixels high on a phone', async (path) => {
  const page = await server.open(path, { viewport: PHONE });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MOST);
});
