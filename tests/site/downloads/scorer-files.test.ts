// @module-tag rotating
// Every scorer's file as a browser loads it: it runs, and scores the cases of the books as the engine does.
import { expect, test } from 'vitest';
import type { EngineBundle } from '../../../src/lib/api/engine-bundle.ts';
import { type Count, decode, loadLibrary, type Place, placesOf, playWritten, resolve } from '../../../src/rules-engine/index.ts';
import { registry } from '../../../src/rules-engine/registry.ts';
import { DIST, distFiles } from '../../support/browser/dist.ts';

const files = distFiles('.js').filter((file) => file.startsWith('engine/'));
const library = await loadLibrary(registry);
const places = [...library.values()].flatMap((game) => placesOf(game).map((id) => resolve(library, id)));

async function bundleOf(place: Place, key: string): Promise<EngineBundle> {
  const name = `engine/${place.id.replace('/', '.')}.${key}.`;
  const [file, ...more] = files.filter((one) => one.startsWith(name) && !one.slice(name.length).replace(/\.js$/, '').includes('.'));
  // If a variant counts like its parent, the page of the variant names the parent's file.
  if (file === undefined || more.length > 0) throw new Error(`expected one file ${name}*.js, found ${more.length === 0 ? 'none' : [file, ...more].join(', ')}`);
  return (await import(new URL(file, DIST).href)) as EngineBundle;
}

/** The answers of a scorer or sheet to the cases of its place. */
function answers(place: Place, key: string, count: Count, with_: Pick<EngineBundle, 'decode' | 'playWritten'>): unknown[] {
  return place.described.examples.flatMap((one): unknown[] => {
    if (one.kind === 'score' && one.scorer === key && count.kind === 'scorer') {
      const values = with_.decode(count.ask, one.input, one.book);
      return [values.ok ? count.score(values.value, one.book) : values];
    }
    if (one.kind !== 'sheet' || one.sheet !== key || count.kind !== 'sheet') return [];
    return [with_.playWritten(count, { setup: one.setup, entries: one.entries }, one.book)];
  });
}

test('each loads, and answers the cases of its place as the engine does', async () => {
  const faults: string[] = [];
  let asked = 0;
  for (const place of places) {
    for (const [key, count] of Object.entries(place.scorers)) {
      const bundle = await bundleOf(place, key).catch((error: unknown) => `${error}`);
      if (typeof bundle === 'string') {
        faults.push(`${place.id}.score.${key}: ${bundle}`);
        continue;
      }
      const theirs = answers(place, key, bundle.count as Count, bundle);
      asked += theirs.length;
      const [found, expected] = [theirs, answers(place, key, count, { decode, playWritten } as EngineBundle)].map((one) => JSON.stringify(one));
      if (found !== expected) faults.push(`${place.id}.score.${key}: expected ${expected}, found ${found}`);
    }
  }
  expect(faults).toEqual([]);
  expect(asked).toBeGreaterThan(500);
}, 120_000);
