// A disputed score is settled in ten seconds: touches, scrolls and waits from the scorer to its answer are counted on a phone.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, site } from '../../support/browser/browser.ts';
import { sample } from '../../support/tier.ts';

const server = site();
/** Seconds for a touch on a visible key, and for a scroll to something out of view. */
const TOUCH = 0.6;
const SCROLL = 1.5;

/** Acts as a player does, and counts the actions. */
class Player {
  touches = 0;
  scrolls = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async touch(what: Locator): Promise<void> {
    await what.waitFor();
    const box = await what.boundingBox();
    const foot =
      (await this.page.locator('.card-pad:visible').count()) > 0
        ? 0
        : await this.page.locator('.main-nav').evaluate((one) => one.getBoundingClientRect().height);
    if (box === null || box.y < 0 || box.y + box.height > PHONE.height - foot) this.scrolls++;
    this.touches++;
    await what.tap();
  }
  async cards(scorer: Locator, cards: string): Promise<void> {
    for (const card of cards.split(' ')) {
      const key = scorer.locator(`.key[data-card="${card}"]`);
      await key.waitFor({ state: 'attached' });
      if (!(await key.isVisible())) await this.touch(scorer.locator('.rank-key', { hasText: new RegExp(`^${card.slice(0, -1)}$`) }));
      await this.touch(key);
    }
  }
}

const SCORES: readonly (readonly [path: string, key: string, does: (player: Player, scorer: Locator) => Promise<void>, answer: RegExp])[] = [
  [
    '/games/cribbage/',
    'hand',
    async (player, scorer) => {
      await player.touch(scorer.locator('input[name="hand"]'));
      await player.cards(scorer, '6H 7S 8D 8C');
      await player.touch(scorer.locator('.pad-field', { hasText: 'Starter' }));
      await player.cards(scorer, '7D');
    },
    /^24 points/,
  ],
  [
    '/games/contract-bridge/',
    'deal',
    async (player, scorer) => {
      await player.touch(scorer.locator('.grid input[value="4 hearts"]'));
      await player.touch(scorer.locator('input[name="doubling"][value="doubled"]'));
      await player.touch(scorer.locator('input[name="tricks"][value="9"]'));
    },
    /down|defenders/i,
  ],
  [
    '/games/gin-rummy/',
    'hand',
    async (player, scorer) => {
      await player.touch(scorer.locator('input[name="hand"]'));
      await player.cards(scorer, '3H 4H 5H 9S 9D 9C KS QD 2C AS');
    },
    /2[0-9]/,
  ],
  [
    '/games/pinochle/',
    'melds',
    async (player, scorer) => {
      await player.touch(scorer.locator('input[name="hand"]'));
      await player.cards(scorer, 'QS QS JD JD KS');
      await player.touch(scorer.getByRole('button', { name: 'Done' }));
      await player.touch(scorer.locator('input[name="trump"][value="S"]'));
    },
    /340 points|points in melds/,
  ],
  [
    '/games/poker/',
    'showdown',
    async (player, scorer) => {
      await player.touch(scorer.locator('input[name="hands"]').first());
      await player.cards(scorer, 'AH JH 9H 5H 2H AS JS 9S 5S 3S');
    },
    /Hand 2 wins/,
  ],
];

test.each(sample(SCORES, 3))('%s %s', async (path, key, does, answer) => {
  const page = await server.open(`${path}score/${key}/`, { hasTouch: true, isMobile: true });
  const scorer = page.locator(`hoyle-scorer[data-key="${key}"]`);
  // Time that the page itself takes: from the first touch to the pad or the key, and from the last touch to the answer.
  await page.evaluate((own) => {
    const clock = { first: 0, open: 0, last: 0, told: 0 };
    Object.assign(window, { clock });
    const host = document.querySelector(`hoyle-scorer[data-key="${own}"]`);
    addEventListener(
      'pointerdown',
      () => {
        clock.last = performance.now();
        clock.first ||= clock.last;
        clock.told = 0;
      },
      true,
    );
    new MutationObserver(() => {
      if (host?.querySelector('.key') !== null) clock.open ||= performance.now();
      if (host?.querySelector('.result .headline') !== null) clock.told ||= performance.now();
    }).observe(host as Element, { childList: true, subtree: true });
  }, key);
  const player = new Player(page);
  await does(player, scorer);
  await expect.poll(() => scorer.locator('.result .headline').allInnerTexts()).toEqual([expect.stringMatching(answer)]);
  const { first, open, last, told } = await page.evaluate(() => (window as unknown as { clock: Record<'first' | 'open' | 'last' | 'told', number> }).clock);
  const waits = (Math.max(0, open - first) + Math.max(0, told - last)) / 1000;
  const seconds = player.touches * TOUCH + player.scrolls * SCROLL + waits;
  console.log(`${path}${key}: ${player.touches} touches, ${player.scrolls} scrolls, ${waits.toFixed(2)} s of waiting: ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThanOrEqual(10);
  // The answer is visible at the last touch, without another one.
  expect(await page.locator('.pad-said:visible, .tally:not(.hidden):visible, .result .headline:visible').first().innerText()).toMatch(answer);
  expect(server.complaints()).toEqual([]);
});
