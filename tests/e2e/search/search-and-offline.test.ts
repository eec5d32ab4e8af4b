// Search, as players type.
import { describe, expect, test } from 'vitest';
import { hrefOfId } from '../../../src/lib/addresses/pages.ts';
import { BOOK_IDS } from '../../../src/rules-engine/index.ts';
import { newWindow, site } from '../../support/browser/browser.ts';
import { controlled, fullTextKept } from '../../support/browser/kept.ts';
import { places } from '../../support/library.ts';
import { sample } from '../../support/tier.ts';

const server = site();

describe('the results page', () => {
  const WORDS = [
    ['revoke euchre', 'euchre.law.revoke'],
    ['renege euchre', 'euchre.law.revoke'],
    ['renig at yuker', 'euchre.law.revoke'],
    ['jack pot opened on tens', 'poker/jack-pots.law.false-opening'],
    ['over pegged cribage', 'cribbage.law.over-score'],
    ['wrong nuber of cards euchre', 'euchre.law.wrong-number'],
  ] as const;
  test.each(sample(WORDS, 3))('%s leads to %s first', async (query, id) => {
    const page = await server.open(`/search/?q=${encodeURIComponent(query)}`);
    await page.locator('[data-result]').first().waitFor();
    const [game, key] = id.split('.law.');
    await expect.poll(() => page.locator('#results a').first().getAttribute('href'), { timeout: 10_000 }).toBe(`/games/${game}/law/${key}/`);
    expect(await page.locator('[data-result]').first().getAttribute('data-id')).toMatch(new RegExp(`^${game?.split('/')[0]}[./]`));
    expect(server.complaints()).toEqual([]);
  });

  test('filters are taken from the link and kept', { tags: 'full' }, async () => {
    const page = await server.open('/search/?q=flush&kind=score&game=cribbage');
    // The passages are below the direct results, and load after them.
    await page.locator('[data-passage]').first().waitFor();
    const games = await page.locator('[data-result]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.game));
    expect(games.filter((game) => game !== 'cribbage' && game?.startsWith('cribbage/') !== true)).toEqual([]);
    expect([...new Set(await page.locator('[data-passage] .kind').allInnerTexts())]).toEqual(['Score']);
    expect(await page.locator('main select[name="game"]').inputValue()).toBe('cribbage');
  });

  test('the first result rules on the case in the query by every book, and the filters below it keep the focus', async () => {
    const page = await server.open('/search/?q=reneged+on+a+loner');
    const first = page.locator('#results [data-result]').first();
    await first.waitFor();
    expect(await first.locator('.figure').allInnerTexts()).toEqual(['+4', '+2', '+4']);
    expect(await first.locator('.book').allInnerTexts()).toEqual(['Blue Ribbon pp. 223, 224', 'Donohue pp. 14–15', 'U.S. Playing Card pp. 9–10']);
    expect(await page.locator('#results-said').innerText()).toContain('reneged = revoke');
    const [answer, choices] = await Promise.all([first.boundingBox(), page.locator('[data-filters]').boundingBox()]);
    expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThanOrEqual(choices?.y ?? 0);
    await page.locator('[data-filters] input[value="score"]').check();
    await expect.poll(() => new URL(page.url()).searchParams.get('kind')).toBe('score');
    await expect
      .poll(async () => [...new Set(await page.locator('#results [data-jump] .kind').allInnerTexts())].sort())
      .toEqual(['Check a score', 'What it scores']);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('score');
  });

  test('if no game is named, the same words can be searched in another game with a tap', async () => {
    const page = await server.open('/search/?q=dealt+me+six');
    const games = page.locator('#results nav.other-games');
    await games.waitFor();
    expect(await games.innerText()).toContain('Which game?');
    const heights = await games.locator('a').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await games.getByRole('link', { name: 'Poker', exact: true }).click();
    await page.waitForURL(/game=poker/);
    await expect.poll(() => page.locator('#results [data-result]').first().getAttribute('data-game'), { timeout: 10_000 }).toMatch(/^poker/);
    expect(await page.locator('main select[name="game"]').inputValue()).toBe('poker');
    expect(await page.locator('nav.other-games').count()).toBe(0);
  });

  test('a new search replaces the button for more passages', async () => {
    const page = await server.open('/search/?q=revoke');
    const more = page.locator('#results button.more');
    await more.waitFor();
    await page.locator('main input[name="q"]').fill('misdeal');
    await expect.poll(() => page.locator('#results-said').innerText(), { timeout: 10_000 }).toContain('passages');
    await page
      .locator('#results [data-result]', { hasText: /misdeal/i })
      .first()
      .waitFor();
    await expect.poll(() => more.count()).toBe(1);
    await page.locator('main input[name="q"]').fill('qwxyz');
    await expect.poll(() => more.count()).toBe(0);
  });

  test('a query without results offers the nearest words, and says if no book has the game', async () => {
    const page = await server.open('/search/?q=uno+reverse+card');
    await page.locator('.nothing').waitFor();
    expect(await page.locator('#results-said .missed').innerText()).toBe('No book here has Uno.');
    expect(await page.locator('#results-said a').getAttribute('href')).toBe('/games/crazy-eights/');
  });
});

test('the first keystrokes are answered from the vocabulary, and arrows and Enter open a result', async () => {
  const page = await server.open('/');
  await page.locator('main input[name="q"]').click();
  await page.keyboard.type('renig', { delay: 20 });
  // Wait for the list of the whole word, not of its first letters.
  await page.locator('.jumps [role="option"]:first-child', { hasText: 'Revoke' }).waitFor();
  await page.waitForTimeout(300);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/revoke/);
});

test('words typed before the script had loaded are answered, direct results first and passages of the full text below', async () => {
  const page = await server.open('/');
  await page.locator('main input[name="q"]').fill('revoke euchre');
  await page.locator('main input[name="q"]').click();
  await page.locator('.jumps [data-passage]').first().waitFor();
  const kinds = await page
    .locator('.jumps [role="option"]')
    .evaluateAll((all) => all.map((one) => ('passage' in (one as HTMLElement).dataset ? 'passage' : 'jump')));
  expect(kinds[0]).toBe('jump');
  expect([...kinds].sort()).toEqual(kinds);
  expect(server.complaints()).toEqual([]);
});

test('the number of a law finds it', { tags: 'full' }, async () => {
  const page = await server.open('/search/?q=law+20+whist&kind=penalty');
  await page.locator('[data-result]').first().waitFor();
  const first = (await page.locator('[data-result]').first().getAttribute('data-id')) ?? '';
  const found = places.flatMap(({ laws }) => laws).find(({ id }) => id === first);
  const numbers = BOOK_IDS.flatMap((book) => {
    const reading = found?.readings[book];
    return reading?.status === 'stated' ? reading.cites.map(({ law = '' }) => law) : [];
  });
  expect(first).toContain('whist');
  expect(numbers).toContainEqual(expect.stringMatching(/(^|\D)20(\D|$)/));
  await page.locator('[data-result] a').first().click();
  await page.waitForURL((url) => url.pathname === new URL(hrefOfId(first), url).pathname);
});

test('a query that no passage matches completely is repeated without its least specific word', { tags: 'full' }, async () => {
  const page = await server.open('/search/?q=heels+overtrump+quitted+straddle');
  await page.locator('[data-passage]').first().waitFor();
  expect(await page.locator('#results-said').innerText()).toContain('found without');
});

test('a link, Enter and typing give the same list, on a cold and a warm start, online and offline', async () => {
  const said = 'reneged on a loner';
  const context = await server.context({ serviceWorkers: 'allow' });
  const page = await newWindow(context);
  const listed = async (of: string) => {
    await page.locator(`${of} [data-passage]`).first().waitFor();
    return page.locator(`${of} [data-result]:not([data-passage])`).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.id));
  };
  const linked = async () => {
    await page.goto(`${server.address}/search/?q=${encodeURIComponent(said)}`);
    return listed('#results');
  };
  const cold = await linked();
  expect(cold[0]).toMatch(/revoke/);
  expect(cold.length).toBeGreaterThan(3);
  await page.locator('main input[name="q"]').press('Enter');
  await page.waitForTimeout(500);
  expect(await listed('#results')).toEqual(cold);
  expect(await linked()).toEqual(cold);
  await page.goto(`${server.address}/`);
  await page.locator('main input[name="q"]').click();
  await page.keyboard.type(said, { delay: 15 });
  await page.waitForTimeout(700);
  expect(await listed('.jumps')).toEqual(cold);
  await controlled(page);
  await fullTextKept(page);
  await context.setOffline(true);
  expect(await linked()).toEqual(cold);
});

test('a result rules by the reader’s book, on the page and below the field, and follows a change of book', { tags: 'full' }, async () => {
  const page = await server.open('/');
  await page.evaluate(() => localStorage.setItem('hoyle.book', 'donohue'));
  await page.goto(`${server.address}/games/euchre/`);
  // A list has the names of the books after their ruling, and a figure before it.
  const line = ((await page.locator('[id="law.revoke"] .one-line [data-line~="donohue"]').first().textContent()) ?? '').trim().replace(/^[^:]*: /, '');
  expect(line).not.toBe('');
  await page.goto(`${server.address}/search/?q=euchre+revoke`);
  // The first result is ruled by every book, with the reader's book on top.
  const first = page.locator('[data-id="euchre.law.revoke"]');
  const heights = () => first.locator('.ruled').evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().top, one.textContent] as const));
  const top = async () => (await heights()).toSorted(([a], [b]) => a - b)[0]?.[1] ?? '';
  await expect.poll(top).toContain(line);
  await page.evaluate(() => {
    document.documentElement.dataset.book = 'uspc-1898';
  });
  await expect.poll(top).not.toContain(line);
  await page.goto(`${server.address}/`);
  await page.locator('main input[name="q"]').click();
  await page.keyboard.type('euchre revoke', { delay: 15 });
  await expect.poll(() => page.locator('.jumps [data-id="euchre.law.revoke"] [data-line~="donohue"] .says').first().textContent()).toBe(line);
});

test('if a game has no such law, the page says so and offers others', { tags: 'full' }, async () => {
  const page = await server.open('/search/?q=klondike+revoke');
  await page.locator('[data-result]').first().waitFor();
  expect(await page.locator('#results-said').innerText()).toContain('No book has a law of klondike');
  expect(await page.locator('#results [data-jump]').evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toContain('/penalties/revoke/');
});

test('"/" and Ctrl-K lead to the search field', async () => {
  const page = await server.open('/');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  // The key handler is loaded when the page is idle.
  await expect
    .poll(async () => {
      await page.keyboard.press('/');
      return focused();
    })
    .toBe('q');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Control+k');
  expect(await focused()).toBe('q');
});

test.each(['/', 'Control+k'])('"%s" on a page without a search field opens the search page with its field focused', async (key) => {
  const page = await server.open('/games/euchre/law/revoke/');
  expect(await page.locator('input[type="search"][name="q"]').count()).toBe(0);
  // Pressed again only if the page has not moved: on the way there a second "/" would be typed into the field.
  await expect
    .poll(async () => {
      await page.keyboard.press(key);
      return page.waitForURL('**/search/**', { timeout: 3000, waitUntil: 'commit' }).then(
        () => 'there',
        () => 'not there',
      );
    })
    .toBe('there');
  await page.waitForLoadState();
  await page.keyboard.type('revoke');
  expect(await page.locator('#q').inputValue()).toBe('revoke');
});
