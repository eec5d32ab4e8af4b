// What a variant inherits fits it: no row mentions a feature that the variant lacks.
import { describe, expect, test } from 'vitest';
import { featureFaults } from '../../support/coherence/features.ts';
import { library, placeRows } from '../../support/library.ts';
import toMend from './features-to-mend.json' with { type: 'json' };

/** How many faults of a place are still to be fixed; these numbers may only shrink. */
const stillOpen: Readonly<Record<string, number>> = toMend;

describe.each(placeRows)('%s', (id, place) => {
  test('no inherited row mentions what this place lacks', () => {
    const faults = place.laws.flatMap((law) => featureFaults(library, place, law));
    expect(faults.length > (stillOpen[id] ?? 0) ? faults : []).toEqual([]);
    expect(faults.length, `${id}: faults were mended; lower its number in features-to-mend.json`).toBe(stillOpen[id] ?? 0);
  });

  test('every law kept on purpose exists', () => {
    const left = new Set(place.laws.map((law) => law.key));
    const faults = Object.keys(place.keeps).filter((key) => !left.has(key));
    expect(faults.map((key) => `${id} keeps "${key}", which is not there`)).toEqual([]);
  });
});
