// Receipts in the browser: the question in a link, and a library with only the games that a receipt needs.
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { seeded, shuffled } from '../../../scripts/seeded.ts';
import { checkReceipt, makeReceipt, showReceipt, titlesOf } from '../../../src/lib/receipts/engine.ts';
import { questionIn } from '../../../src/lib/receipts/question.ts';
import { makeId, type Raw, type Receipt, receipt } from '../../../src/rules-engine/index.ts';
import { encodeEntry } from '../../../src/rules-engine/sheets/written.ts';
import { library, places } from '../../support/library.ts';
import { runs, SEED } from '../../support/tier.ts';

const EDITION = { name: '0.1.0', hash: 'a7260c5e7c' };
const SITE = 'https://cards.example';

test.each([
  ['/games/euchre/law/revoke/?book=donohue&claimed=late', { id: 'euchre.law.revoke', book: 'donohue', given: { claimed: ['late'] } }],
  ['/games/euchre/railroad/law/misdeal/', { id: 'euchre/railroad.law.misdeal', book: '', given: {} }],
  ['/hoyle/games/cribbage/score/hand/?hand=5H-5S&score=hand&claim=12&whose=We', { id: 'cribbage.score.hand', book: '', given: { hand: ['5H-5S'] } }],
  ['/games/euchre/?law=revoke&claimed=late&other-version=claimed.in-time#law.revoke', { id: 'euchre.law.revoke', book: '', given: { claimed: ['late'] } }],
  ['/games/euchre/railroad/#law.misdeal', { id: 'euchre/railroad.law.misdeal', book: '', given: {} }],
  ['/games/euchre/', null],
  ['/penalties/revoke/', null],
])('%s', (address, question) => {
  expect(questionIn(`  ${SITE}${address}\n`)).toEqual(question);
});
test('a text that is not a link has no question', () => {
  expect([questionIn(''), questionIn('{"format":"hoyle-receipt"}'), questionIn('euchre.law.revoke')]).toEqual([null, null, null]);
});

/** Empty answers are not in a link. */
const answered = (raw: Raw): Raw => Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''));
const examples = places.flatMap((place) => place.described.examples.flatMap((one) => (one.kind === 'worth' ? [] : [[place, one] as const])));

test('a receipt from a link equals that from the whole library', { timeout: 120_000 }, async () => {
  const wrong: string[] = [];
  let made = 0;
  for (const [place, one] of shuffled(examples, seeded(SEED)).slice(0, runs(400, 80))) {
    const [kind, key] = one.kind === 'law' ? (['law', one.law] as const) : (['score', one.kind === 'score' ? one.scorer : one.sheet] as const);
    const input = one.kind === 'law' ? one.answers : one.kind === 'score' ? one.input : { setup: answered(one.setup), entries: one.entries.map(answered) };
    const id = makeId(place.id, kind, key);
    const expected = receipt(library, { id, book: one.book, input }, EDITION);
    if (!expected.ok) continue;
    const values = one.kind === 'sheet' ? { ...one.setup } : (input as Record<string, string | undefined>);
    const query = new URLSearchParams(Object.entries({ ...values, book: one.book }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
    if (one.kind === 'sheet') for (const entry of one.entries) query.append('deal', encodeEntry(entry));
    const question = questionIn(`${SITE}/games/${place.id}/${kind}/${key}/?${query}`);
    const found = question === null ? null : await makeReceipt(question, EDITION);
    made += 1;
    if (found?.ok !== true || !isDeepStrictEqual(found.value, expected.value)) wrong.push(`${id} ${query}: ${JSON.stringify(found).slice(0, 200)}`);
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(made).toBeGreaterThan(50);
});

const questionOf = (address: string) => questionIn(`${SITE}${address}`) ?? { id: '', book: '', given: {} };
async function made(address: string): Promise<Receipt> {
  const one = await makeReceipt(questionOf(address), EDITION);
  if (!one.ok) throw new Error(one.message);
  return one.value;
}

test('a link without a book, or with a book that does not have the game, gets the first book that rules', async () => {
  const [none, other] = [await made('/games/euchre/law/revoke/?claimed=unknown'), await made('/games/euchre/law/revoke/?book=hoffmann')];
  expect([none.book, other.book, none.input]).toEqual(['blue-ribbon-1940', 'blue-ribbon-1940', {}]);
});
test('the error names an unknown law or a wrong answer', async () => {
  expect(await makeReceipt(questionOf('/games/euchre/law/revok/'), EDITION)).toMatchObject({
    ok: false,
    message: expect.stringContaining('“euchre.law.revok”'),
  });
  expect(await makeReceipt(questionOf('/games/euchre/law/revoke/?claimed=lat'), EDITION)).toMatchObject({ ok: false, message: expect.stringContaining('lat') });
});

test('former ids and links are redirected', async () => {
  const asked = new URLSearchParams({ shown: 'JS JH 4C 8D 9S' });
  const now = await made(`/games/poker/jack-pots/score/openers/?${asked}`);
  expect(await made(`/games/poker/score/openers/?${asked}`)).toEqual(now);
  const old = JSON.stringify({ ...now, id: 'poker.score.openers' });
  expect(await checkReceipt(old, EDITION)).toMatchObject({ ok: true, value: { found: { holds: true, result: 'same' } } });
  const six = await made('/games/cribbage/score/hand/?form=six-card&hand=5H-5S-5C-JD&starter=5D');
  expect([six.id, six.input]).toEqual(['cribbage.score.hand', { hand: '5H-5S-5C-JD', starter: '5D' }]);
});

test('a receipt is shown in the words of the site', async () => {
  const one = await made('/games/euchre/law/revoke/?book=donohue&claimed=late');
  expect(await showReceipt(one)).toMatchObject({
    title: 'Euchre: Revoke',
    href: '/games/euchre/law/revoke/',
    book: 'Donohue, undated',
    asked: [['When did it come out?', expect.any(String)]],
  });
  expect(await titlesOf(['euchre.law.revoke', 'nothing.law.here'])).toMatchObject([{ title: 'Euchre: Revoke' }, { title: 'nothing.law.here' }]);
  expect(await checkReceipt('{}', EDITION)).toMatchObject({ ok: false, message: expect.stringContaining('hoyle-receipt') });
});
