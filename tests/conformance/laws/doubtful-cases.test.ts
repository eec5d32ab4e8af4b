// A doubt that concerns one of several cases is shown beside that case, which the reading marks as doubtful. Doubts about a passage alone
// (a number, a heading, a clause) are folded.
import { expect, test } from 'vitest';
import { casesOf } from '../../../src/rules-engine/index.ts';
import { places, whole } from '../../support/library.ts';

const readings = places.flatMap((place) =>
  place.laws.flatMap((law) => Object.entries(law.readings).map(([book, reading]) => ({ at: `${law.id} ${book}`, reading }))),
);

test('a case is marked as doubtful only where a passage of its book bears a doubt', () => {
  const marked = readings.filter(({ reading }) => casesOf(reading).some((one) => one.doubtful));
  if (whole) expect(marked.length).toBeGreaterThan(100);
  expect(marked.filter(({ reading }) => !('cites' in reading) || reading.cites.every((cite) => cite.doubt === undefined)).map(({ at }) => at)).toEqual([]);
});
