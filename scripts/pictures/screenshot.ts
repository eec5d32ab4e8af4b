// Saves screenshots as small files: pages have few colours, so a palette shows no visible difference.
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** Takes a screenshot of a page and writes it as PNG. */
export async function saveScreenshot(page: Page, path: string): Promise<void> {
  const taken = sharp(await page.screenshot());
  writeFileSync(path, await taken.png({ palette: true, colours: 64, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer());
}
