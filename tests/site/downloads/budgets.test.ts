// Size budgets, after gzip. A page's script must not grow with the number of games, so no page has a limit of its own.
import { expect, test } from 'vitest';
import { distFiles, gzipSize, inDist, pages, readDist, somePages } from '../../support/browser/dist.ts';
import { runs } from '../../support/tier.ts';

const kB = (bytes: number) => Math.round(bytes / 100) / 10;
const fileOf = (address: string) => (address.endsWith('.html') ? address.slice(1) : `${address.slice(1)}index.html`);

test('a page of HTML is at most 60 kB', () => {
  const over = somePages.map(([address]) => [address, kB(gzipSize(fileOf(address)))] as const).filter(([, size]) => size > 60);
  const largest = somePages.map(([address]) => [kB(gzipSize(fileOf(address))), address] as const).sort((a, b) => b[0] - a[0])[0];
  console.log(`largest page: ${largest?.[1]} ${largest?.[0]} kB`);
  expect(over).toEqual([]);
});

test('the screen CSS is at most 17.5 kB, and every page inlines all of it or what the first view of its kind needs', () => {
  const sheets = distFiles('.css').filter((file) => !file.startsWith('pagefind/') && !/\/(print|forced)\./.test(file));
  const kinds = sheets.map((sheet) => sheet.replace(/^_astro\/([\w-]+)\..*$/, '$1')).sort();
  expect(kinds).toEqual([
    'agreement',
    'boards',
    'booklet',
    'claims',
    'compared',
    'count',
    'count-rest',
    'embed',
    'game',
    'game-rest',
    'law',
    'law-rest',
    'my-games',
    'offence-map',
    'over-time',
    'pictures',
    'pocket',
    'practice',
    'put-right',
    'receipts',
    'record',
    'revoke',
    'saved',
    'sheet',
    'side-headings',
    'site',
    'whole-code',
  ]);
  // The whole sheet, used by lists, text pages and the search; includes the balls and pins of score sheets and the columns of wide screens.
  for (const sheet of sheets) expect(kB(gzipSize(sheet))).toBeLessThanOrEqual(17.5);
  // A law's first view is its questions and its rulings; a game's is its head and the first laws.
  for (const [kind, most] of [
    ['count', 3],
    ['game', 3.6],
    ['law', 4],
  ] as const)
    expect(sheets.filter((sheet) => sheet.startsWith(`_astro/${kind}.`) && kB(gzipSize(sheet)) > most)).toEqual([]);
  // Inlined sheets are complete, so that one Content-Security-Policy hash per kind covers every page; the rest is linked once, in the body.
  const known = new Map(sheets.map((sheet) => [readDist(sheet).trim(), sheet.replace(/^_astro\/([\w-]+)\..*$/, '$1')]));
  const strange = pages.flatMap(([address, html]) => {
    const single = html.includes(' data-alone="') ? /\/(law|score)\/[^/]+\/$/.exec(address)?.[1] : undefined;
    const [, rest] = /<link rel="stylesheet" media="all" href="\/_astro\/(\w+)-rest\./.exec(html.slice(html.indexOf('<main'))) ?? [];
    const kind = single ?? (html.includes(' data-code="') || rest === 'game' ? 'game' : 'site');
    if (kind !== 'site' && (rest !== (kind === 'score' ? 'count' : kind) || html.split(/-rest\.[\w-]+\.css"/).length !== 2))
      return [`${address}: its rest is ${rest}`];
    const inside = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => known.get(style));
    return inside.every((one) => one === (kind === 'score' ? 'count' : kind)) ? [] : [`${address}: ${inside.join()}`];
  });
  expect(strange.slice(0, 5)).toEqual([]);
});

test('the print CSS is at most 4 kB, in one file that every page loads without blocking', () => {
  const [sheet, ...more] = distFiles('.css').filter((file) => /\/print\./.test(file));
  expect(more).toEqual([]);
  expect(kB(gzipSize(sheet ?? ''))).toBeLessThanOrEqual(4);
  expect(pages.filter(([, html]) => !html.includes(`<link rel="stylesheet" media="print" href="/${sheet}">`)).map(([address]) => address)).toEqual([]);
});

test('the CSS of forced colours is at most 1.5 kB, in one file that blocks only readers who use forced colours', () => {
  const [sheet, ...more] = distFiles('.css').filter((file) => /\/forced\./.test(file));
  expect(more).toEqual([]);
  expect(kB(gzipSize(sheet ?? ''))).toBeLessThanOrEqual(1.5);
  expect(pages.filter(([, html]) => !html.includes(`media="(forced-colors: active)" href="/${sheet}">`)).map(([address]) => address)).toEqual([]);
});

/** Scripts that a page loads before anyone touches it, with their static imports. */
function scriptsOf(html: string): Set<string> {
  const found = new Set<string>();
  const follow = (path: string): void => {
    if (found.has(path) || !inDist(path.slice(1))) return;
    found.add(path);
    for (const [, target] of readDist(path.slice(1)).matchAll(/(?:^|[;}\s])import\s*(?:[\w${},*\s]+from\s*)?["']([^"']+)["']/g))
      if (target !== undefined) follow(new URL(target, `http://site${path}`).pathname);
  };
  for (const [, src] of html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)) if (src !== undefined) follow(src);
  return found;
}

test('script before interaction is at most 3.5 kB, the same for every page', () => {
  const sizes = somePages.map(([address, html]) => [address, kB([...scriptsOf(html)].reduce((sum, path) => sum + gzipSize(path.slice(1)), 0))] as const);
  console.log(`script before interaction: ${Math.max(...sizes.map(([, size]) => size))} kB`);
  expect(sizes.filter(([, size]) => size > 3.5)).toEqual([]);
  expect(new Set(somePages.map(([, html]) => [...scriptsOf(html)].sort().join())).size).toBe(1);
});

test('a law fits one round trip: page, all its style and script before interaction are at most 14.6 kB', () => {
  const laws = somePages.filter(([address]) => /\/law\/[^/]+\/$/.test(address));
  const rest = (html: string) =>
    [...html.matchAll(/<link rel="stylesheet" media="all" href="\/([^"]+)"/g)].reduce((sum, [, sheet = '']) => sum + gzipSize(sheet), 0);
  const sizes = laws.map(
    ([address, html]) =>
      [address, kB(gzipSize(fileOf(address)) + rest(html) + [...scriptsOf(html)].reduce((sum, path) => sum + gzipSize(path.slice(1)), 0))] as const,
  );
  const sorted = sizes.toSorted((a, b) => b[1] - a[1]);
  console.log(`laws: ${laws.length} pages, largest ${sorted[0]?.join(' ')} kB, median ${sorted[Math.floor(sorted.length / 2)]?.[1]} kB`);
  expect(laws.filter(([, html]) => rest(html) === 0)).toEqual([]);
  expect(laws.length).toBeGreaterThan(runs(1500, 100));
  expect(sorted.filter(([, size]) => size > 14.6)).toEqual([]);
});

test('a game is at most 25.7 kB: page, style of the first view and script before interaction', () => {
  const games = somePages.filter(([, html]) => html.includes(' data-code="'));
  const sizes = games.map(
    ([address, html]) => [address, kB(gzipSize(fileOf(address)) + [...scriptsOf(html)].reduce((sum, path) => sum + gzipSize(path.slice(1)), 0))] as const,
  );
  const sorted = sizes.toSorted((a, b) => b[1] - a[1]);
  console.log(`games: median ${sorted[Math.floor(sorted.length / 2)]?.[1]} kB, largest ${sorted[0]?.join(' ')} kB`);
  expect(games.length).toBeGreaterThan(runs(150, 15));
  expect(sorted.filter(([, size]) => size > 25.7)).toEqual([]);
});

test('one typeface of at most 30 kB, which does not block pages', () => {
  const fonts = [...distFiles('.woff2'), ...distFiles('.woff'), ...distFiles('.ttf')];
  expect(fonts.length).toBe(1);
  expect(kB(gzipSize(fonts[0] ?? ''))).toBeLessThanOrEqual(30);
  const html = readDist('index.html');
  expect(html.match(/@font-face\{[^}]*\}/g)?.every((face) => face.includes('font-display:optional'))).toBe(true);
  expect(html).not.toMatch(/rel="?preload"?[^>]*woff2/);
});

test('the first file of the search is at most 20 kB', () => {
  const size = kB(gzipSize('search/first.json'));
  console.log(`first file of the search: ${size} kB`);
  expect(size).toBeLessThanOrEqual(20);
});

test('the code of a scorer is at most 8 kB; the first one of a visit, with the shared code, is 10.3 kB in the median', () => {
  const files = distFiles('.js').filter((file) => file.startsWith('engine/'));
  const sizes = files.filter((file) => !file.startsWith('engine/core.')).map((file) => [file, kB(gzipSize(file))] as const);
  const sorted = sizes.map(([, size]) => size).sort((a, b) => a - b);
  const core = kB(gzipSize(files.find((file) => file.startsWith('engine/core.')) ?? ''));
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(`scorers: median ${median} kB, largest ${sorted.at(-1)} kB; shared ${core} kB`);
  expect(sizes.filter(([, size]) => size > 8)).toEqual([]);
  // 9.4 before errors were full sentences ("Enter 4 cards. You have 3."), 9.8 before long input was accepted or rejected within 200 ms,
  // 10.1 before empty forms named what to enter and answers showed their pages.
  expect(median + core).toBeLessThanOrEqual(10.3);
});
