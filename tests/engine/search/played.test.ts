// Which game comes first if none is named: more popular ones, the main game before its variants, and above all the one opened last.
import { describe, expect, test } from 'vitest';
import { recentGames, rememberGame } from '../../../src/components/client/device/recent-games.ts';
import { find } from '../../../src/lib/search/answer/find.ts';
import { searchHere } from '../../../src/lib/search/index/build.ts';
import { PLAYED } from '../../../src/lib/search/words/played.ts';

const site = searchHere();
const first = async (said: string, opened: readonly string[] = []) => (await find(said, site, { opened })).hits[0];

describe('more popular games come first', () => {
  test.each([
    ['reneged on a loner', 'euchre.law.revoke'],
    ['dealt me six', 'euchre.law.wrong-number'],
    ['pegged too many', 'cribbage.law.over-score'],
    ['he knocked with twelve', 'gin-rummy.law.knock-over-ten'],
    ['touched a piece', 'chess.law.touched-own-man'],
    ['he gave me three when I asked for two', 'poker.law.wrong-number-served'],
    ['the guy with the lone hand reneged', 'euchre.law.revoke'],
  ])('%s: %s', async (said, id) => expect((await first(said))?.id).toBe(id));

  test('of the laws on one offence, unless a less common game was opened recently', async () => {
    expect((await first('dealer bid before the others had their say'))?.game).toBe('contract-bridge');
    expect((await first('dealer bid before the others had their say', ['hasenpfeffer']))?.game).toBe('hasenpfeffer');
  });

  test('but not before a clearly better result', async () => {
    expect((await first('he begged twice'))?.game).toMatch(/^all-fours/);
    expect((await first('looked at the last trick'))?.id).toBe('looking-back');
  });

  test('every game with a popularity level exists and is listed once', () => {
    const ids = PLAYED.flatMap(([, , games]) => games.split(' '));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(site.known.groups.find((group) => group.id === id)?.played, id).toBeGreaterThan(0);
  });
});

describe('if no game is named', () => {
  const others = async (said: string) => (await find(said, site)).others.map(({ id }) => id);

  test('at most six other games with results are offered, without the first one', async () => {
    const { hits, others: offered } = await find('dealt me six', site);
    expect(offered).toHaveLength(6);
    expect(offered).toContainEqual({ id: 'poker', title: 'Poker' });
    expect(offered.map(({ id }) => id)).not.toContain(hits[0]?.game);
    // The game that was meant has a result for the same words.
    expect((await find('dealt me six', site, { game: 'poker' })).hits[0]?.game).toBe('poker');
  });

  test.each(['euchre dealt me six', 'euchre.law.revoke', 'does a flush beat a straight', 'xyzzyq', 'uno reverse card'])('none for %s', async (said) =>
    expect(await others(said)).toEqual([]));
});

describe('the game opened last', () => {
  test('comes before games that are only more popular, with a message', async () => {
    const { hits, said } = await find('dealt me six', site, { opened: ['spider', 'poker'] });
    expect(hits[0]?.game).toBe('poker');
    expect(said).toEqual(['Poker first, which you opened lately.']);
    expect((await find('dealt me six', site, { opened: ['euchre'] })).said).toEqual(['Euchre first, which you opened last.']);
  });
  test('changes nothing if a game is named', async () => {
    expect(await find('dealt me six euchre', site, { opened: ['poker'] })).toEqual(await find('dealt me six euchre', site));
  });
  test('is stored when its page is opened; the last six are kept, newest first', () => {
    const kept = new Map<string, string>();
    const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) };
    Object.assign(globalThis, { localStorage: storage });
    for (const path of ['/', '/games/', '/games/patience/', '/games/whist/', '/hoyle/games/euchre/railroad/law/revoke/', '/games/whist/law/revoke/'])
      rememberGame(path);
    expect(recentGames()).toEqual(['whist', 'euchre']);
    for (const id of ['a', 'b', 'c', 'd', 'e']) rememberGame(`/games/${id}/`);
    expect(recentGames()).toEqual(['e', 'd', 'c', 'b', 'a', 'whist']);
  });
});
