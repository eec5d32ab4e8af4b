// Which games a query names, and where it is then searched.
import { describe, expect, test } from 'vitest';
import { find } from '../../../src/lib/search/answer/find.ts';
import { searchHere } from '../../../src/lib/search/index/build.ts';
import { nameOfForm } from '../../../src/lib/search/read/names.ts';
import { wordsOf } from '../../../src/lib/search/words/words.ts';

const site = searchHere();
const bearers = (name: string) => new Set(site.known.names.get(wordsOf(name).join(''))?.map(({ group }) => group)).size;

test('a name that is meant as a common word does not hide a better result or report a missing law', async () => {
  const { hits, said } = await find('joker turned up', site);
  // Two forms of euchre have a law of this title.
  expect(hits[0]?.id).toMatch(/^euchre\/(?:joker|railroad)\.law\.joker-turned$/);
  expect(said).toEqual([]);
});

describe('a game that is named decides where to search', () => {
  test.each([
    ['dealt out of turn bowling', ['bowling']],
    ['jin knocked with twelve', ['gin-rummy']],
    ['penuckle meld', ['pinochle']],
    ['revoke solatare', ['klondike', 'solitaire']],
    ['brige whist who names trumps', ['bridge-whist']],
    ['bridge revoke', ['auction-bridge', 'bridge-whist', 'contract-bridge']],
    ['seven up beg', ['all-fours']],
    ['conquian misdeal', ['rummy/conquian']],
    ['dummy up', ['auction-bridge/dummy-up']],
    ['three handed euchre misdeal', ['euchre/three-handed']],
    ['three handed misdeal', []],
    ['muggins at cribbage', ['cribbage']],
    ['dummy got up and looked at a hand', []],
  ])('%s: %s', async (said, games) => {
    expect([...(await find(said, site)).named].sort()).toEqual(games);
  });
  test('common table words name no game', async () => {
    for (const said of ['he trumped my ace but he had hearts', 'dealer put the deck down', 'he led a spade', 'went over thirty-one'])
      expect((await find(said, site)).named, said).toEqual([]);
    expect((await find('led out of turn at hearts', site)).named).toEqual(['hearts']);
  });
  test('a missing law is reported, and the general laws on the offence come first', async () => {
    const { said, hits } = await find('klondike revoke', site);
    expect(said.join()).toMatch(/No book has a law of klondike .*revoke/);
    expect(hits[0]?.game).toBe('general-laws');
    expect(hits.map(({ id }) => id)).toEqual(expect.arrayContaining(['revoke', 'klondike']));
  });
  test('a number of players is no offence', async () => {
    for (const said of ['3 player cassino', 'cassino three players']) {
      const { said: told, hits } = await find(said, site);
      expect(told, said).toEqual([]);
      expect(hits[0]?.game, said).toMatch(/^cassino/);
    }
  });
  test('a variant is found by its own name, without that of its game', async () => {
    const lost: string[] = [];
    for (const { id, forms } of site.known.groups)
      for (const { key, title } of forms) {
        const own = nameOfForm(title);
        // Names that are table words, or of many games, or of a game that no book has, need their game beside them.
        if (own === null || title.startsWith('*') || site.known.absent.has(wordsOf(own).join('')) || bearers(own) > 3) continue;
        if (!(await find(own, site)).named.includes(`${id}/${key}`)) lost.push(title);
      }
    expect(lost).toEqual([]);
  });
  test('every game is found by its name alone', async () => {
    for (const { id, title } of site.known.groups.filter((group) => group.id !== ''))
      expect((await find(title.replace('*', ''), site)).hits[0]?.game, title).toBe(id);
  });
});
