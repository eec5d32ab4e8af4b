// One visit in a real browser on a slow phone: Lighthouse's slow 4G and a processor four times slower. Times are taken inside the page.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** Slow 4G as Lighthouse applies it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms times 3.75. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export interface FirstView {
  paint: number;
  /** Until the page is idle, including what it caches for later. */
  bytes: number;
  /** Until its load event: what the first view waits for. */
  requests: number;
  script: number;
  blocking: number;
  shift: number;
}

/** Runs in the page. Records the largest paint, long tasks, layout shifts, and when the page was last tapped or typed into. */
function watch(): void {
  const seen = { paint: 0, blocking: 0, shift: 0 };
  Object.assign(window, { seen, tapped: 0, typed: 0 });
  addEventListener('pointerdown', () => Object.assign(window, { tapped: performance.now() }), { capture: true });
  addEventListener('input', () => Object.assign(window, { typed: performance.now() }), { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // As usual, blocking time only counts after the first paint, when there is something to read.
  new PerformanceObserver((list) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    for (const { startTime, duration } of list.getEntries()) {
      const rest = startTime + duration - Math.max(startTime, painted);
      seen.blocking += Math.max(0, rest - 50);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function slow(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly view: FirstView;
}

/** Opens a page, without any cache unless a context is given, and waits until it is idle. */
export async function visit(browser: Browser, url: string, old?: BrowserContext, worker = false): Promise<Visit> {
  const context = old ?? (await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true, serviceWorkers: worker ? 'allow' : 'block' }));
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await slow(context, page);
  const view: FirstView = { paint: 0, bytes: 0, requests: 0, script: 0, blocking: 0, shift: 0 };
  const kinds = new Map<string, string>();
  let counting = true;
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    last = Date.now();
    if (!counting || !request.url.startsWith('http')) return;
    kinds.set(requestId, type ?? 'Other');
    view.requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now();
    const kind = kinds.get(requestId);
    if (kind === undefined) return;
    view.bytes += encodedDataLength;
    if (kind === 'Script') view.script += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  const { requests, script } = view;
  while (Date.now() - last < 1500) await page.waitForTimeout(100);
  counting = false;
  Object.assign(view, { requests, script }, await page.evaluate(() => (window as unknown as { seen: object }).seen));
  return { page, context, view };
}

/** Starts to watch the page for a visible element of `selector` that contains `text`, and notes when it appears. */
export async function armed(page: Page, name: string, selector: string, text: string): Promise<void> {
  // Injects the code with which `mark` waits now: while the page works, it would take 60 ms of its time.
  await page.waitForFunction(() => true);
  await page.evaluate(
    ({ name, selector, text }) => {
      const { marks = {} } = window as unknown as { marks?: Record<string, number> };
      Object.assign(window, { marks });
      delete marks[name];
      const look = (): void => {
        const stands = [...document.querySelectorAll<HTMLElement>(selector)].some(
          (one) => one.offsetParent !== null && (one.textContent ?? '').toLowerCase().includes(text),
        );
        if (stands) marks[name] = performance.now();
        else requestAnimationFrame(look);
      };
      look();
    },
    { name, selector, text },
  );
}

export async function mark(page: Page, name: string): Promise<number> {
  const found = await page
    .waitForFunction((name) => (window as unknown as { marks?: Record<string, number> }).marks?.[name], name, { timeout: 60_000, polling: 50 })
    .catch((cause: unknown) => {
      throw new Error(`expected a first ${name} at ${page.url()} within a minute, found none`, { cause });
    });
  return (await found.jsonValue()) as number;
}

/** When the page was last tapped. */
export const tapped = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { tapped: number }).tapped);
/** When something was last typed. */
export const typed = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { typed: number }).typed);
export const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());
