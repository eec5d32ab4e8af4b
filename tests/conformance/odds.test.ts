// Odds of every place that has them: all outcomes are there, every printed figure is recomputed, and where it parts from the count the page says why.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countedOut, faultOf, oddsOf } from '../../src/rules-engine/index.ts';
import { placeRows, whole } from '../support/library.ts';

const withOdds = placeRows.filter(([id]) => id in oddsOf);

test.runIf(whole)('odds stand at places, and some place has them', () => {
  expect(withOdds.map(([id]) => id).toSorted()).toEqual(Object.keys(oddsOf).toSorted());
  expect(Object.keys(oddsOf)).toContain('craps');
});

describe.each(withOdds)('%s', async (id, place) => {
  const { odds } = (await oddsOf[id]?.()) ?? {};
  if (odds === undefined) throw new Error(`${id}: expected odds`);
  const rows = countedOut(place, odds);
  test('every row is counted by a book of the place, and can come to more than one thing', () => {
    expect(rows.filter(({ tallies }) => tallies.length === 0 || tallies.some(({ tally }) => tally.fates.length < 2)).map(({ key }) => key)).toEqual([]);
    expect(rows.flatMap(({ tallies }) => tallies.flatMap(({ books }) => books)).filter((book) => place.described.books[book] === undefined)).toEqual([]);
  });
  test('every printed figure comes of counting, or says why it does not', () => {
    const faults = rows.flatMap(({ key, tallies }) =>
      tallies.flatMap(({ tally, printed }) => printed.flatMap((figure) => (faultOf(tally, figure) === null ? [] : `${key}: ${faultOf(tally, figure)}`))),
    );
    expect(faults).toEqual([]);
  });
  test('a bet is settled on rows of its place alone', () => {
    const known = new Set([...place.points, ...place.laws].map((row) => row.id));
    const rules = rows.flatMap(({ tallies }) => tallies.flatMap(({ tally }) => tally.fates.flatMap((fate) => fate.rules)));
    expect(rules.filter((rule) => !known.has(rule))).toEqual([]);
  });
  test('its page has them', () => {
    expect(readFileSync(`content/games/${id}.mdx`, 'utf8')).toContain('<Odds />');
  });
});
