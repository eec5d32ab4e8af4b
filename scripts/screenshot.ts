// Pictures of pages as small files: a page has few colours, so a palette of them loses nothing that a reader sees.
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** Takes a picture of what a page shows and writes it as PNG. */
export async function saveScreenshot(page: Page, path: string): Promise<void> {
  const taken = sharp(await page.screenshot());
  writeFileSync(path, await taken.png({ palette: true, colours: 64, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer());
}
