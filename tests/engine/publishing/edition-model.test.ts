// @module-tag rotating
// The worker's logic without a browser, in thousands of random walks over a bad network: a window gets files of its own edition, complete, or an error; what is
// called complete is; and once the network works, nobody stays stuck and the host's edition is reached. WALK=7 repeats one walk.

import { expect, test } from 'vitest';
import { seeded } from '../../../scripts/seeded.ts';
import { Device } from '../../support/editions/model.ts';
import { end } from '../../support/editions/model-end.ts';
import { FAULTS } from '../../support/editions/model-network.ts';
import { siteOf } from '../../support/editions/model-site.ts';
import { DEPTH, runs, SEED } from '../../support/tier.ts';

const seeds = (count: number): number[] => (process.env.WALK === undefined ? Array.from({ length: count }, (_, n) => SEED + n) : [Number(process.env.WALK)]);
const sites = await Promise.all([siteOf('aaaaaaaaaa', 'one'), siteOf('cccccccccc', 'one'), siteOf('bbbbbbbbbb', 'two')]);

/** Runs a walk and fails with its log if editions were mixed or the device got stuck. Returns the number of requests to the network. */
async function walk(seed: number, steps: number, device: Device): Promise<number> {
  try {
    // A page, the worker that it registers, and a second tab.
    await device.visit(null, '/games/a/');
    await device.look();
    await device.visit(null, '/games/b/');
    for (let step = 0; step < steps; step += 1) await device.step();
    const { asked } = device.network;
    await end(device);
    return asked;
  } catch (error) {
    return expect.fail([`WALK=${seed}: ${error instanceof Error ? error.stack : error}`, ...device.told].join('\n  '));
  }
}

const WALKS = seeds(runs(600, 150));
test(`${WALKS.length} walks of the worker without a browser`, { timeout: 900_000 }, async () => {
  for (const seed of WALKS) await walk(seed, 40, new Device(seeded(seed), sites));
});

/** Number of steps of a walk. Each of its requests fails once, each time in a walk of its own. */
const STEPS = 8;
const IN_TURN = seeds(runs(125 * DEPTH, 15));
test(`${IN_TURN.length} walks, once for every request that fails`, { timeout: 900_000 }, async () => {
  let walks = 0;
  for (const seed of IN_TURN) {
    const requests = await walk(seed, STEPS, new Device(seeded(seed), sites, 'as told'));
    for (let nth = 1; nth <= requests; nth += 1) {
      const device = new Device(seeded(seed), sites, 'as told');
      const fault = FAULTS[(seed + nth) % FAULTS.length] ?? 'cut';
      const times = (seed + nth) % 4 === 0 ? 4 : 1;
      device.network.failFrom(nth, fault, times);
      device.told.push(`${times} of ${requests} requests from ${nth}: ${fault}`);
      await walk(seed, STEPS, device);
      walks += 1;
    }
  }
  console.log(`${walks} walks with a fault at each request in turn`);
});
