// The tests in three tiers; arguments after the tier go to Vitest.
//   npm run quick        no build, no browser: the engine's tests, linter, type checks
//   npm test             the same, the built site and the main stories in a browser, with samples of what is long
//   npm run test:full    everything, with a new random seed
import { randomInt } from 'node:crypto';
import { browser, packages, run } from './ready.mjs';

const TIERS = ['quick', 'test', 'full'];
const [first = 'test', ...others] = process.argv.slice(2);
const [tier, options] = TIERS.includes(first) ? [first, others] : ['test', process.argv.slice(2)];
const started = performance.now();
/** Where a matrix of machines shares the work, each runs some projects only. */
const namesProjects = options.some((option) => option.startsWith('--project'));

packages();
const env = { TIER: tier, ASTRO_TELEMETRY_DISABLED: '1' };
const select = [];
if (tier !== 'full') select.push('--tags-filter=!full');
if (tier === 'quick') {
  env.BUILD = 'no';
  if (!namesProjects) select.push('--project=engine', '--project=repo');
}
if (tier === 'test') {
  env.SAMPLE = process.env.SAMPLE ?? String(randomInt(1000));
  console.log(`Sample ${env.SAMPLE} of what is long. To run it again: SAMPLE=${env.SAMPLE} npm test`);
}
if (tier === 'full') {
  env.SEED = process.env.SEED ?? String(randomInt(2 ** 31));
  console.log(`Random tests with seed ${env.SEED}. To run them again: SEED=${env.SEED} npm run test:full`);
}

let skipped = false;
if (tier !== 'quick') {
  const chromium = await browser();
  if (chromium !== null) env.CHROMIUM = chromium;
  else if (process.env.CI) {
    console.error('The browser tests need a Chromium and none could be had. On CI that is a failure: install one, or name it with CHROMIUM=/path/to/chrome.');
    process.exit(1);
  } else {
    skipped = true;
    select.push('--project=!pages', '--project=!e2e');
  }
}

const status = run('vitest', [...select, ...options], { goOn: true, env });
console.log(`${tier} tier: ${((performance.now() - started) / 1000).toFixed(0)} s`);
if (skipped)
  console.error(`
  ****************************************************************************
  BROWSER TESTS SKIPPED: no Chromium was found, so nothing was tested in a browser.
  Install Chromium or Chrome, or name one: CHROMIUM=/path/to/chrome npm test
  ****************************************************************************`);
process.exit(status);
