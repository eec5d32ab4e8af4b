// What is not here is said first: a game that no book has, with the closest one; a word that no text has; a query without any result.
import { describe, expect, test } from 'vitest';
import { find } from '../../../src/lib/search/answer/find.ts';
import { searchHere } from '../../../src/lib/search/index/build.ts';
import { ABSENT } from '../../../src/lib/search/words/absent.ts';

const site = searchHere();

describe('a game that no book has is named with the closest one, which is then searched', () => {
  test.each([
    ["texas hold'em kicker", "No book here has Texas hold'em. The closest game here: Poker.", /^poker/],
    ['holdem who shows first', "No book here has Hold'em. The closest game here: Poker.", /^poker/],
    ['uno', 'No book here has Uno. The closest game here: Crazy eights.', /^crazy-eights$/],
    ['phase 10 two wilds', 'No book here has Phase 10. The closest game here: Rummy.', /^rummy/],
    ['skip-bo', 'No book here has Skip-Bo. The closest game here: Russian bank.', /^russian-bank$/],
    ['skipbo', 'No book here has Skip-Bo. The closest game here: Russian bank.', /^russian-bank$/],
    ['eight ball scratch', 'No book here has Eight ball. The closest game here: Pool games.', /^pool/],
    ['8 ball scratch', 'No book here has 8 ball. The closest game here: Pool games.', /^pool/],
    ['oh hell dealer bid', 'No book here has Oh hell. The closest game here: Spades.', /^spades/],
  ])('%s', async (said, text, id) => {
    const answer = await find(said, site);
    expect(answer.said).toEqual([text]);
    expect(answer.missing).toEqual([text]);
    expect(text).toContain(`The closest game here: ${answer.closest?.title}.`);
    expect(answer.closest?.url).toMatch(new RegExp(`^/games/${answer.hits[0]?.game.split('/')[0]}/$`));
    expect(answer.hits[0]?.id).toMatch(id);
    expect(answer.changed).toEqual([]);
  });

  test('without a closest game there are no results', async () => {
    expect(await find('president who starts', site)).toMatchObject({ hits: [], said: ['No book here has President.'], closest: null });
  });

  test('at least sixty modern games, each with a closest game that exists, or none', () => {
    const names = ABSENT.flatMap((line) => (line.split(' > ')[0] ?? '').split(', '));
    expect(names.length).toBeGreaterThanOrEqual(60);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const line of ABSENT) {
      const [, near] = line.split(' > ');
      if (near !== undefined)
        expect(
          site.known.groups.map(({ id }) => id),
          line,
        ).toContain(near);
    }
  });
});

test('a game that the books have under another name is found by its modern name', async () => {
  for (const said of ['bs', 'BS called wrong', 'bullshit', 'cheat']) expect((await find(said, site)).named, said).toEqual(['i-doubt-it']);
  expect((await find('is that cheating', site)).named).toEqual([]);
});

test('a word that is common in the laws or part of a named game is not a missing game', async () => {
  for (const said of ['how many points to win at rook', 'revoke in rook', 'playing rook']) expect((await find(said, site)).absent, said).toMatch(/rook/i);
  for (const said of ['rook chess castle', 'chess rook touched', 'rook moved twice', 'uno at skat']) expect((await find(said, site)).absent, said).toBeNull();
});

test('an unknown word is named; without any result that is said, and the full text need not be searched', async () => {
  expect(await find('qwxyz', site)).toMatchObject({ hits: [], said: ['Nothing here answers “qwxyz”.'], nothing: true });
  const half = await find('hey siri somebody flurbqed in whist', site);
  expect(half).toMatchObject({ said: ['No text here has “flurbqed”.'], nothing: false });
  expect(half.hits[0]?.game).toBe('whist');
});

test('a game without a law on the offence says so', async () => {
  expect((await find('revoke klondike', site)).said[0]).toMatch(/^No book has a law of klondike/);
});
