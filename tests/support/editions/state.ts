// A random walk of a reader on a host that changes its editions, loses its network and fails requests: tabs, random numbers, and the invariants
// to check after every step.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { seeded } from '../../../scripts/seeded.ts';
import { editionIn } from '../../../src/lib/editions/edition-files.ts';
import type { Host } from './host.ts';
import type { Edition } from './make.ts';
import { SCORES } from './make.ts';
import type { Reader } from './reader.ts';

/** Whether the page is the browser's own error page. */
export const isBare = (page: Page): boolean => page.url().startsWith('chrome-error:');

export class Walk {
  readonly next: () => number;
  readonly editions: readonly Edition[];
  readonly host: Host;
  readonly reader: Reader;
  readonly tabs: Page[] = [];
  readonly told: string[] = [];

  constructor(seed: number, editions: readonly Edition[], host: Host, reader: Reader) {
    this.next = seeded(seed);
    this.editions = editions;
    this.host = host;
    this.reader = reader;
  }

  one<T>(all: readonly T[]): T {
    return all[Math.floor(this.next() * all.length)] as T;
  }
  tab(): Page {
    return this.one(this.tabs);
  }
  tell(step: string): void {
    this.told.push(step);
  }

  /** Whether the page has the script that every page starts with. If a fault left it without, the reader reloads it. */
  async isAlive(page: Page): Promise<boolean> {
    await this.reader.rest(page);
    return !isBare(page) && (await page.evaluate(() => ((globalThis as { usedCode?: string[] }).usedCode ?? []).length > 0));
  }

  /** Checks that everything a tab has used is of one edition. */
  async hold(): Promise<void> {
    for (const page of this.tabs) {
      if (isBare(page)) continue;
      await this.reader.rest(page);
      const { edition, code, refused } = await this.reader.shown(page);
      if (refused !== null || edition === null) continue;
      const its = this.editions.find(({ name }) => name === edition);
      if (its === undefined) throw new Error(`a page of the edition ${edition}`);
      const [, score] = SCORES[new URL(page.url()).pathname] ?? [];
      const counted = score === undefined ? [] : await page.locator('.result .headline').allInnerTexts();
      if (counted.some((line) => !line.includes(score ?? ''))) throw new Error(`a score of ${edition}: ${counted}`);
      if (code.some((one) => one !== its.code)) throw new Error(`a page of ${edition} with the code of ${code}`);
    }
  }
  /** Checks that a page served by the worker is a page of one edition, identical except for the typeface attribute. */
  async isWhole(path: string): Promise<void> {
    const { answer } = this.reader;
    const html = (await answer?.text().catch(() => undefined))?.replace('<html data-typeface ', '<html ');
    const its = this.editions.find(({ name }) => name === editionIn(html ?? ''));
    if (answer?.fromServiceWorker() !== true || its === undefined || html === undefined) return;
    // A scorer's page that is not on the device redirects to the page of its game.
    const pages = [path, new URL(answer.url()).pathname, '/offline/', '/404.html'].map((one) =>
      readFileSync(join(its.folder, one.endsWith('/') ? `${one}index.html` : one), 'utf8'),
    );
    if (!pages.includes(html)) throw new Error(`a page of ${its.name} at ${path} that is not whole`);
  }
  /** Whether a worker is in control: it then answers every visit. */
  async isKept(): Promise<boolean> {
    for (const page of this.tabs) if (!isBare(page) && (await this.reader.shown(page)).controlled) return true;
    return false;
  }

  /** Waits until the worker is installed, if one can be. */
  async settle(page: Page): Promise<void> {
    if (isBare(page)) return;
    await this.reader.rest(page);
    await page
      .evaluate(async () => {
        for (let tries = 50; (await navigator.serviceWorker.getRegistration()) === undefined && tries > 0; tries -= 1)
          await new Promise((done) => setTimeout(done, 20));
        const registration = await navigator.serviceWorker.getRegistration();
        const coming = registration?.installing ?? registration?.waiting ?? registration?.active;
        if (coming == null || coming.state === 'activated') return;
        await new Promise<void>((done) => {
          coming.addEventListener('statechange', () => /installed|activated|redundant/.test(coming.state) && done());
          setTimeout(done, 3000);
        });
      })
      .catch(() => undefined);
  }

  /** Presses the tab's button, which must give an answer. */
  async press(page: Page): Promise<string> {
    if (!(await this.isAlive(page))) return 'not ours';
    const { pathname } = new URL(page.url());
    const { edition, refused } = await this.reader.shown(page);
    if (edition === null || refused !== null) return 'not ours';
    const said = (await page.locator('#results').count()) > 0 ? await this.reader.search(page, this.one(['revoke', 'misdeal'])) : await this.reader.count(page);
    if (/^No passage/.test(said)) throw new Error(`a search that finds nothing, by ${edition}`);
    if (said === 'nothing') throw new Error(`a button that says nothing on ${pathname}`);
    return said;
  }
}
