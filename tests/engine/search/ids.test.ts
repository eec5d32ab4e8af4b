// Ids as the site prints them, law numbers, and variants by name: the exact match comes first.
import { describe, expect, test } from 'vitest';
import { titleOf } from '../../../src/lib/catalogue/library.ts';
import { find } from '../../../src/lib/search/answer/find.ts';
import { searchHere } from '../../../src/lib/search/index/build.ts';
import { indexedGroups } from '../../../src/lib/search/index/indexed-groups.ts';

const site = searchHere();
const groups = indexedGroups();

test('an id finds its item, a place its page', async () => {
  const ids = groups.flatMap(({ id, entries }) => (id === '' ? [] : entries)).filter(({ kind }) => 'lsirq'.includes(kind));
  expect(ids.length).toBeGreaterThan(5000);
  for (const { id } of ids.filter((_, n) => n % 30 === 0)) expect((await find(id, site)).hits[0]?.id, id).toBe(id);
  expect((await find('euchre.law.revoke', site)).hits[0]).toMatchObject({ id: 'euchre.law.revoke', game: 'euchre', kind: 'l' });
  expect((await find('Euchre.law.revoke ', site)).hits[0]?.id).toBe('euchre.law.revoke');
  expect((await find('euchre/railroad', site)).hits[0]?.id).toBe('euchre/railroad');
});

test('a variant without a row of its own finds the row of its game; an id that does not exist is searched as words', async () => {
  expect((await find('euchre/railroad.law.looking-back', site)).hits[0]?.id).toBe('euchre.law.looking-back');
  expect((await find('euchre.law.no-such-thing', site)).hits[0]?.id).toMatch(/^euchre/);
});

test('the number of a law finds what cites it, before or after the game, also as a Roman numeral', async () => {
  for (const { id, entries } of groups.filter((group) => ['whist', 'auction-bridge', 'contract-bridge', 'chess', 'backgammon', 'euchre'].includes(group.id))) {
    const citing = (number: string) => entries.filter(({ posts }) => posts.has(`law${number}`)).map((entry) => entry.id);
    const numbers = [...new Set(entries.flatMap(({ posts }) => [...posts.keys()].flatMap((one) => /^law(\d+|[ivxl]+)$/.exec(one)?.[1] ?? [])))];
    for (const number of numbers)
      for (const said of [`law ${number} ${titleOf(id)}`, `${titleOf(id)} law ${number}`])
        expect(citing(number), said).toContain((await find(said, site)).hits[0]?.id);
  }
});

describe('a variant that is named comes before its game', () => {
  test.each([
    ['cinch widow discard', 'cinch/widow.law.widow-discard'],
    ['widow cinch discard', 'cinch/widow.law.widow-discard'],
    ['unlimited loo pay', /^loo\/unlimited\./],
    ['railroad euchre revoke', 'euchre/railroad.law.revoke'],
    ['seven handed euchre reneged', 'euchre/seven-handed.law.revoke'],
  ])('%s: %s', async (said, id) => expect((await find(said, site)).hits[0]?.id).toMatch(id));
});
