// The words in which rulings are given: closed lists, each word in use, and few sentences outside them.
import { describe, expect, test } from 'vitest';
import { ACTS } from '../../src/rules-engine/core/remedies/acts.ts';
import { AMOUNTS, EACHES, UNITS } from '../../src/rules-engine/core/remedies/amounts.ts';
import { DEEDS } from '../../src/rules-engine/core/remedies/deeds.ts';
import { DUTIES } from '../../src/rules-engine/core/remedies/duties.ts';
import { OPEN_QUESTIONS, PROVISOS } from '../../src/rules-engine/core/remedies/provisos.ts';
import { THINGS } from '../../src/rules-engine/core/remedies/things.ts';
import { BOOK_IDS, casesOf, partsOf, type Remedy } from '../../src/rules-engine/index.ts';
import { placeRows, whole } from '../support/library.ts';
import freeTexts from './free-remedies.json' with { type: 'json' };

/** A remedy and those within it. */
function* within(remedy: Remedy): Generator<Remedy> {
  yield remedy;
  for (const one of partsOf(remedy)) yield* within(one);
}
/** Every remedy at every place. What a form has from its parent stands there again, the same object. */
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
  expect(over, 'more free remedies than tests/conformance/free-remedies.json allows').toEqual([]);
});

// A part of the games alone uses a part of the words.
describe.runIf(whole)('every word of the closed lists is in use', () => {
  const used = new Set(remedies.flatMap(({ remedy }) => Object.values(remedy).map(String)));
  for (const [, place] of placeRows) for (const [, unit] of JSON.stringify(place.points).matchAll(/"unit":"([^"]+)"/g)) used.add(unit ?? '');
  test.each(Object.entries({ THINGS, ACTS, AMOUNTS, EACHES, DEEDS, DUTIES, OPEN_QUESTIONS, PROVISOS, UNITS }))('%s', (_, words) => {
    expect(Object.keys(words).filter((word) => !used.has(word))).toEqual([]);
  });
});
