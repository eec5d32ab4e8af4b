// Ids are addresses: a published id is never lost. A new id is a draft, which is allowed.
import { expect, test } from 'vitest';
import { drafts, idFaults } from '../../src/lib/addresses/published-ids.ts';

test('every id ever published exists, or says where it went', () => {
  const fresh = [...drafts()].map(([owner, ids]) => `${owner} ${ids.length}`);
  if (fresh.length > 0) console.log(`drafts, locked by npm run ids -- --publish: ${fresh.join(', ')}`);
  expect(idFaults()).toEqual([]);
});
