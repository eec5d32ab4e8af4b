// @module-tag full
// Random walks of readers over three editions, each with its own faults: no mixed editions, no wrong score, nobody stuck. Thousands of walks, with a
// fault at every request in turn, run without a browser (tests/engine/publishing/edition-model.test.ts). WALK=7 repeats one walk; WALKS=200 runs more.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../support/browser/browser.ts';
import type { Edition } from '../../support/editions/make.ts';
import { makeEditions } from '../../support/editions/stage.ts';
import { walk } from '../../support/editions/walk.ts';
import { SEED } from '../../support/tier.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoyle-walks-'));
let browser: Browser;
let editions: readonly Edition[];

beforeAll(async () => {
  editions = await makeEditions(folder);
  // The tabs of a reader share a process: starting one for each tab took a fifth of the time.
  browser = await launch('--renderer-process-limit=1');
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

const seeds =
  process.env.WALK === undefined ? Array.from({ length: Number(process.env.WALKS ?? 24) }, (_, n) => SEED + n) : process.env.WALK.split(',').map(Number);

test(`${seeds.length} walks: none mixed, none stuck`, { timeout: 900_000, retry: 0 }, async () => {
  const began = Date.now();
  const queue = [...seeds];
  const failed: { readonly seed: number; readonly message: string }[] = [];
  const said = new Map<string, number>();
  const one = async (): Promise<void> => {
    for (let seed = queue.shift(); seed !== undefined && failed.length < 5; seed = queue.shift())
      try {
        const told = await walk(browser, editions, seed);
        if (seeds.length < 5) console.log(told.join('\n'));
        for (const step of told.filter((line) => line.includes('press'))) {
          const answer = step.slice(step.includes(': ') ? step.indexOf(': ') + 2 : 0);
          said.set(answer, (said.get(answer) ?? 0) + 1);
        }
      } catch (error) {
        failed.push({ seed, message: error instanceof Error ? error.message : String(error) });
      }
  };
  await Promise.all(Array.from({ length: 4 }, one));
  // On a busy machine a step may exceed every timeout: a walk fails only if it also fails when run alone. Others are logged.
  const again = failed.splice(0);
  queue.push(...again.map(({ seed }) => seed));
  await one();
  for (const { seed, message } of again) if (!failed.some((one) => one.seed === seed)) console.log(`failed among others, not alone: ${message}`);
  console.log(
    `${seeds.length} walks in ${Math.round((Date.now() - began) / 1000)} s; what was pressed said:\n${[...said].map(([answer, times]) => `${times} ${answer}`).join('\n')}`,
  );
  expect(failed.map(({ message }) => message).join('\n\n')).toBe('');
});
