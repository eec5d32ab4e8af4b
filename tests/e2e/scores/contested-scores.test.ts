// Disputed scores, settled on a phone: what each player says, what the cards are worth, with the book and its page.
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();

test('a player counted 12 for 6-7-8-8 with a 7 turned and the other says 16', async () => {
  const page = await server.open('/games/cribbage/#score.hand', { hasTouch: true, isMobile: true });
  const scorer = page.locator('[id="score.hand"]');
  await scorer.locator('input[name="hand"]').tap();
  await scorer.locator('input[name="hand"]').fill('6h 7s 8d 8c');
  await scorer.locator('input[name="starter"]').fill('7d');
  await scorer.locator('[data-claim="One"]').fill('12');
  await scorer.locator('[data-claim="The other"]').fill('16');
  await scorer.locator('.claimed', { hasText: 'The other says 16' }).waitFor();
  const said = (await scorer.locator('.result').innerText()).replace(/\s+/g, ' ');
  expect(said).toContain('24 points');
  expect(said).toMatch(/One says 12 is 12 too few: 24 is right/);
  expect(said).toMatch(/The other says 16 is 8 too few/);
  expect(said).toMatch(/Sierra.*pp?\. ?48[-–]58/);
  expect(server.complaints()).toEqual([]);
});

test('two flushes with equal top cards at poker', { tags: 'full' }, async () => {
  const page = await server.open('/games/poker/#score.showdown', { hasTouch: true, isMobile: true });
  const scorer = page.locator('[id="score.showdown"]');
  const hands = scorer.locator('[data-field="hands"] .row input[name="hands"]');
  await hands.nth(0).tap();
  await hands.nth(0).fill('AH JH 9H 5H 2H');
  await hands.nth(1).fill('AS JS 9S 5S 3S');
  await scorer.locator('select[name="book"]').selectOption('uspc-1898');
  await scorer.locator('.headline').waitFor();
  const said = (await scorer.locator('.result').innerText()).replace(/\s+/g, ' ');
  expect(said).toContain('Hand 2 wins');
  expect(said).toMatch(/fifth card decides/);
  expect(said).toMatch(/1898.*pp?\. ?(38[-–]39|41)/);
  expect(server.complaints()).toEqual([]);
});

test('a disputed meld at pinochle: two queens and two jacks counted as two pinochles and as a double one', { tags: 'full' }, async () => {
  const page = await server.open('/games/pinochle/#score.melds', { hasTouch: true, isMobile: true });
  const scorer = page.locator('[id="score.melds"]');
  await scorer.locator('input[name="hand"]').tap();
  await scorer.locator('input[name="hand"]').fill('QS QS JD JD KS');
  await scorer.locator('label', { has: page.locator('input[name="trump"][value="S"]') }).tap();
  await scorer.locator('select[name="book"]').selectOption('sierra');
  await scorer.locator('[data-claim="One"]').fill('120');
  await scorer.locator('[data-claim="The other"]').fill('380');
  await scorer.locator('.claimed', { hasText: 'The other says 380' }).waitFor();
  const said = (await scorer.locator('.result').innerText()).replace(/\s+/g, ' ');
  expect(said).toContain('340 points');
  expect(said).toMatch(/120 is what another order leaves/);
  expect(said).toMatch(/One says 120 is 220 too few/);
  expect(said).toMatch(/The other says 380 is 40 too many/);
  expect(said).toMatch(/Sierra.*p\. ?90-102/);
  expect(server.complaints()).toEqual([]);
});

test('a strike in the tenth frame: the two extra balls count once, in that frame', { tags: 'full' }, async () => {
  const page = await server.open('/games/bowling/#score.game', { hasTouch: true, isMobile: true });
  const scorer = page.locator('[id="score.game"]');
  // Nine open frames of 3 and 4, then the strike with 7 and 2 after it.
  for (const pins of [...Array.from({ length: 9 }, () => [3, 4]).flat(), 10, 7, 2]) await scorer.locator(`[data-next="${pins}"]`).tap();
  const told = async () => (await scorer.locator('.result').innerText()).replace(/\s+/g, ' ');
  // The result follows the balls; the last ball decides.
  await expect.poll(told).toMatch(/82 points/);
  const said = await told();
  expect(said).toMatch(/Frame 10: a strike: 10 and the extra balls, 7 and 2, make 19/);
  expect(said).toMatch(/1940.*p\. ?70-71/);
  // An extra ball is refused, and what was entered stays.
  await scorer.locator('[data-next="1"]').tap();
  await expect.poll(async () => scorer.locator('.problem:visible').allInnerTexts()).not.toEqual([]);
  expect(await scorer.locator('.row input').count()).toBe(22);
  expect(server.complaints()).toEqual([]);
});

test('if two sides score, a claim asks whose it is, and a right one is confirmed', async () => {
  const page = await server.open('/games/cassino/#score.deal', { hasTouch: true, isMobile: true });
  const link = 'aceClubs=2&aceDiamonds=2&aceHearts=1&aceSpades=1&big=1&book=blue-ribbon-1940&cards=27.25&claim=7.8&little=2&score=deal&spades=6.7';
  await page.goto(`${page.url().split('/games/')[0]}/games/cassino/?${link}#score.deal`);
  const scorer = page.locator('[id="score.deal"]');
  const claims = scorer.locator('.claimed');
  await claims.nth(1).waitFor();
  expect((await claims.first().innerText()).replace(/\s+/g, ' ')).toMatch(/One says 7\. Whose total is it\? Side 1 Side 2/);
  await claims.first().getByRole('button', { name: 'Side 1' }).tap();
  await expect.poll(() => claims.first().innerText()).toContain('Side 1: 7 is right.');
  // The side is kept through a reload, and in the link.
  await page.reload();
  await expect.poll(() => claims.first().innerText()).toContain('Side 1: 7 is right.');
  await claims.nth(1).getByRole('button', { name: 'Side 2' }).tap();
  await expect.poll(() => claims.nth(1).innerText()).toMatch(/Side 2: 8 is 4 too many: 4 is right/);
  await page.goto(`${page.url().split('/games/')[0]}/games/cassino/?${link}&whose=Side+2.Side+1#score.deal`);
  await expect.poll(() => claims.first().innerText()).toMatch(/Side 2: 7 is 3 too many/);
  expect(server.complaints()).toEqual([]);
});
