// Setup of the edition tests: three editions, one host and one reader, who is new in every test.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launch } from '../browser/browser.ts';
import { Host } from './host.ts';
import { type Edition, makeEdition } from './make.ts';
import { Reader } from './reader.ts';

export const CRIBBAGE = '/games/cribbage/';

/** The fixtures of a test. */
export interface Stage {
  readonly browser: Browser;
  readonly first: Edition;
  /** Other text, the same code under the same names. */
  readonly text: Edition;
  /** Other code under other names. */
  readonly code: Edition;
  readonly host: Host;
  readonly reader: Reader;
}

/** Makes three editions in a folder: the built site, one with other text and the same code, and one with other code. */
export const makeEditions = (folder: string): Promise<[Edition, Edition, Edition]> =>
  Promise.all([
    makeEdition(join(folder, 'first'), 'aaaaaaaaaa', false),
    makeEdition(join(folder, 'text'), 'cccccccccc', false),
    makeEdition(join(folder, 'code'), 'bbbbbbbbbb', true),
  ]);

/** Builds the editions for a test file. Its properties can be used inside tests only. */
export function stage(): Stage {
  const folder = mkdtempSync(join(tmpdir(), 'hoyle-editions-'));
  let browser: Browser;
  let editions: readonly [Edition, Edition, Edition];
  let host: Host;
  let reader: Reader;
  beforeAll(async () => {
    editions = await makeEditions(folder);
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    host = await Host.start(editions[0]);
    reader = await Reader.come(browser, host.address);
  });
  afterEach(async () => {
    await reader.leave();
    host.stop();
  });
  return {
    get browser() {
      return browser;
    },
    get first() {
      return editions[0];
    },
    get text() {
      return editions[1];
    },
    get code() {
      return editions[2];
    },
    get host() {
      return host;
    },
    get reader() {
      return reader;
    },
  };
}

/** Resolves when the page shows the edition. */
export const editionShown = (page: Page, { name }: Edition) =>
  page.waitForFunction((wanted) => document.querySelector<HTMLMetaElement>('meta[name="edition"]')?.content === wanted, name);
