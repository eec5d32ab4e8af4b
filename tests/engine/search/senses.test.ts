// Words that answer a question of a law set that answer: the ruling of that case, a link to it, and how the words were read.
import { describe, expect, test } from 'vitest';
import { sayRead } from '../../../src/lib/search/answer/as-put.ts';
import { find } from '../../../src/lib/search/answer/find.ts';
import { searchHere } from '../../../src/lib/search/index/build.ts';
import { unpackSensed } from '../../../src/lib/search/read/senses.ts';
import { places } from '../../support/library.ts';

const site = searchHere();

describe('the ruling is for the case that the words describe', () => {
  test.each([
    ['reneged on a loner', 'euchre.law.revoke', '?against=lone-hand', /^Lone hand: yes\. Blue Ribbon: \+4/],
    ['both sides reneged in euchre', 'euchre.law.revoke', '?sides=both', /^Both sides\. Blue Ribbon: deal void/],
    ['dealer exposed a card euchre', 'euchre.law.exposed-in-deal', undefined, /^Dealer\. /],
    ['renege euchre', 'euchre.law.revoke', '', /^(?!Lone)/],
  ])('%s', async (said, id, query, line) => {
    const hit = (await find(said, site)).hits.find((one) => one.id === id);
    expect(hit?.gist).toMatch(line);
    if (query === undefined) expect(hit?.query).toMatch(/^\?\w+=dealer$/);
    else expect(hit?.query ?? '').toBe(query);
  });

  test('by every book', async () => {
    const [hit] = (await find('reneged on a loner', site)).hits;
    expect(hit?.put?.label).toBe('Lone hand: yes');
    expect(hit?.put?.rulings.map(({ books, figure, text }) => [books.join(), figure, text])).toEqual([
      ['blue-ribbon-1940', '+4', 'to the lone player'],
      ['donohue', '+2', 'to the other side'],
      ['uspc-1898', '+4', 'to the lone player’s side'],
    ]);
    expect(hit?.gist).toContain('Donohue: +2 to the other side');
  });

  test('and how they were read is shown', async () => {
    const [hit] = (await find('reneged on a loner', site)).hits;
    expect(hit === undefined ? '' : sayRead(hit)).toBe('Read as: reneged = revoke, a loner = lone hand: yes.');
    const [plain] = (await find('revoke euchre', site)).hits;
    expect(plain === undefined ? '' : sayRead(plain)).toBe('');
  });
});

test('every answer that words can set exists in its law', async () => {
  const laws = new Map(places.flatMap(({ laws }) => laws.map((law) => [law.id, law] as const)));
  let count = 0;
  for (let n = 1; n < site.known.groups.length; n++)
    for (const { id, sensed } of await site.entries(n))
      for (const { question, answer } of unpackSensed(sensed)) {
        count += 1;
        expect(laws.get(id)?.facts[question]?.options[answer], `${id} ${question}=${answer}`).toBeDefined();
      }
  expect(count).toBeGreaterThan(150);
});
