// Words that are also games: the interpretation that covers more of the query wins, and the other is still offered.
import { describe, expect, test } from 'vitest';
import { find } from '../../../src/lib/search/answer/find.ts';
import { searchHere } from '../../../src/lib/search/index/build.ts';

const site = searchHere();

describe('a word that is also a game', () => {
  test.each([
    ['renege hearts penalty', /^hearts\.law\.revoke$/],
    ['hearts renege', /^hearts\.law\.revoke$/],
    ['left pedro', /^cinch/],
    ['left pedro ranks where in trumps', /^cinch/],
    ['pedro bid not made', /^pedro/],
    ['backgammon dice landed on the checkers', /^backgammon\.law\.cocked-die$/],
    ['backgamon dice landed on the checkers', /^backgammon\.law\.cocked-die$/],
    ['checkers he touched a man', /^checkers/],
    ['he missed his nobs, i called muggins', /^cribbage\.law\.under-score$/],
    ['muggins at dominoes', /^dominoes\/muggins/],
    ['Black-jack hearts', /^hearts\/black-jack$/],
    ['Black-jack hearts renege', /^hearts/],
    ['put his hand on the table', /^(?!put)/],
    ['golf stuck', /^golf/],
    ['he led in spades', /^spades/],
    ['clubs are trump and he reneged', /revoke/],
  ])('%s: %s', async (said, id) => {
    const { hits } = await find(said, site, { most: 6 });
    expect(hits[0]?.id, hits.map((hit) => hit.id).join(' ')).toMatch(id);
  });

  test('does not take over the query: the best results of the other interpretation follow', async () => {
    expect((await find('left pedro', site)).hits.map(({ game }) => game)).toEqual(expect.arrayContaining(['cinch', 'pedro']));
    const spades = await find('extra card in spades', site);
    expect(spades.named).toEqual(['spades']);
    expect(spades.hits.some(({ game }) => game === 'spades')).toBe(true);
    expect(spades.hits.some(({ game }) => game !== 'spades')).toBe(true);
  });
});
