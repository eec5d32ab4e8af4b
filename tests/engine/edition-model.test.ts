// @module-tag rotating
// The worker's logic alone, on thousands of random walks: what a window is given is of its edition, whole, or refused; what is called whole
// is; and when all is well again the host's edition is reached. WALK=7 walks one again.
import { expect, test } from 'vitest';
import { Device } from '../support/editions/model.ts';
import { siteOf } from '../support/editions/model-site.ts';
import { numbers } from '../support/editions/numbers.ts';
import { runs, SEED } from '../support/tier.ts';

const only = process.env.WALK;
const WALKS = runs(3000, 300);

test(`${WALKS} walks of the worker without a browser`, { timeout: 300_000 }, async () => {
  const sites = await Promise.all([siteOf('aaaaaaaaaa', 'one'), siteOf('cccccccccc', 'one'), siteOf('bbbbbbbbbb', 'two')]);
  const failed: string[] = [];
  for (let seed = SEED; seed < SEED + WALKS && failed.length === 0; seed += 1) {
    const device = new Device(numbers(Number(only ?? seed)), sites);
    try {
      for (let steps = 0; steps < 40; steps += 1) await device.step();
      await device.end();
    } catch (error) {
      failed.push([`WALK=${only ?? seed}: ${error instanceof Error ? error.stack : error}`, ...device.told].join('\n  '));
    }
    if (only !== undefined) break;
  }
  expect(failed.join('\n')).toBe('');
});
