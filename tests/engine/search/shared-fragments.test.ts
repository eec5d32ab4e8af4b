// The file that contains the fragment of a record, and the fragment in Pagefind's format.
import { expect, test } from 'vitest';
import { fragmentIn, fragmentPlace } from '../../../src/lib/search/files/fragments.ts';
import { recordName } from '../../../src/lib/search/files/short-records.ts';

test('neighbouring records share a file, each with its own position in it', () => {
  const places = Array.from({ length: 10_000 }, (_, n) => fragmentPlace(`/hoyle/pagefind/fragment/${recordName(n, 'a1b2c3d4e5')}.pf_fragment`));
  expect(new Set(places.map((place) => place?.file)).size).toBe(2500);
  expect(new Set(places.map((place) => `${place?.file} ${place?.at}`)).size).toBe(10_000);
  expect(places[37]).toEqual({ file: '/hoyle/pagefind/fragment/a1b2c3d4e5-9.json', at: 1 });
  expect(fragmentPlace('/pagefind/index/en_a1b2c3d.pf_index')).toBeNull();
});
test('a fragment begins with the signature of Pagefind; a missing one is null', () => {
  expect(fragmentIn('[{"url":"/"},{"url":"/games/"}]', { file: '', at: 1 })).toBe('pagefind_dcd{"url":"/games/"}');
  expect(fragmentIn('[{"url":"/"},null]', { file: '', at: 1 })).toBeNull();
  expect(fragmentIn('[{"url":"/"}]', { file: '', at: 3 })).toBeNull();
});
