// `npm run previews`: draws the preview image of shared links for each game, into public/previews/. Run it before a build with SITE; the images are
// not in git. `npm run previews -- euchre` draws one; `--out FOLDER` changes the folder.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { games } from '../src/lib/catalogue/library.ts';
import { escapeMarkup } from '../src/lib/publishing/escape-markup.ts';
import { PREVIEWS, wordsOfPreview } from '../src/lib/publishing/previews.ts';
import { saveScreenshot } from './pictures/screenshot.ts';
import { requireBrowser } from './set-up/ready.mjs';

const SIZE = { width: 1200, height: 630 } as const;
const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const SUITS = { S: '♠', H: '♥', C: '♣', D: '♦' } as const;

const STYLE = `
  body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; box-sizing: border-box; padding: 70px 80px; display: flex; flex-direction: column;
    background: var(--paper); color: var(--ink); font-family: var(--serif); font-variant-ligatures: none; }
  .house { font-size: 38px; font-variant-caps: small-caps; letter-spacing: 0.03em; padding-bottom: 26px; border-bottom: 9px double var(--line-strong); }
  h1 { margin: auto 0 0; font-weight: 500; font-size: 118px; line-height: 1.04; letter-spacing: -0.015em; text-wrap: balance; }
  h1.long { font-size: 88px; }
  .books { margin: 22px 0 auto; font-size: 40px; color: var(--soft); }
  .foot { display: flex; justify-content: space-between; align-items: baseline; font-size: 34px; color: var(--accent); }
  .suits { font-size: 46px; letter-spacing: 0.25em; } .S, .C { color: var(--black-suit); } .H, .D { color: var(--red-suit); }`;

const { values, positionals: only } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const folder = values.out === undefined ? PREVIEWS : pathToFileURL(`${resolve(values.out)}/`);
const strange = only.filter((id) => !games.some((game) => game.id === id));
if (strange.length > 0) throw new Error(`expected ids of games such as euchre, found ${strange.join(', ')}`);
// Removes the images of deleted games.
if (only.length === 0 && values.out === undefined) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const chrome = await chromium.launch({ executablePath: await requireBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-lcd-text'] });
const page = await chrome.newPage({ viewport: SIZE, colorScheme: 'light' });
for (const game of games) {
  if (only.length > 0 && !only.includes(game.id)) continue;
  const { title, books } = wordsOfPreview(game);
  const suits = Object.entries(SUITS).map(([suit, sign]) => `<span class="${suit}">${sign}</span>`);
  await page.setContent(
    `<style>${tokens}${STYLE}</style><div class="house">According to Hoyle</div><h1 class="${title.length > 18 ? 'long' : ''}">${escapeMarkup(title)}</h1><div class="books">${escapeMarkup(books)}</div><div class="foot"><span>Rules, penalties and scores, by book and page</span><span class="suits">${suits.join('')}</span></div>`,
  );
  await saveScreenshot(page, new URL(`${game.id}.png`, folder).pathname);
}
await chrome.close();
console.log(`${only.length === 0 ? games.length : only.length} pictures in ${values.out ?? 'public/previews'}`);
