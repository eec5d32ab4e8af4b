// `npm run bench:pages`: the first view and the search on a slow phone, compared with the same text published with Starlight's defaults; and
// the page of a law compared with a bare page with its headline. Medians of five cold visits (`-- --runs 3` for fewer), of all parts or of one
// (`-- --only laws`, `games` or `search`). Build the site first.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { arch, cpus, platform } from 'node:os';
import { type Browser, chromium } from 'playwright-core';
import { host } from './host.ts';
import { buildRival } from './rival.ts';
import { armed, type FirstView, mark, now, tapped, typed, visit } from './visit.ts';

const dist = new URL('../../dist/', import.meta.url);
if (!existsSync(new URL('index.html', dist))) {
  console.error('There is no built site in dist/. Run `npm run build` first.');
  process.exit(2);
}
const asked = process.argv.indexOf('--runs');
const RUNS = asked < 0 ? 5 : Number(process.argv[asked + 1]);
const PARTS = ['laws', 'games', 'search'] as const;
type Part = (typeof PARTS)[number];
const onlyAt = process.argv.indexOf('--only');
const only = onlyAt < 0 ? null : (process.argv[onlyAt + 1] ?? '');
if (only !== null && !PARTS.some((part) => part === only)) {
  console.error(`--only: expected ${PARTS.join(', ')}, found "${only}".`);
  process.exit(2);
}
const isMeasured = (part: Part) => only === null || only === part;
const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Pages of games and of their whole codes: the text that both sides publish. A law's own page repeats what the code says. */
const pages = readdirSync(new URL('games/', dist), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('index.html'))
  .map((name) => `/games/${name.slice(0, -'index.html'.length)}`)
  .filter((path) => path !== '/games/' && !/\/(?:law|score)\//.test(path))
  .sort();

interface Side {
  readonly name: string;
  readonly address: string;
  /** The page on which a search begins; then the selectors of what is tapped, of the field, of a direct hit and of a full-text result. */
  readonly start: string;
  readonly tap: string;
  readonly field: string;
  readonly jump: string;
  readonly passage: string;
}

interface Searched {
  jump: number;
  passage: number;
  next: number;
  again: number;
}

async function search(browser: Browser, side: Side, warm: boolean): Promise<Searched & { offline: number }> {
  const first = await visit(browser, `${side.address}${side.start}`, undefined, warm);
  let { page } = first;
  const { context } = first;
  /** The times of direct hit and full-text result from the tap on the field; then of the full-text result from typing, the whole wait if nothing is loaded. */
  const once = async (text: string, word: string): Promise<[jump: number, passage: number, fromTyped: number]> => {
    await armed(page, 'jump', side.jump, word);
    await armed(page, 'passage', side.passage, word);
    if (text === 'revoke') await page.locator(side.tap).first().click();
    const from = text === 'revoke' ? await tapped(page) : await now(page);
    const field = page.locator(side.field).first();
    await field.waitFor({ state: 'visible' });
    await field.fill(text);
    const stood = await mark(page, 'passage');
    const passage = stood - from;
    const jump = side.jump === side.passage ? passage : (await mark(page, 'jump')) - from;
    return [jump, passage, stood - (await typed(page))];
  };
  if (warm) {
    // A second visit, which uses what the first one left in the browser's cache or with a service worker.
    await once('revoke', 'revoke');
    await page.waitForTimeout(15_000);
    await page.close();
    ({ page } = await visit(browser, `${side.address}${side.start}`, context));
  }
  const [jump, passage, again] = await once('revoke', 'revoke');
  const [, next] = await once('misdeal', 'misdeal');
  let offline = Number.NaN;
  if (warm && side.name === 'ours') {
    await page.close();
    await context.setOffline(true);
    ({ page } = await visit(browser, `${side.address}${side.start}`, context));
    [, , offline] = await once('revoke', 'revoke');
  }
  await context.close();
  return { jump, passage, next, again, offline };
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
});
/** Pages of laws: a usual one, one on which the books disagree, one with many cases. */
const LAWS = ['/games/euchre/law/revoke/', '/games/contract-bridge/law/insufficient-bid/', '/games/cribbage/law/over-score/'];
/** A page with its headline and nothing else: the time that network and browser take alone. */
function bareOf(path: string): string {
  const [, headline = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(readFileSync(new URL(`.${path}index.html`, dist), 'utf8')) ?? [];
  const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
  return `<!doctype html><html lang="en"><head>${meta}<title>Bare</title></head><body><main><h1>${headline}</h1></main></body></html>`;
}
const ours = await host(dist, Object.fromEntries(LAWS.map((path) => [`/bare${path}`, bareOf(path)])));
const rival = await host(await buildRival(browser, ours.address, pages));
const sides: readonly Side[] = [
  {
    name: 'ours',
    address: ours.address,
    start: '/',
    tap: 'main input[name="q"]',
    field: 'main input[name="q"]',
    jump: '.jumps [data-jump]',
    passage: '.jumps [data-passage]',
  },
  {
    name: 'Starlight',
    address: rival.address,
    start: '/games/euchre/',
    tap: 'button[data-open-modal]',
    field: 'dialog input.pagefind-ui__search-input',
    jump: '.pagefind-ui__result',
    passage: '.pagefind-ui__result',
  },
];

console.log(`\n${cpus()[0]?.model ?? 'processor unknown'}, ${platform()} ${arch()}, Node ${process.version}, Chromium ${browser.version()}`);
console.log(`Slow 4G (1.6 Mbit/s, 562.5 ms), processor 4x slower, gzip over HTTP/2, ${pages.length} pages a side, medians of ${RUNS} cold visits.\n`);

const ROWS: readonly (readonly [keyof FirstView, string, string, number | null, 'times' | 'most'])[] = [
  ['paint', 'largest paint', 'ms', 0.5, 'times'],
  ['bytes', 'bytes, until at rest', 'kB', 0.7, 'times'],
  ['requests', 'requests before the load event', '', 5, 'most'],
  ['script', 'script before the load event', 'kB', 5, 'most'],
  ['blocking', 'blocking time', 'ms', 0, 'most'],
  ['shift', 'layout shift', '', 0, 'most'],
];
const LAW_ROWS: readonly (readonly [keyof FirstView, string, string, number, 'times' | 'most'])[] = [
  ['paint', 'largest paint', 'ms', 1.15, 'times'],
  ['blocking', 'blocking time', 'ms', 0, 'most'],
  ['shift', 'layout shift', '', 0, 'most'],
];
let missed = 0;
const show = (value: number, unit: string) =>
  unit === 'kB' ? `${(value / 1000).toFixed(1)} kB` : unit === 'ms' ? `${Math.round(value)} ms` : `${Math.round(value * 1e5) / 1e5}`;
function line(what: string, a: string, b: string, ratio: string, target: string, good: boolean): void {
  if (!good) missed += 1;
  console.log(`${what.padEnd(36)}${a.padStart(12)}${b.padStart(12)}${ratio.padStart(9)}   ${target.padEnd(14)}${good ? 'reached' : 'MISSED'}`);
}
const head = (what: string, beside = 'Starlight') =>
  console.log(`\n${what.padEnd(36)}${'ours'.padStart(12)}${beside.padStart(12)}${'ratio'.padStart(9)}   target`);

/** First views of some addresses, in turns, so that other work of the machine affects all of them. */
async function firstViews(addresses: readonly string[]): Promise<FirstView[][]> {
  const views: FirstView[][] = addresses.map(() => []);
  for (let run = 0; run < RUNS; run++)
    for (const [n, address] of addresses.entries()) {
      const { context, view } = await visit(browser, address, undefined, true);
      views[n]?.push(view);
      await context.close();
    }
  return views;
}

for (const path of isMeasured('laws') ? LAWS : []) {
  const views = await firstViews([`${ours.address}${path}`, `${ours.address}/bare${path}`]);
  head(path, 'bare page');
  for (const [key, what, unit, target, how] of LAW_ROWS) {
    const [a = 0, b = 0] = views.map((runs) => median(runs.map((view) => view[key])));
    const good = how === 'times' ? a / b <= target : a <= target;
    line(what, show(a, unit), show(b, unit), how === 'times' ? (a / b).toFixed(2) : '', how === 'times' ? `<= ${target} x` : `<= ${target} ${unit}`, good);
  }
}

for (const path of isMeasured('games') ? ['/games/euchre/', '/games/euchre/railroad/', '/games/contract-bridge/'] : []) {
  const views = await firstViews(sides.map(({ address }) => `${address}${path}`));
  head(`First view of ${path}`);
  for (const [key, what, unit, target, how] of ROWS) {
    const [a = 0, b = 0] = views.map((runs) => median(runs.map((view) => view[key])));
    const value = unit === 'kB' ? a / 1000 : a;
    const good = target === null || (how === 'times' ? a / b <= target : value <= target);
    line(what, show(a, unit), show(b, unit), b === 0 ? '' : (a / b).toFixed(2), how === 'times' ? `<= ${target} x` : `<= ${target} ${unit}`, good);
  }
}

if (isMeasured('search')) {
  const cold: Searched[][] = [[], []];
  const warm: (Searched & { offline: number })[][] = [[], []];
  for (let run = 0; run < RUNS; run++) for (const [n, side] of sides.entries()) cold[n]?.push(await search(browser, side, false));
  for (let run = 0; run < Math.min(RUNS, 3); run++) for (const [n, side] of sides.entries()) warm[n]?.push(await search(browser, side, true));
  const of = (runs: readonly Searched[] | undefined, key: keyof Searched) => median((runs ?? []).map((one) => one[key]));
  head('Search, from the tap on the field');
  const theirs = of(cold[1], 'passage');
  const searches: readonly (readonly [string, number, number, number, 'times' | 'most'])[] = [
    ['first straight jump', of(cold[0], 'jump'), theirs, 0.25, 'times'],
    ['first passage of the full text', of(cold[0], 'passage'), theirs, 0.4, 'times'],
    ['the next question', of(cold[0], 'next'), of(cold[1], 'next'), 1, 'times'],
    ['second visit, from the words typed', of(warm[0], 'again'), of(warm[1], 'again'), 200, 'most'],
    ['no network, from the words typed', median((warm[0] ?? []).map((one) => one.offline)), Number.NaN, 200, 'most'],
  ];
  for (const [what, a, b, target, how] of searches)
    line(
      what,
      show(a, 'ms'),
      Number.isNaN(b) ? '-' : show(b, 'ms'),
      Number.isNaN(b) ? '' : (a / b).toFixed(2),
      how === 'times' ? `<= ${target} x` : `<= ${target} ms`,
      how === 'times' ? a / b <= target : a <= target,
    );
}

await browser.close();
await Promise.all([ours.stop(), rival.stop()]);
console.log(missed === 0 ? '\nEvery target is reached.' : `\n${missed} of the targets missed.`);
process.exit(missed === 0 ? 0 : 1);
