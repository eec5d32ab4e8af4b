// `npm run picture`: takes the README's picture from the built site, so that it shows what the site looks like now.
import { chromium } from 'playwright-core';
import { browser } from './ready.mjs';
import { serve } from './serve.ts';

const { address, stop } = await serve(0);
const chrome = await chromium.launch({ executablePath: browser(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await chrome.newPage({ viewport: { width: 430, height: 1000 }, deviceScaleFactor: 1.5 });
await page.goto(`${address}games/euchre/?against=lone-hand&book=uspc-1898&claimed=late&law=revoke&sides=one#law.revoke`);
await page.locator('[id="law.revoke"] .answer .answer-ruling').first().waitFor();
await page.locator('[id="law.revoke"]').scrollIntoViewIfNeeded();
await page.evaluate(() => document.getElementById('law.revoke')?.scrollIntoView());
await page.waitForTimeout(300);
await page.screenshot({ path: 'docs/ruling.png' });
await chrome.close();
await stop();
