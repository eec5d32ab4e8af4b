// Ids are addresses: one that an edition has published is never lost. A new one is a draft, and no fault.
import { expect, test } from 'vitest';
import { drafts, idFaults } from '../../src/lib/addresses/published-ids.ts';

test('every id ever published is there, or says where it went', () => {
  const fresh = [...drafts()].map(([owner, ids]) => `${owner} ${ids.length}`);
  if (fresh.length > 0) console.log(`drafts, locked by npm run ids -- --publish: ${fresh.join(', ')}`);
  expect(idFaults()).toEqual([]);
});
