// `npm run picture`: takes screenshots of the built site for the README and the manifest, and draws the icons and the preview image of shared links.
// `npm run picture -- icons` draws only the images without screenshots.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { saveScreenshot } from './pictures/screenshot.ts';
import { serve } from './serve.ts';
import { requireBrowser } from './set-up/ready.mjs';

const GREEN = '#1f5238';
const SUITS = {
  heart: 'M16 29C14 24 3 18 3 10.5A6.7 6.7 0 0 1 16 8a6.700 6.700 0 0 1 13 2.500C29 18 18 24 16 29z',
  club: 'M16 2a6.300 6.300 0 0 1 5.200 9.900 6.500 6.500 0 1 1-3.400 11.300c.3 3.300 1.700 5.400 4.200 6.800H10c2.500-1.400 3.900-3.500 4.200-6.800A6.500 6.500 0 1 1 10.800 11.900 6.300 6.300 0 0 1 16 2z',
  diamond: 'M16 2c3 5 6.500 9.500 10.500 14C22.500 20.500 19 25 16 30 13 25 9.500 20.500 5.500 16 9.500 11.500 13 7 16 2z',
  spade:
    'M16 2C12 9 3 13 3 20a6.500 6.500 0 0 0 11 4.600C13.700 27.500 12.500 29 10 30h12c-2.500-1-3.700-2.500-4-5.400A6.500 6.500 0 0 0 29 20C29 13 20 9 16 2z',
} as const;
const red = (suit: string) => (suit === 'heart' || suit === 'diamond' ? '#ad1a1f' : '#1b1712');
const sign = (suit: keyof typeof SUITS, size: number, fill: string) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 32 32" style="fill:${fill}"><path d="${SUITS[suit]}"/></svg>`;
/** Centres the content in a square, inside the safe zone of every icon mask. */
const square = (size: number, inner: string) =>
  `<body style="margin:0;width:${size}px;height:${size}px;display:grid;place-items:center;background:${GREEN}">${inner}</body>`;
const card = (height: number) =>
  `<div style="display:grid;place-items:center;width:${height * 0.72}px;height:${height}px;border-radius:${height * 0.1}px;background:#fdfaf1">${sign('spade', height * 0.56, '#1b1712')}</div>`;
const PREVIEW = `<body style="margin:0;width:1200px;height:630px;box-sizing:border-box;display:flex;flex-direction:column;align-items:center;justify-content:center;background:#f6f0e2;border:14px double ${GREEN};color:#221b13;font-family:'Palatino Linotype',P052,'Liberation Serif',Georgia,serif">
<div style="display:flex;gap:36px;margin-bottom:34px">${(Object.keys(SUITS) as (keyof typeof SUITS)[]).map((suit) => sign(suit, 64, red(suit))).join('')}</div>
<div style="font-size:112px;line-height:1;font-variant-caps:small-caps">According to Hoyle</div>
<div style="margin-top:34px;font-size:40px;color:#5f5342">Where a quarrel at the card table ends</div>
<div style="margin-top:14px;font-size:34px;color:#5f5342">Five rule books, every ruling with book and page</div>
</body>`;

const chrome = await chromium.launch({ executablePath: await requireBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
async function draw(path: string, html: string, width: number, height: number): Promise<void> {
  const page = await chrome.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await saveScreenshot(page, path);
  await page.close();
}
await draw('public/preview.png', PREVIEW, 1200, 630);
await draw('public/icon-maskable.png', square(512, card(290)), 512, 512);
for (const [name, suit] of [
  ['penalties', 'heart'],
  ['scores', 'club'],
  ['search', 'diamond'],
] as const)
  await draw(`public/shortcut-${name}.png`, square(96, sign(suit, 58, '#fdfaf1')), 96, 96);

if (process.argv[2] !== 'icons') {
  const { address, stop } = await serve(0);
  const law = 'games/euchre/law/revoke/?against=lone-hand&claimed=late&sides=one';
  const take = async (path: string, at: string, viewport: { width: number; height: number }, scale: number) => {
    const page = await chrome.newPage({ viewport, deviceScaleFactor: scale });
    // The font is loaded from the second visit on.
    for (const _ of [1, 2]) await page.goto(`${address}${at}`, { waitUntil: 'networkidle' });
    if (at === law) {
      await page.evaluate(() => {
        document.querySelector('h1')?.scrollIntoView();
        window.scrollBy(0, 8);
      });
    }
    await page.waitForTimeout(300);
    await saveScreenshot(page, path);
    await page.close();
  };
  const { screenshots } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
    screenshots: { src: string; sizes: string; form_factor: string }[];
  };
  for (const { src, sizes, form_factor } of screenshots) {
    const [width = 0, height = 0] = sizes.split('x').map((text) => Number(text) / (form_factor === 'narrow' ? 2 : 1));
    await take(`public${src}`, /ruling/.test(src) ? law : '', { width, height }, form_factor === 'narrow' ? 2 : 1);
  }
  await stop();
}
await chrome.close();
