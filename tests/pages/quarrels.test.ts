// Disputes settled on a phone, as players tell them: from the game's page to the ruling with its book and page.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { site } from '../support/browser/browser.ts';
import { QUARRELS_OF_BANKS } from '../support/quarrels/banks.ts';
import { QUARRELS_OF_CHANCE } from '../support/quarrels/chance.ts';
import { QUARRELS_OF_PARLOUR } from '../support/quarrels/parlour.ts';
import { QUARRELS_OF_SKILL, type Quarrel } from '../support/quarrels/skill.ts';
import { sample } from '../support/tier.ts';

const server = site();

const QUARRELS: readonly Quarrel[] = [
  {
    story: 'someone reneged against a lone hand at euchre',
    page: '/games/euchre/',
    law: 'revoke',
    answers: { claimed: 'late', against: 'lone-hand', sides: 'one' },
    ruling: /scores? 4 points/,
    source: /1898.*pp?\. ?9|1940.*pp?\. ?22[34]/,
  },
  {
    story: 'the dealer turned up two cards for trump at euchre',
    page: '/games/euchre/',
    law: 'two-cards-turned',
    answers: { noticed: 'in-time' },
    ruling: /the deal passes to the player on the dealer’s left/i,
    source: /1898.*p\. ?10/,
  },
  {
    story: 'a non-dealer pegged 2 too many at cribbage and the cards are already cut',
    page: '/games/cribbage/',
    law: 'over-score',
    answers: {},
    ruling: /loses the number scored in excess.*scores the number scored in excess/,
    source: /1940.*p\. ?200/,
  },
  {
    story: 'the crib was found with five cards after the starter was turned',
    page: '/games/cribbage/',
    law: 'wrong-crib',
    answers: { how: 'laid-over' },
    ruling: /plays on with the cards they hold|no penalty/,
    source: /1898.*pp?\. ?52[-–]54/,
  },
  {
    story: 'a player was dealt six cards at draw poker and looked at them',
    page: '/games/poker/',
    law: 'wrong-number-dealt',
    answers: { hands: 'long', seen: 'looked', anted: 'no' },
    ruling: /must drop out of the hand/,
    source: /1898.*p\. ?40/,
  },
  {
    story: 'a jack pot was opened on tens',
    page: '/games/poker/jack-pots/',
    law: 'false-opening',
    answers: { stage: 'before-draw', others: 'still-in' },
    ruling: /pays the pot as much as it holds/,
    source: /1898.*p\. ?41-42/,
  },
  {
    story: 'a revoke at whist noticed after the trick is quitted',
    page: '/games/whist/',
    law: 'revoke',
    answers: { found: 'quitted', sides: 'one' },
    ruling: /score 3 points.*take 3 tricks.*lose 3 points.*takes 2 tricks.*may not win the game/,
    source: /Donohue.*p\. ?135.*1898.*p\. ?22-26.*laws? .*30/,
  },
  {
    story: 'a defender leads out of turn at auction',
    page: '/games/auction-bridge/',
    law: 'lead-out-of-turn',
    answers: { how: 'one', accepted: 'no', turn: 'partner', played: 'some' },
    ruling: /declarer may have the card stay face up.* or say which suit/,
    source: /1940.*p\. ?124.*law 98/,
  },
  {
    story: 'declarer leads from the wrong hand at auction',
    page: '/games/auction-bridge/',
    law: 'card-led-from-wrong-hand',
    answers: { did: 'objected', holds: 'yes', followed: 'none' },
    ruling: /takes back the card/,
    source: /1940.*p\. ?124.*laws? .*99/,
  },
  {
    story: 'an insufficient bid at contract, overcalled',
    page: '/games/contract-bridge/',
    law: 'insufficient-bid',
    answers: { since: 'overcalled' },
    ruling: /bid stands/,
    source: /1940.*p\. ?456/,
  },
  {
    story: 'an insufficient bid at contract, noticed and made good',
    page: '/games/contract-bridge/',
    law: 'insufficient-bid',
    answers: { since: 'noticed', correction: 'lowest' },
    ruling: /bid stands.*partner must pass/,
    source: /1940.*p\. ?456/,
  },
  {
    story: 'dummy has looked at declarer’s hand at contract',
    page: '/games/contract-bridge/',
    law: 'dummy-rights',
    answers: { looked: 'yes' },
    ruling: /Dummy may not .*ask the declarer about a possible revoke/,
    source: /1940.*p\. ?460/,
  },
  {
    story: 'gin: an undercut, the opponent having laid off',
    page: '/games/gin-rummy/',
    law: 'undercut',
    answers: { opponent: 'lower', gin: 'no' },
    ruling: /difference of the two counts/,
    source: /1940.*p\. ?399/,
  },
  {
    story: 'hearts: who shot the moon with a revoke',
    page: '/games/hearts/',
    law: 'revoke',
    answers: { result: 'moon', agreed: 'no' },
    ruling: /U\.S\. Playing Card says more.*must follow suit.*may not win the game on this deal/,
    source: /1898.*p\. ?46/,
  },
  {
    story: 'canasta: the other side went out, and this one has a red three and no meld',
    page: '/games/canasta/',
    law: 'red-threes-without-meld',
    answers: { melded: 'no', ended: 'opponents', threes: 'some' },
    ruling: /That side loses 100 points for each red three/,
    source: /Sierra.*p\. ?35-47/,
  },
  {
    story: 'a pitch deal in which both sides go out',
    page: '/games/pitch/',
    law: 'both-go-out',
    answers: { bidder: 'yes' },
    ruling: /high, low, jack, game.*bidder wins the game/,
    source: /1940.*p\. ?8-9/,
  },
  {
    story: 'a domino misplayed and noticed two turns later',
    page: '/games/dominoes/',
    law: 'misplayed-domino',
    answers: {},
    ruling: /does not cover this.*those played after it/,
    source: /1940.*p\. ?210-211/,
  },
  {
    story: 'a billiard foul that nobody called before the next stroke',
    page: '/games/billiards/',
    law: 'unclaimed',
    answers: { when: 'second' },
    ruling: /count stands.*Both strokes are valid/,
    source: /1940.*p\. ?44.*law 14/,
  },
  {
    story: 'a number at backgammon that no man can bear off, its men blocked: no book covers it, and the page does not say that books agree',
    page: '/games/backgammon/',
    law: 'no-man-on-point',
    answers: { where: 'blocked' },
    ruling: /^not covered The book does not cover this\. Blue Ribbon 1940/,
    source: /1940.*p\. ?\d.*Donohue.*p\. ?\d/,
  },
  {
    story: 'a meld at pinochle whose cards lie in a meld already',
    page: '/games/pinochle/',
    law: 'card-used-again',
    answers: { second: 'no-better' },
    ruling: /may not/,
    source: /1940.*p\. ?26[67]/,
  },
  ...QUARRELS_OF_SKILL,
  ...QUARRELS_OF_BANKS,
  ...QUARRELS_OF_PARLOUR,
  ...QUARRELS_OF_CHANCE,
];

/** The ruling for the answers: a text for each case that applies, with the passages of the books. */
async function settle(page: Page, quarrel: Quarrel): Promise<string[]> {
  const law = page.locator(`[id="law.${quarrel.law}"]`);
  // The list of all laws is folded.
  await law.evaluate((row) => row.closest('details')?.setAttribute('open', ''));
  await law.locator('h4 a').tap();
  await law.locator('.law-body').waitFor();
  // If partners may not confer, the page first asks who holds the phone.
  const holder = law.locator('hoyle-consult label', { has: page.locator('input[value="chooser"]') });
  if ((await holder.count()) > 0) {
    await holder.tap();
    await law.locator('.control').waitFor();
  }
  for (const [fact, answer] of Object.entries(quarrel.answers)) {
    const field = law.locator(`fieldset[data-fact="${fact}"]:not([hidden])`);
    const option = field.locator('label', { has: page.locator(`input[value="${answer}"], input[data-also~="${answer}"]`) });
    if ((await option.count()) > 0) await option.tap();
  }
  const isSwitch = (await law.locator('.checker.switch').count()) > 0;
  const cases = law.locator(isSwitch ? '.case:has(:checked)' : '.rulings > .case:visible');
  const said = async () =>
    await cases.evaluateAll((all) => all.map((one) => [...one.querySelectorAll('.compared-here, .ruled')].map((part) => part.textContent ?? '').join(' ')));
  const passages = (await law.locator('.passages').textContent()) ?? '';
  const text = (from: string) => from.replace(/\s+/g, ' ').replaceAll('–', '-').trim();
  return (await said()).map((one) => `${text(one)} ${text(passages)}`);
}

describe('settled on a phone', () => {
  test.each(sample(QUARRELS, 14).map((quarrel) => [quarrel.story, quarrel] as const))('%s', async (_, quarrel) => {
    const page = await server.open(quarrel.page, { hasTouch: true, isMobile: true });
    const answers = await settle(page, quarrel);
    const [answer = answers.join(' | ')] = answers.filter((one) => quarrel.ruling.test(one) && quarrel.source.test(one));
    expect(answer).toMatch(quarrel.ruling);
    expect(answer).toMatch(quarrel.source);
    expect(server.complaints()).toEqual([]);
  });
});
