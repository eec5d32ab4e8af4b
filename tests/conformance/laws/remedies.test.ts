// Rulings use the shared vocabulary of remedies: few use free sentences. Which word belongs to which game: words.test.ts.
import { expect, test } from 'vitest';
import { BOOK_IDS, casesOf, partsOf, type Remedy } from '../../../src/rules-engine/index.ts';
import { placeRows } from '../../support/library.ts';
import freeTexts from './free-remedies.json' with { type: 'json' };

/** A remedy and all remedies within it. */
function* within(remedy: Remedy): Generator<Remedy> {
  yield remedy;
  for (const one of partsOf(remedy)) yield* within(one);
}
/** Every remedy at every place. What a variant inherits appears again, as the same object. */
const remedies = placeRows.flatMap(([id, place]) =>
  place.laws.flatMap((law) =>
    BOOK_IDS.flatMap((book) => casesOf(law.readings[book]))
      .flatMap((one) => one.then.flatMap((remedy) => [...within(remedy)]))
      .map((remedy) => ({ game: id.split('/')[0] ?? id, remedy })),
  ),
);

test('free remedies are counted, and the count may only shrink', () => {
  const once = new Map(remedies.map((one) => [one.remedy, one]));
  const counts: Record<string, number> = {};
  for (const { game, remedy } of once.values()) if (remedy.kind === 'free') counts[game] = (counts[game] ?? 0) + 1;
  const sum = Object.values(counts).reduce((a, b) => a + b, 0);
  console.log(`free remedies: ${sum} of ${once.size}; ${JSON.stringify(counts)}`);
  const over = Object.entries(counts).filter(([game, n]) => n > ((freeTexts as Record<string, number>)[game] ?? 0));
  expect(over, 'more free remedies than tests/conformance/laws/free-remedies.json allows').toEqual([]);
});
