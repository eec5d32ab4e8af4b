// Law 4 of the house: what came from above fits where it came to.
import { describe, expect, test } from 'vitest';
import { BOOK_IDS, casesOf, FEATURES, lackingAt, type ResolvedLaw, sayCase } from '../../src/rules-engine/index.ts';
import { library, placeRows } from '../support/library.ts';
import toMend from './features-to-mend.json' with { type: 'json' };

/** How many faults of a place are still to be mended; a number here may only shrink. */
const stillOpen: Readonly<Record<string, number>> = toMend;

/** Every word of a law that a reader sees, each with where it stands. */
function wordsOf(law: ResolvedLaw): (readonly [string, string])[] {
  const facts = Object.entries(law.facts).flatMap(([key, { ask, options }]) => [
    [key, ask] as const,
    ...Object.entries(options).map(([option, label]) => [`${key}=${option}`, label] as const),
  ]);
  const rulings = BOOK_IDS.flatMap((book) => {
    const reading = law.readings[book];
    const note = 'note' in reading && reading.note !== undefined ? [[`${book}, note`, reading.note] as const] : [];
    return [...casesOf(reading).map((one, n) => [`${book}, case ${n + 1}`, sayCase(one, law.people)] as const), ...note];
  });
  return [['title', law.title], ['gist', law.gist], ...facts, ...rulings];
}

describe.each(placeRows)('%s', (id, place) => {
  test('no row from above speaks of what this place has not', () => {
    const faults = place.laws.flatMap((law) =>
      place.keeps[law.key] !== undefined
        ? []
        : lackingAt(library, id, law.writtenAt).flatMap((feature) =>
            wordsOf(law).flatMap(([where, words]) =>
              FEATURES[feature].words.test(words)
                ? [`${law.id}, ${where}: there is no ${feature} here: "${words}"; repeal, amend, keep, or say what it needs`]
                : [],
            ),
          ),
    );
    expect(faults.length > (stillOpen[id] ?? 0) ? faults : []).toEqual([]);
    expect(faults.length, `${id}: faults were mended; lower its number in features-to-mend.json`).toBe(stillOpen[id] ?? 0);
  });

  test('nothing is repealed or kept without need', () => {
    const left = new Set(place.laws.map((law) => law.key));
    const faults = Object.keys(place.keeps).filter((key) => !left.has(key));
    expect(faults.map((key) => `${id} keeps "${key}", which is not there`)).toEqual([]);
  });
});
