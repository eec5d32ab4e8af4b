// No impossible input is scored: random input for every scorer. For those where numbers have to add up, a second method says whether the
// input is possible. A score for impossible input is a fault; so is a total that is not the sum of its lines.

import { expect, test } from 'vitest';
import { seeded } from '../../../../scripts/seeded.ts';
import { type BookId, decode, type Scorer, scorerIn, totalsOf } from '../../../../src/rules-engine/index.ts';
import { anyNear } from '../../../support/browser/any-input.ts';
import { places, whole } from '../../../support/library.ts';
import { runs } from '../../../support/tier.ts';
import { whyImpossible } from './second-method.ts';

const THROWS = runs(400, 100);

const scorers = places.flatMap((place) =>
  Object.keys(place.scorers).flatMap((key) => {
    const scorer = scorerIn(place, key);
    const cases = place.described.examples.flatMap((one) => (one.kind === 'score' && one.scorer === key ? [one.input] : []));
    return scorer === undefined || cases.length === 0 ? [] : [[`${place.id}.score.${key}`, scorer, cases] as const];
  }),
);

function faultsOf(id: string, scorer: Scorer, cases: readonly Readonly<Record<string, string>>[]): { faults: string[]; scored: number } {
  const next = seeded(id.length * 7919 + cases.length);
  const faults: string[] = [];
  let scored = 0;
  for (let n = 0; n < THROWS; n++) {
    const book = scorer.books[n % scorer.books.length] as BookId;
    const raw = anyNear(scorer.ask, cases[n % cases.length] ?? {}, next, book);
    const values = decode(scorer.ask, raw, book);
    const result = values.ok ? scorer.score(values.value, book) : values;
    if (!values.ok || !result.ok) continue;
    scored += 1;
    const why = whyImpossible(id, values.value, book);
    if (why !== null) faults.push(`${why}: ${JSON.stringify(raw)} by ${book}`);
    const { lines, totals } = result.value;
    const sums = totalsOf(lines);
    const off = totals.filter(({ to, unit, points }) => {
      const own = sums.filter((one) => (one.to === to || totals.length === 1) && JSON.stringify(one.unit) === JSON.stringify(unit));
      return Math.abs(own.reduce((sum, one) => sum + one.points, 0) - points) > 1e-9;
    });
    if (off.length > 0) faults.push(`totals are not the sum of lines: ${JSON.stringify(raw)} by ${book}`);
  }
  return { faults, scored };
}

test.runIf(whole)('every scorer with an example is tested', () => expect(scorers.length).toBeGreaterThan(150));

test.each(scorers)('%s', (id, scorer, cases) => {
  const { faults, scored } = faultsOf(id, scorer, cases);
  expect([...new Set(faults)].slice(0, 8), `${faults.length} of ${scored} scored`).toEqual([]);
  expect(scored).toBeGreaterThan(0);
});
