// The full text as written by Pagefind, queried with Pagefind's own script. The build runs the same query, and fails if there is no answer.
import { expect, test } from 'vitest';
import { askIndex } from '../../../src/integrations/search/pagefind-asked.ts';
import { DIST, distFiles } from '../../support/browser/dist.ts';

const folder = new URL('pagefind/', DIST).href;
const url = '/games/euchre/law/revoke/';

test('it finds a law by its words, with a filter and without', async () => {
  expect(await askIndex({ folder, words: 'revoke euchre', kind: 'penalty', url })).toBeNull();
});

test('it reports what it found instead, and what is missing', async () => {
  expect(await askIndex({ folder, words: 'revoke euchre', kind: 'score', url })).toMatch(
    /“revoke euchre” among score: expected \/games\/euchre\/law\/revoke\//,
  );
  expect(await askIndex({ folder, words: 'royal marriage', kind: 'penalty', url })).toMatch(/expected .*, found \/games\//);
  expect(await askIndex({ folder: `${folder}fragment/`, words: 'revoke', kind: 'penalty', url })).toMatch(/pagefind\.js/);
});

test('four records share a file, so that the site stays within hosts’ limit of 20,000 files, with room for new games', () => {
  const files = distFiles('');
  const fragments = files.filter((file) => file.startsWith('pagefind/fragment/'));
  console.log(`files: ${files.length}, of these ${fragments.length} with fragments`);
  expect(fragments.length).toBeGreaterThan(1000);
  expect(files.length).toBeLessThan(17_000);
});
