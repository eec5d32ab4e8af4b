// A condition survives the HTML attribute that carries it to the browser.
import { expect, test } from 'vitest';
import { readCondition, writeCondition } from '../../../../src/lib/rulings/law-page/conditions.ts';
import { casesOf } from '../../../../src/rules-engine/index.ts';
import { places } from '../../../support/library.ts';

test('every condition of every case round-trips', () => {
  const faults = places.flatMap((place) =>
    place.laws.flatMap((law) =>
      Object.values(law.readings)
        .flatMap((reading) => casesOf(reading))
        .filter(({ when }) => {
          const whole =
            when === undefined || Object.keys(when).length === 0
              ? undefined
              : Object.fromEntries(Object.entries(when).map(([key, one]) => [key, [one].flat()]));
          return JSON.stringify(readCondition(writeCondition(when))) !== JSON.stringify(whole);
        })
        .map(({ when }) => `${law.id}: ${JSON.stringify(when)}`),
    ),
  );
  expect(faults).toEqual([]);
});
test('a case without a condition has an empty attribute', () => {
  expect(writeCondition(undefined)).toBe('');
  expect(readCondition('')).toBeUndefined();
});
