// One walk from its first visit to its end, when everything works again. The same seed makes the same walk.
import type { Browser, Page } from 'playwright-core';
import { step } from './deeds.ts';
import { Host } from './host.ts';
import { type Edition, GAMES } from './make.ts';
import { Reader } from './reader.ts';
import { isBare, Walk } from './state.ts';

const MOST_STEPS = 10;

/** A first visit; one reader in four continues before there is a worker. */
async function begin(walk: Walk): Promise<void> {
  const path = walk.one(GAMES);
  walk.tell(`visit ${path}`);
  walk.tabs.push(await walk.reader.open(path));
  if (walk.next() < 0.75) await walk.settle(walk.tab());
  else walk.tell('no time to settle');
}

/** The host works again: a reader who comes now must reach its edition, and everything must answer. */
async function end(walk: Walk): Promise<void> {
  walk.host.heal();
  walk.host.deploy(walk.host.edition);
  walk.tell(`all is well, with ${walk.host.edition.name}`);
  const page = await walk.reader.open(walk.one(GAMES));
  walk.tabs.push(page);
  await untilAnswered(walk, page);
  await walk.hold();
  await untilNewest(walk, page);
  await walk.reader.open('/search/', page);
  await untilAnswered(walk, page);
  await walk.hold();
}

/** Opens the host's edition when it is offered, or reloads until it is shown. */
async function untilNewest(walk: Walk, page: Page): Promise<void> {
  const newest = walk.host.edition.name;
  for (let tries = 3; (await walk.reader.shown(page)).edition !== newest; tries -= 1) {
    if (tries === 0) throw new Error(`it stays with ${(await walk.reader.shown(page)).edition}`);
    await walk.reader.lookForWorker(page);
    await walk.settle(page);
    const button = page.locator('.new-edition button', { hasText: 'Open it' });
    await button.waitFor({ timeout: 3000 }).catch(() => undefined);
    const before = await page.evaluate(() => performance.timeOrigin);
    if ((await button.count()) > 0) await button.click();
    else await page.reload();
    await page.waitForFunction((then) => performance.timeOrigin !== then, before);
    await walk.reader.rest(page);
  }
}

/** Presses the button, following the advice in each error message, until there is an answer. */
async function untilAnswered(walk: Walk, page: Page): Promise<void> {
  for (let tries = 4; tries > 0; tries -= 1) {
    if (isBare(page) || !(await walk.isAlive(page)) || (await walk.reader.shown(page)).edition === null) {
      await page.reload().catch(() => undefined);
      continue;
    }
    const said = await walk.press(page);
    walk.tell(`press at the end: ${said}`);
    if (said === 'answered') return;
    const button = page.locator('#results-said button, .not-come button').first();
    if ((await button.count()) === 0) continue;
    const before = await page.evaluate(() => performance.timeOrigin);
    await button.click();
    await page.waitForFunction((then) => performance.timeOrigin !== then, before);
    await walk.reader.rest(page);
  }
  throw new Error('no answer in four tries');
}

/** One walk. Returns what happened; throws with that list if editions were mixed or something stayed broken. */
export async function walk(browser: Browser, editions: readonly Edition[], seed: number): Promise<readonly string[]> {
  const host = await Host.start(editions[0] as Edition);
  const reader = await Reader.come(browser, host.address);
  const one = new Walk(seed, editions, host, reader);
  try {
    await begin(one);
    for (let tries = 0; one.told.length < MOST_STEPS && tries < 3 * MOST_STEPS; tries += 1) {
      await step(one);
      await one.hold();
    }
    await end(one);
    return one.told;
  } catch (error) {
    throw new Error(`WALK=${seed}: ${error instanceof Error ? error.message : String(error)}\n${one.told.map((step) => `  ${step}`).join('\n')}`, {
      cause: error,
    });
  } finally {
    await reader.leave();
    host.stop();
  }
}
