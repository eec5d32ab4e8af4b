// Reads QR codes on the page, cell by cell.
import type { Locator } from 'playwright-core';
import { encode } from 'uqr';

/** Whether a code encodes a text: compares the dark cells of each row as its path draws them. */
export async function codeHolds(code: Locator, text: string): Promise<boolean> {
  const drawn = (await code.locator('path').getAttribute('d')) ?? '';
  const { data } = encode(text, { ecc: 'L', boostEcc: true, border: 4 });
  const cells = data.map((row) => row.map(() => false));
  for (const [, x, y, width] of drawn.matchAll(/M(\d+) (\d+)h(\d+)/g)) cells[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  return JSON.stringify(cells) === JSON.stringify(data);
}
