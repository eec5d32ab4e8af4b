// @module-tag rotating
// Links, most of them broken, to every kind of page, 2,000 of them in CI: no page throws or logs an error, and a page reports what it does not use.
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newWindow, site } from '../support/browser/browser.ts';
import { type Link, links } from '../support/browser/links.ts';
import { placeRows } from '../support/library.ts';
import { DEPTH, runs, SEED, sample } from '../support/tier.ts';

const server = site();
/** A law of euchre without questions. */
const plain =
  placeRows
    .find(([id]) => id === 'euchre')?.[1]
    .laws.find((law) => Object.keys(law.facts).length === 0 && Object.values(law.readings).some(({ status }) => status === 'stated'))?.key ?? '';
const RUNS = Number(process.env.LINKS ?? runs(500 * DEPTH, 12));

/** Runs in the page: names in its link that are neither used nor reported, after all code that the link needs has loaded. */
async function unanswered(kind: string): Promise<string[]> {
  const asked = new URLSearchParams(location.search);
  const [law, score] = [asked.get('law') ?? '', asked.get('score') ?? ''];
  const sect = (id: string) => (document.getElementById(id)?.closest('main') == null ? null : document.getElementById(id));
  const until = performance.now() + 4000;
  // A scorer that is a row of a long page is replaced as a whole.
  const row = document.getElementById(`score.${score}`);
  while (row?.isConnected === true && row.dataset.code !== undefined && performance.now() < until) await new Promise((done) => setTimeout(done, 20));
  const ofLaw = law === '' ? null : sect(`law.${law}`);
  const ofScore = ofLaw !== null || score === '' ? null : sect(`score.${score}`);
  const said = (control: Element[]) => {
    const first = control[0];
    if (control.length > 1 || first?.closest('[data-kind="list"]') != null)
      return first instanceof HTMLInputElement && first.type === 'radio'
        ? (control as HTMLInputElement[]).find((one) => one.checked)?.value
        : (control as HTMLInputElement[]).map((one) => one.value).join('.');
    if (first instanceof HTMLInputElement && first.type === 'checkbox') return first.checked ? 'yes' : 'no';
    return (first as HTMLInputElement | undefined)?.value;
  };
  const bare = (text: string) => text.toLowerCase().replace(/[\s.;|-]+/g, '');
  const same = (value: string, shown: string | undefined) =>
    shown !== undefined &&
    (bare(shown) === bare(value) ||
      (['true', '1', 'on', 'yes'].includes(value) && shown === 'yes') ||
      (['false', '0', 'off', 'no'].includes(value) && shown === 'no'));
  const taken = (name: string, value: string): boolean => {
    if (ofLaw !== null) {
      if (name === 'law') return true;
      if (name === 'book') return ['', 'sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898', 'hoffmann'].includes(value);
      const answers = [...ofLaw.querySelectorAll<HTMLInputElement>('hoyle-checker input')].filter((one) => one.name === name);
      const chosen = answers.filter((one) => one.checked);
      if (value === 'unknown' && chosen.length === 0) return answers.length > 0;
      return chosen.some((one) => [one.value, ...(one.dataset.also ?? '').split(' ')].includes(value));
    }
    if (ofScore !== null) {
      if (name === 'score') return true;
      if (name === 'deal' && kind === 'sheet') return true;
      if (name === 'claim') return same(value, [...ofScore.querySelectorAll<HTMLInputElement>('[data-claim]')].map((one) => one.value).join('.'));
      const form = ofScore.querySelector('form');
      // If only one book counts, its field exists but is hidden.
      const controls = [...(form?.querySelectorAll(`[name="${CSS.escape(name)}"]`) ?? [])].filter(
        (one) => name === 'book' || one.closest('.field')?.matches('[hidden]') !== true,
      );
      return controls.length > 0 && same(value, said(controls));
    }
    const forms = document.querySelectorAll<HTMLFormElement>('main hoyle-filter > form, main form[data-search-page]');
    const controls = [...forms].flatMap((form) => [...form.elements] as HTMLInputElement[]).filter((one) => one.name === name);
    if (controls[0]?.type === 'radio') return controls.some((one) => one.checked && one.value === value);
    if (controls[0]?.type === 'checkbox') return value === '' || controls.some((one) => one.checked && one.value === value);
    return name !== '' && controls[0] !== undefined && controls[0].value.trim() === value.replace(/[\r\n]/g, '').trim();
  };
  const clip = (text: string) => (text.length > 60 ? text.slice(0, 60) : text);
  const open = () => {
    const told = [...document.querySelectorAll<HTMLElement>('.notice:not([hidden], .sheet-guest) [data-of]')];
    const sayings = (name: string) => told.filter((one) => (JSON.parse(one.dataset.of ?? '[]') as string[]).includes(name)).map((one) => one.textContent ?? '');
    return [...new Set(asked.keys())].filter((name) => {
      const [first = '', ...more] = asked.getAll(name);
      const isList = (name === 'deal' && kind === 'sheet') || ofScore?.querySelector(`[data-kind="list"][data-field="${CSS.escape(name)}"]`) != null;
      const said = sayings(name).join('\n');
      if (more.length > 0 && !isList && !said.includes(`${more.length + 1} answers`) && !said.includes(`${clip(name)}=`)) return true;
      const value = isList ? [first, ...more].join('.') : first;
      // A problem at a field names its label, not its key.
      const labelled = ofScore?.querySelector(`[data-field="${CSS.escape(name)}"] .problem:not([hidden])`) != null;
      return !(taken(name, value) || said !== '' || labelled || (value === '' && (ofLaw !== null || ofScore !== null)));
    });
  };
  const tag = ofLaw?.querySelector('hoyle-checker') ?? ofScore?.querySelector('hoyle-scorer, hoyle-sheet') ?? null;
  if (tag !== null) await Promise.race([customElements.whenDefined(tag.localName), new Promise((done) => setTimeout(done, 4000))]);
  let left = open();
  while (left.length > 0 && performance.now() < until) {
    await new Promise((done) => setTimeout(done, 20));
    left = open();
  }
  return left;
}

async function fault(page: Page, link: Link): Promise<string> {
  await page.goto(`${server.address}${link.path}${link.search}#${link.hash}`, { waitUntil: 'domcontentloaded' });
  const left = await page.evaluate(unanswered, link.kind);
  return left.length === 0 ? '' : `neither taken nor told: ${left.map((name) => JSON.stringify(name)).join(', ')}`;
}

const text = (raw: string) => raw.replace(/\s+/g, ' ');
const notice = async (path: string, where: string) => {
  const page = await server.open(path);
  const said = page.locator(`${where} .notice:not([hidden], .sheet-guest)`).first();
  await said.waitFor();
  return { page, said: text(await said.innerText()) };
};

/** Links with one fault each, and the message on the page, with its place. */
const WRONG = [
  ['/games/euchre/?law=revok', 'main', 'Law: this link says “revok”. Choose “Revoke”, '],
  ['/games/euchre/?law=__proto__', 'main', 'Law: this link says “__proto__”. Choose “'],
  ['/games/euchre/?law=revoke&claimed=soon', 'hoyle-checker', 'When did it come out? This link says “soon”. Choose “Before the trick was turned down'],
  [
    '/games/euchre/?law=revoke&claimed=late&claimed=in-time',
    'hoyle-checker',
    'When did it come out? This link gives 2 answers. “late” is taken, not “in-time”.',
  ],
  ['/games/euchre/?law=revoke&utm_source=chat&x=1', 'hoyle-checker', 'This link says utm_source=chat, x=1, which nothing on this page asks for.'],
  [
    '/games/euchre/?law=revoke&clamed=late',
    'hoyle-checker',
    'This link says clamed=late, which nothing on this page asks for. Perhaps “When did it come out?” is meant.',
  ],
  ['/games/cribbage/?score=hands', 'main', 'Count: this link says “hands”. Choose “'],
  ['/games/cribbage/?crib=perhaps&hand=5H-5S-5C-JD&score=hand&starter=5D', 'hoyle-scorer', 'his link says “perhaps”. Answer yes or no.'],
  ['/games/euchre/?score=deal&tricks=5o', 'hoyle-scorer', 'his link says “5o”. Enter a whole number from 0 to 5.'],
  [
    '/games/cribbage/?hand=5H-5S-5C-JD&score=hand&starter=5D&claim=twelve',
    'hoyle-scorer',
    'Claimed: this link says “twelve”. Enter one number or two, such as 12 or 12.16.',
  ],
  ['/games/?kind=kard&colour=red', 'main', 'Kind: this link says “kard”. Choose “'],
  ['/games/?kind=kard&colour=red', 'main', 'This link says colour=red, which nothing on this page asks for.'],
  ['/search/?q=revoke&book=nobody', 'main', 'Book: this link says “nobody”. Choose “'],
  ['/about/?page=2', 'main', 'This link says page=2, which nothing on this page asks for.'],
  ['/games/euchre/#law.revok', 'main', 'This link points at “law.revok”, which is not on this page.'],
  ['/games/euchre/#50%', 'main', 'This link points at “50%”, which is not on this page.'],
  ['/games/contract-bridge/?colour=red&score=rubber', '.scorer', 'This link says colour=red, which nothing on this page asks for.'],
] as const;

test.each(sample(WRONG, 5))('%s', async (path, where, sentence) => {
  const { said } = await notice(path, where);
  expect(said).toContain(sentence);
  expect(server.complaints()).toEqual([]);
});

test('an anchor that is nearly right leads to the right one', { tags: 'full' }, async () => {
  const { page } = await notice('/games/euchre/#law.revok', 'main');
  await page.locator('.notice a').click();
  await page.locator('[id="law.revoke"] .verdict-full').waitFor();
});

test('a number that is out of range is kept, and reported at its field', { tags: 'full' }, async () => {
  const page = await server.open('/games/euchre/?score=deal&tricks=9&alone=no');
  await page.locator('[id="score.deal"] .problem:not([hidden])').first().waitFor();
  expect(text(await page.locator('[id="score.deal"] [data-field="tricks"] .problem').innerText())).toContain('nter a whole number from 0 to 5. You have "9".');
  expect(await page.locator('[id="score.deal"] input[name="tricks"]:checked').inputValue()).toBe('9');
});

test('an invalid escape breaks nothing: the page for an unknown address searches for its words', { tags: 'full' }, async () => {
  const page = await server.open('/about/');
  const lost = (await page.context().request.get(`${server.address}/404.html`)).text();
  await page.route('**/games/100%/', async (route) => route.fulfill({ status: 404, contentType: 'text/html', body: await lost }));
  await page.goto(`${server.address}/games/100%/`);
  await expect.poll(() => page.locator('[data-not-found] input[name="q"]').inputValue()).toBe('100%');
  expect(server.complaints().filter((line) => !line.includes('404'))).toEqual([]);
});

test('a law without questions opens at its ruling, and unused answers in the link are named', { tags: 'full' }, async () => {
  const { page, said } = await notice('/games/euchre/?book=sierra&claimed=late&law=PLAIN'.replace('PLAIN', plain), `[id="law.${plain}"]`);
  expect(said).toContain('This link says claimed=late, which nothing on this page asks for.');
  expect(await page.locator(`[id="law.${plain}"] .ruling`).first().isVisible()).toBe(true);
});

test('a scorer that has moved is found at its new place, with everything in the link', { tags: 'full' }, async () => {
  const page = await server.open('/games/poker/?cards=JH-JS-2C-3D-4H&score=openers');
  await page.waitForURL('**/games/poker/jack-pots/**');
  expect(new URL(page.url()).searchParams.get('cards')).toBe('JH-JS-2C-3D-4H');
  await page.locator('[id="score.openers"]').waitFor();
});

test.each([
  ['/games/?players=4&kind=card&book=hoffmann', /^All fours/, 'Euchre'],
  ['/games/?name=pin', /^Pinochle/, 'Whist'],
  ['/score/?what=cribbage', /^Cribbage/, 'Euchre'],
])('a list is filtered as its link says: %s', { tags: 'full' }, async (path, has, hasNot) => {
  const page = await server.open(path);
  await page.locator('.empty:not([hidden])').waitFor();
  const items = await page.locator('[data-item]:visible').allInnerTexts();
  expect([items.some((one) => has.test(one)), items.some((one) => one.startsWith(hasNot))]).toEqual([true, false]);
  expect(await page.locator('.notice.of-link').count()).toBe(0);
});

test('a choice that a list no longer offers is explained', { tags: 'full' }, async () => {
  const page = await server.open('/games/?players=9');
  expect(await page.locator('.notice.of-link').innerText()).toContain('This link says “9”. Choose “1 player”, “2 players”');
});

test('the two claims are kept in the link', { tags: 'full' }, async () => {
  const page = await server.open('/games/cribbage/score/hand/?book=sierra&claim=28.30&crib=no&hand=5H-5S-5C-JD&score=hand&starter=5D');
  const scorer = page.locator('[id="score.hand"]');
  await scorer.locator('.claimed').nth(1).waitFor();
  expect(await scorer.locator('.claimed').allInnerTexts()).toEqual([expect.stringContaining('One says 28'), expect.stringContaining('The other says 30')]);
  await scorer.locator('[data-claim="One"]').fill('');
  await scorer.locator('[data-claim="The other"]').fill('16');
  await expect.poll(() => scorer.locator('.claimed').count()).toBe(1);
  await scorer.locator('[data-do="share"]').click();
  await expect.poll(() => new URL(page.url()).searchParams.get('claim')).toBe('.16');
  expect(await scorer.locator('.notice:not([hidden])').count()).toBe(0);
});

test('a sheet shared by a link opens in a browser that has none', { tags: 'full' }, async () => {
  const page = await server.open(
    '/games/contract-bridge/?book=sierra&deal=declarer*we_denomination*hearts_doubling*none_level*2_looked*nobody_tricks*8&score=rubber&we=North',
  );
  await page.locator('hoyle-sheet[data-key="rubber"] .score-sheet tbody:not(.pending)').first().waitFor();
  expect(await page.locator('hoyle-sheet[data-key="rubber"] .sheet-guest').isVisible()).toBe(true);
});

/** Tabs in parallel: a page often waits for its code. With four, a link takes half as much processor time again, because more tabs wait and look. */
const TABS = 2;

test(`${RUNS} links in a browser`, { timeout: 900_000 }, async () => {
  console.log(`links in a browser: SEED=${SEED}`);
  const context = await server.context();
  // What is compared is in the document, so the page need not be laid out: that takes a third of the time.
  await context.addInitScript(() => addEventListener('DOMContentLoaded', () => document.body.style.setProperty('content-visibility', 'hidden')));
  const queue = fc.sample(links, { seed: SEED, numRuns: RUNS });
  const faults: string[] = [];
  const follow = async (): Promise<void> => {
    const page = await newWindow(context);
    let said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    page.on('dialog', (dialog) => {
      said.push(`a dialog opened: ${dialog.message()}`);
      void dialog.dismiss();
    });
    for (let link = queue.pop(); link !== undefined && faults.length <= 20; link = queue.pop()) {
      said = [];
      const left = await fault(page, link);
      if (left !== '' || said.length > 0) faults.push(`${link.path}${link.search}#${link.hash}\n    ${[left, ...said].filter((one) => one !== '').join('; ')}`);
    }
  };
  await Promise.all(Array.from({ length: TABS }, follow));
  expect(faults, faults.join('\n')).toEqual([]);
});
