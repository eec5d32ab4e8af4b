// @module-tag rotating
// The files of the search: their sizes, how few of them a query needs, and that they unpack to what was packed.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { find } from '../../../src/lib/search/answer/find.ts';
import { packPosts, packWords, unpackPosts, unpackWords } from '../../../src/lib/search/files/word-format.ts';
import { searchIn } from '../../../src/lib/search/here.ts';
import { searchFiles, searchHere } from '../../../src/lib/search/index/build.ts';
import { sentences } from '../../support/sentences.ts';

const site = searchHere();

describe('the files', () => {
  const files = searchFiles('0123456789', 'a'.repeat(600));
  const sizeOf = (file: unknown) => gzipSync(JSON.stringify(file)).length;
  const sizes = [...files.pieces].map(([path, piece]) => [path, sizeOf(piece)] as const);
  const largest = (of: string) => Math.max(...sizes.flatMap(([path, size]) => (path.includes(of) ? [size] : [])));

  test('the first file is at most 20 kB with all game names; a piece of words 7 kB, a piece of a game 22 kB with plain facts and pages', () => {
    // All games except the glossary, which is a page, and the solitaire with two packs, which is part of another; plus the entries without a game.
    expect(site.known.groups.length).toBeGreaterThanOrEqual(198);
    console.log(`first file ${sizeOf(files.first)} bytes; largest piece of words ${largest('/w-')}, of a game ${largest('/g-')}; ${sizes.length} pieces`);
    expect(sizeOf(files.first)).toBeLessThanOrEqual(20_000);
    expect(largest('/w-')).toBeLessThanOrEqual(7_000);
    expect(largest('/g-')).toBeLessThanOrEqual(22_000);
  });

  test('a query needs few pieces; cold, warm and typed letter by letter it gives the same result', async () => {
    for (const said of ['reneged on a loner', 'railroad euchre misdeal', 'over pegged cribage', 'two cards to a trick whist', 'dealt me six']) {
      const taken = new Set<string>();
      const pieces = new Map(files.pieces);
      const get = pieces.get.bind(pieces);
      pieces.get = (path) => {
        taken.add(path);
        return get(path);
      };
      const cold = searchIn({ first: files.first, pieces });
      const answer = await find(said, cold);
      expect(taken.size, said).toBeLessThan(40);
      expect(await find(said, cold)).toEqual(answer);
      const typing = searchIn(files);
      for (let n = 1; n < said.length; n++) await find(said.slice(0, n), typing);
      expect(await find(said, typing)).toEqual(answer);
    }
  });

  test('earlier queries do not change a result, however the words are spelt, and spaces around a query are ignored', async () => {
    const said = sentences.slice(0, 60).map(({ say }) => say);
    const questions = [...said, 'shufled twice at cribage', 'redubble rules bridge', 'a lone hand', 'jack pots', 'hafway around', 'misdeel'];
    const warm = searchIn(files);
    for (const one of questions) await find(one, warm);
    for (const one of questions.filter((_, n) => n % 6 === 0 || n >= said.length)) {
      const answer = await find(one, searchIn(files));
      expect(await find(one, warm), one).toEqual(answer);
      expect(await find(` ${one}  `, warm), one).toEqual(answer);
    }
  });

  test('postings and words round-trip', () => {
    const posts = [
      [0, 1],
      [1, 0.52],
      [36, 0],
      [5000, 0.92],
    ] as const;
    const read = unpackPosts(packPosts(posts));
    expect(read.map(([entry]) => entry)).toEqual(posts.map(([entry]) => entry));
    for (const [n, [, weight]] of read.entries()) expect(weight).toBeCloseTo(posts[n]?.[1] ?? -1, 1);
    const words = unpackWords(
      packWords([
        ['revok', { form: 'revoke', specificity: 1.6, posts }],
        ['already', { form: 'already', specificity: 0.4, posts }],
        ['pack', { form: 'pack', specificity: 1, posts: [] }],
      ]),
    );
    expect([...words.keys()]).toEqual(['revok', 'already', 'pack']);
    expect([...words.values()].map(({ specificity }) => specificity)).toEqual([1.6, 0.4, 1]);
    expect([...words.values()].map(({ form }) => form)).toEqual(['revoke', 'already', 'pack']);
    expect(words.get('pack')?.posts).toEqual([]);
  });
});
