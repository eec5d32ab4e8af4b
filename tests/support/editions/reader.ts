// A reader with his tabs, as a test drives him over a host of editions.
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';

/** How long a button may take to answer. */
const PATIENCE = 30_000;

/** How long a reader looks at a page that does not finish loading before he reloads it. */
const HANGS = 5000;

export interface Shown {
  /** The edition of the page; null for a page that the worker made itself, or that is none of ours. */
  readonly edition: string | null;
  /** What the code that ran says of itself. */
  readonly code: readonly string[];
  /** Why the worker showed a page of its own. */
  readonly refused: string | null;
  readonly controlled: boolean;
}

/** How long a reader waits for the browser's answer about a new worker, in milliseconds. */
const UPDATE_WAIT = 5000;

export class Reader {
  readonly context: BrowserContext;
  readonly host: string;
  /** What the last visit was answered with. */
  answer: Response | null = null;
  /** Pages whose own document broke off, with no worker in charge: the browser shows the half and says no more, not even that it is loaded. */
  readonly #halves = new Set<Page>();

  private constructor(context: BrowserContext, host: string) {
    this.context = context;
    this.host = host;
    context.on('page', (page) =>
      page.on('requestfailed', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#halves.add(page);
      }),
    );
  }

  /** Resolves when a page has come to rest; half a page, or one that hangs, is reloaded by its reader. */
  async rest(page: Page): Promise<void> {
    for (let tries = 3; tries > 0; tries -= 1) {
      const ended = { it: false };
      const half = async (): Promise<void> => {
        while (!ended.it && !this.#halves.has(page)) await new Promise((done) => setTimeout(done, 50));
      };
      const loaded = page.waitForLoadState('load', { timeout: HANGS }).then(
        () => false,
        () => true,
      );
      const isHalf = await Promise.race([loaded, half().then(() => true)]).finally(() => {
        ended.it = true;
      });
      if (!isHalf || page.url().startsWith('chrome-error:')) return;
      this.#halves.delete(page);
      await page.reload({ timeout: HANGS }).catch(() => undefined);
    }
  }

  /** Names of the editions on the device. */
  editions(page: Page): Promise<string[]> {
    return page.evaluate(async () => (await caches.keys()).filter((name) => /^hoyle-/.test(name)).map((name) => name.slice(6, 16)));
  }

  static async come(browser: Browser, host: string): Promise<Reader> {
    const context = await browser.newContext({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });
    context.setDefaultTimeout(PATIENCE);
    // The worker and the full text wait until the page and the reader have come to rest: nobody rests here, or waits ten seconds for what hangs.
    await context.addInitScript(() => {
      const later = globalThis.setTimeout;
      globalThis.setTimeout = ((run: () => void, wait?: number, ...rest: unknown[]) =>
        later(run, wait === 10_000 ? 1500 : [4000, 2000, 1000, 300].includes(wait ?? 0) ? 1 : wait, ...rest)) as typeof setTimeout;
    });
    return new Reader(context, host);
  }

  leave(): Promise<void> {
    return this.context.close();
  }

  /** A tab at an address; the browser's own page of errors is a page too. */
  async open(path: string, tab?: Page): Promise<Page> {
    const page = tab ?? (await this.context.newPage());
    this.answer = await page.goto(`${this.host}${path}`, { timeout: HANGS }).catch(() =>
      page.waitForURL(/^chrome-error:/, { timeout: 2000 }).then(
        () => null,
        () => null,
      ),
    );
    await this.rest(page);
    return page;
  }

  /** The browser's own cache is emptied: what is still there the worker keeps. */
  async forget(page: Page): Promise<void> {
    const session = await this.context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await session.detach();
  }

  async shown(page: Page): Promise<Shown> {
    await this.rest(page);
    return page.evaluate(() => ({
      edition: document.querySelector<HTMLMetaElement>('meta[name="edition"]')?.content ?? null,
      code: [...new Set((globalThis as { usedCode?: string[] }).usedCode ?? [])],
      refused: document.body?.dataset.refused ?? null,
      controlled: navigator.serviceWorker?.controller != null,
    }));
  }

  /** Waits until a worker is in charge of a page and keeps it with all that it counts with. */
  async kept(page: Page): Promise<void> {
    await page.evaluate(async () => {
      const addresses = [location.pathname, ...[...document.querySelectorAll<HTMLElement>('[data-engine]')].map((one) => one.dataset.engine ?? '')];
      const game = /^\/games\/([^/]+)\//.exec(location.pathname)?.[1];
      const until = Date.now() + 30_000;
      for (;;) {
        const names = (await caches.keys()).filter((name) => /^hoyle-/.test(name));
        const kept = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat().map(({ url }) => new URL(url).pathname);
        // The pages and the code of a game come in its pack, or file by file.
        const hasPack = kept.some((path) => path.startsWith(`/packs/games/${game}.`) && path.endsWith('.bin'));
        const missing = addresses.filter((path) => !kept.includes(path) && !(hasPack && /^\/(games|engine)\//.test(path)));
        if (navigator.serviceWorker.controller !== null && missing.length === 0) return;
        if (Date.now() > until) throw new Error(`not kept: ${missing}`);
        await new Promise((done) => setTimeout(done, 20));
      }
    });
  }

  /** Asks the browser to look for a new worker. If the script breaks off, the browser sometimes never answers: the reader then goes on. */
  async lookForWorker(page: Page): Promise<void> {
    await page.evaluate(async (patience) => {
      const looked = (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
      await Promise.race([looked, new Promise((end) => setTimeout(end, patience))]);
    }, UPDATE_WAIT);
  }

  /** Waits until a new edition waits to be opened. Asks for it. */
  async ready(page: Page): Promise<void> {
    await this.lookForWorker(page);
    await page.locator('.new-edition', { hasText: 'A new edition is ready' }).waitFor();
  }

  /**
   * Presses the button of a count and hears what comes: "answered" by the engine, a sentence that says what stood in the way, or "nothing".
   */
  async count(page: Page, id?: string): Promise<string> {
    await this.rest(page);
    // The count of a long page is a row, which opens in place.
    const row = page.locator(id === undefined ? '.scorer.folded' : `[id="${id}"].folded`).first();
    if ((id !== undefined || (await page.locator('hoyle-scorer').count()) === 0) && (await row.count()) > 0) {
      await row.evaluate((scorer) => scorer.querySelector('.not-come')?.remove());
      const before = page.url();
      await row.locator('h3 a').click();
      // Without the code that opens it, the row is a plain link. It leads to the scorer's page, to the worker's error page or, without a worker,
      // to the browser's own.
      await Promise.race([
        page.locator('hoyle-scorer, .scorer > .not-come').first().waitFor(),
        page
          .waitForURL((url) => url.href !== before, { waitUntil: 'commit' })
          .catch((error: Error) => {
            if (!error.message.includes('net::')) throw error;
          }),
      ]);
      await this.rest(page);
      const refused = page.locator('.scorer > .not-come');
      if ((await refused.count()) > 0) return (await refused.first().textContent()) ?? '';
    }
    return page.evaluate(
      async ([id, patience]) => {
        const scorer = (id === undefined ? document : document.getElementById(id))?.querySelector('hoyle-scorer');
        const button = scorer?.querySelector<HTMLButtonElement>('button[type="submit"]');
        if (scorer == null || button == null) return 'no scorer';
        scorer.querySelector('.result')?.replaceChildren();
        for (const old of scorer.querySelectorAll('.not-come')) old.remove();
        for (const old of scorer.querySelectorAll('[aria-invalid]')) old.removeAttribute('aria-invalid');
        const heard = () =>
          scorer.querySelector('.not-come')?.textContent ??
          (scorer.querySelector('.result .headline, .result .problem, [aria-invalid="true"]') === null ? null : 'answered');
        button.click();
        return new Promise<string>((done) => {
          const watch = new MutationObserver(() => {
            const said = heard();
            if (said !== null) done(said);
          });
          watch.observe(scorer, { subtree: true, childList: true, attributes: true });
          setTimeout(done, patience, 'nothing');
        });
      },
      [id, PATIENCE] as const,
    );
  }

  /** Searches on the page of results, in euchre alone: "answered", a sentence, or "nothing". */
  async search(page: Page, words: string): Promise<string> {
    await this.rest(page);
    return page.evaluate(
      async ([words, patience]) => {
        const form = document.querySelector<HTMLFormElement>('main form');
        const input = form?.querySelector<HTMLInputElement>('input[name="q"]');
        if (form == null || input == null || document.getElementById('results') === null) return 'no search';
        const heard = () =>
          document.querySelector('#results [data-result]') !== null
            ? 'answered'
            : (document.querySelector('#results .not-come')?.textContent ??
              (/reload|press again|no passage|not on this device/i.test(document.getElementById('results-said')?.textContent ?? '')
                ? (document.getElementById('results-said')?.textContent ?? '')
                : null));
        for (const old of document.querySelectorAll('#results [data-result], #results .not-come')) old.remove();
        const said = document.getElementById('results-said');
        if (said !== null) said.textContent = '';
        const game = form.elements.namedItem('game');
        if (game instanceof HTMLSelectElement) game.value = 'euchre';
        input.focus();
        input.value = words;
        input.dispatchEvent(new Event('input', { bubbles: true }));
        return new Promise<string>((done) => {
          const watch = new MutationObserver(() => {
            const now = heard();
            if (now !== null) done(now);
          });
          watch.observe(document.body, { subtree: true, childList: true, characterData: true });
          setTimeout(done, patience, 'nothing');
        });
      },
      [words, PATIENCE] as const,
    );
  }
}
