// A real Chromium on the built site, for tests of what happens after a page has loaded.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { serve } from '../../../scripts/serve.ts';
import { findBrowser } from '../../../scripts/set-up/ready.mjs';
import { DIST } from './dist.ts';

export const PHONE = { width: 390, height: 844 } as const;
export const DESK = { width: 1280, height: 800 } as const;

export interface Site {
  /** Opens a page of the site, with a phone viewport by default. `complaints` then returns its console errors and refused requests. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Console and Content-Security-Policy errors since the last call. */
  complaints: () => string[];
  readonly address: string;
  stopServer: () => Promise<void>;
  context: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

/** Launches the browser that all these tests use. */
export const launch = (...more: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser() ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });

/**
 * Opens a page in a window of its own. Chromium draws a tab behind another one only once a second, and Playwright waits for a drawn frame before
 * it clicks: with two tabs in one window, each action on the first takes a second or two.
 */
export async function newWindow(context: BrowserContext): Promise<Page> {
  const [open] = context.pages();
  const browser = context.browser();
  if (open === undefined || browser === null) return context.newPage();
  const [session, ofBrowser] = await Promise.all([context.newCDPSession(open), browser.newBrowserCDPSession()]);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const { browserContextId } = targetInfo;
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    ofBrowser.send('Target.createTarget', { url: 'about:blank', newWindow: true, ...(browserContextId !== undefined && { browserContextId }) }),
  ]);
  await Promise.all([session.detach(), ofBrowser.detach()]);
  return page;
}

/** One server and one browser per test file. */
export function site(): Site {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serve>>;
  let said: string[] = [];
  let heard: string[] = [];
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    server = await serve(0, DIST);
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  // Print the browser's messages next to the failure, which may happen on a machine that nobody can inspect.
  afterEach(({ task }) => {
    if (task.result?.state === 'fail' && heard.length > 0) console.error(`${task.name}: the browser said\n  ${heard.join('\n  ')}`);
    heard = [];
  });
  const context = async (options: BrowserContextOptions = {}) => {
    for (const old of contexts.splice(0)) await old.close();
    const made = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block', ...options });
    // Tests that break pages on purpose set a short timeout.
    if (process.env.PATIENCE !== undefined) made.setDefaultTimeout(Number(process.env.PATIENCE));
    contexts.push(made);
    made.on('console', (message) => ['error', 'warning'].includes(message.type()) && heard.push(`${message.page()?.url() ?? ''} ${message.text()}`));
    made.on('weberror', (error) => heard.push(String(error.error())));
    return made;
  };
  return {
    get address() {
      return server.address.slice(0, -1);
    },
    stopServer: () => server.stop(),
    context,
    complaints: () => said.splice(0),
    open: async (path, options) => {
      said = [];
      const page = await (await context(options)).newPage();
      page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
      page.on('pageerror', (error) => said.push(String(error)));
      await page.goto(`${server.address.slice(0, -1)}${path}`);
      return page;
    },
  };
}
