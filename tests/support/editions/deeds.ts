// What the reader, the host and chance can do in a walk.

import { seeded } from '../../../scripts/seeded.ts';
import { FAULTS } from './host.ts';
import { GAMES, SCORES } from './make.ts';
import { isBare, type Walk } from './state.ts';

const PAGES = [...GAMES, ...GAMES, '/games/cribbage/score/hand/', '/games/cribbage/score/hand/', '/search/', '/search/', '/about/', '/'];
const MOST_TABS = 3;

async function visit(walk: Walk): Promise<void> {
  const page = walk.tabs.length < MOST_TABS && walk.next() < 0.4 ? null : walk.tab();
  const path = walk.one(PAGES);
  walk.tell(`visit ${path} in ${page === null ? 'a new tab' : `tab ${walk.tabs.indexOf(page)}`}`);
  const kept = await walk.isKept();
  const opened = await walk.reader.open(`${path}${SCORES[path]?.[0] ?? ''}`, page ?? undefined);
  await walk.isWhole(path);
  if (kept && isBare(opened)) throw new Error(`a blank page for ${path}`);
  if (page === null) walk.tabs.push(opened);
  // Half of the readers stay until the worker controls the page.
  if (walk.next() < 0.6) await walk.settle(opened);
}

async function takeAll(walk: Walk): Promise<void> {
  const page = walk.tab();
  if (isBare(page) || !(await walk.isAlive(page))) return;
  const button = page.locator('hoyle-offline button').first();
  if ((await button.count()) === 0 || !(await button.isEnabled()) || !(await button.isVisible())) return;
  await button.click();
  // Sometimes a new edition is deployed meanwhile.
  if (walk.next() < 0.5) {
    const edition = walk.one(walk.editions);
    walk.tell(`deploy ${edition.name} while it is taken`);
    walk.host.deploy(edition);
  }
  const output = page.locator('hoyle-offline output');
  await page
    .waitForFunction(() => /on this device|stopped|Open it|Press again/i.test(document.querySelector('hoyle-offline output')?.textContent ?? ''))
    .catch(() => {
      throw new Error('"Take it with you" says nothing');
    });
  const said = await output.innerText();
  walk.tell(`took all: ${said}`);
  if (!said.startsWith('The whole site is on this device')) return;
  const mixed = await page.evaluate(async () => {
    for (const name of (await caches.keys()).filter((one) => one.startsWith('hoyle-'))) {
      const cache = await caches.open(name);
      const list = (await (await cache.match('/edition.json'))?.json()) as
        | { edition: string; shell: string[]; onDemand: string[]; files: Record<string, [number, string]>; parts: Record<string, [[number, string]]> }
        | undefined;
      if (list === undefined) continue;
      const worker = navigator.serviceWorker.controller?.scriptURL;
      if (worker === undefined) continue;
      const wrong: string[] = [];
      const whole = [
        ...[...list.shell, ...list.onDemand].map((path) => [path, list.files[path]?.[0]] as const),
        ...Object.entries(list.parts).map(([part, [[size, hash]]]) => [`/packs/${part}.${hash}.bin`, size] as const),
      ];
      for (const [path, size] of whole) {
        const bytes = await (await cache.match(path))?.arrayBuffer();
        if (bytes?.byteLength !== size) wrong.push(`${list.edition} ${path}`);
      }
      if (wrong.length === 0) return null;
      if ((await caches.keys()).filter((one) => one.startsWith('hoyle-')).length === 1) return wrong.slice(0, 5).join();
    }
    return null;
  });
  if (mixed !== null) throw new Error(`it is called whole and lacks ${mixed}`);
}

async function openNewest(walk: Walk): Promise<void> {
  for (const page of walk.tabs) {
    if (isBare(page)) continue;
    // A button in a folded row cannot be seen or pressed.
    const button = page.locator(':is(.new-edition, .not-come, #results-said) button:enabled:visible').first();
    if ((await button.count()) === 0) continue;
    walk.tell(`press "${await button.innerText()}" in tab ${walk.tabs.indexOf(page)}`);
    const before = await page.evaluate(() => performance.timeOrigin);
    await button.click({ force: true });
    await page
      .waitForFunction((then) => performance.timeOrigin !== then, before)
      .catch(() => {
        throw new Error('a button that opens nothing');
      });
    await walk.reader.rest(page);
    return;
  }
}

/** Takes a random step, if it is possible now. */
export async function step(walk: Walk): Promise<void> {
  const { host } = walk;
  const deeds: readonly (readonly [weight: number, deed: () => Promise<void> | void])[] = [
    [4, () => visit(walk)],
    [
      4,
      async () => {
        const page = walk.tab();
        if (isBare(page)) return;
        walk.tell(`press in tab ${walk.tabs.indexOf(page)} (${new URL(page.url()).pathname}): ${await walk.press(page)}`);
      },
    ],
    [
      2,
      () => {
        const edition = walk.one(walk.editions);
        walk.tell(`deploy ${edition.name}`);
        host.deploy(edition);
      },
    ],
    [
      1,
      () => {
        const edition = walk.one(walk.editions);
        const share = walk.next();
        const seed = Math.floor(walk.next() * 1e9);
        walk.tell(`upload ${Math.round(share * 100)} of 100 of ${edition.name}`);
        host.upload(edition, (path) => seeded(seed ^ [...path].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0, 7))() < share);
      },
    ],
    [2, () => openNewest(walk)],
    [1, () => takeAll(walk)],
    [
      1,
      async () => {
        if (walk.tabs.length < 2) return;
        const page = walk.tab();
        walk.tell(`close tab ${walk.tabs.indexOf(page)}`);
        walk.tabs.splice(walk.tabs.indexOf(page), 1);
        await page.close();
      },
    ],
    [
      1.5,
      () => {
        host.online = !host.online;
        walk.tell(host.online ? 'online' : 'offline');
      },
    ],
    [
      3,
      () => {
        const [nth, fault] = [1 + Math.floor(walk.next() * (walk.next() < 0.5 ? 4 : 60)), walk.one(FAULTS)];
        walk.tell(`request ${nth} from here: ${fault}`);
        host.failAt(nth, fault);
      },
    ],
    [
      1,
      async () => {
        const page = walk.tab();
        if (isBare(page) || (await walk.reader.shown(page)).edition === null) return;
        const at = walk.next();
        const spoilt = await page.evaluate(async (at) => {
          const names = (await caches.keys()).filter((name) => name.startsWith('hoyle-'));
          const all = (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((one) => [name, one.url] as const)))).flat();
          all.sort(([, a], [, b]) => (a < b ? -1 : 1));
          const [name, url] = all[Math.floor(at * all.length)] ?? [];
          if (name === undefined || url === undefined) return null;
          await (await caches.open(name)).put(url, new Response('spoilt'));
          return new URL(url).pathname;
        }, at);
        walk.tell(`spoil ${spoilt}`);
      },
    ],
    [
      1,
      async () => {
        const page = walk.tab();
        if (isBare(page)) return;
        walk.tell(`look for a new worker in tab ${walk.tabs.indexOf(page)}`);
        await walk.reader.lookForWorker(page);
        await walk.settle(page);
      },
    ],
  ];
  let at = walk.next() * deeds.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, deed] of deeds) {
    at -= weight;
    if (at > 0) continue;
    await deed();
    return;
  }
}
