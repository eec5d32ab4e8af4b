// @module-tag rotating
// Odds of every place that has them: all outcomes are covered, every printed figure is recomputed, and the page explains each difference.
// Unprinted odds are kept in `tests/answers/odds/`, in readable form; if a change is intended: `--update`, and read the diff.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type CountedRow, countedOut, type Fraction, faultOf } from '../../../src/rules-engine/index.ts';
import { oddsOf } from '../../../src/rules-engine/registry.ts';
import { placeRows, whole } from '../../support/library.ts';
import { sample } from '../../support/tier.ts';

const withOdds = placeRows.filter(([id]) => id in oddsOf);

test.runIf(whole)('odds belong to existing places, and some place has them', () => {
  expect(withOdds.map(([id]) => id).toSorted()).toEqual(Object.keys(oddsOf).toSorted());
  expect(Object.keys(oddsOf)).toContain('craps');
});

const said = ({ n, d }: Fraction) => (d === 1n ? `${n}` : `${n}/${d}`);
/** A row in lines: what is counted, each outcome with its number of ways, and the keeper's gain. */
const linesOf = ({ key, tallies }: CountedRow): string[] =>
  tallies.flatMap(({ books, tally: { say, of, wins, loses, stands, fates, advantage } }) => [
    `${key} (${books.join(', ')}): of ${of} ${say} ${wins} win, ${loses} lose, ${stands} stand${advantage === null ? '' : `; gain ${said(advantage)}`}`,
    ...fates.map(({ net, ways, rules }) => `  ${said(net)} in ${ways} [${rules.join(' ')}]`),
  ]);

describe.each(sample(withOdds, 3))('%s', async (id, place) => {
  const { odds } = (await oddsOf[id]?.()) ?? {};
  if (odds === undefined) throw new Error(`${id}: expected odds`);
  // Computed in each test: if it ran during collection, no test would be blamed for a planted fault.
  const counted = () => countedOut(place, odds);
  test('every row is counted by a book of the place, and has more than one outcome', () => {
    const rows = counted();
    expect(rows.filter(({ tallies }) => tallies.length === 0 || tallies.some(({ tally }) => tally.fates.length < 2)).map(({ key }) => key)).toEqual([]);
    expect(rows.flatMap(({ tallies }) => tallies.flatMap(({ books }) => books)).filter((book) => place.described.books[book] === undefined)).toEqual([]);
  });
  test('every printed figure follows from the count, or says why it does not', () => {
    const faults = counted().flatMap(({ key, tallies }) =>
      tallies.flatMap(({ tally, printed }) => printed.flatMap((figure) => (faultOf(tally, figure) === null ? [] : `${key}: ${faultOf(tally, figure)}`))),
    );
    expect(faults).toEqual([]);
  });
  test('every row has the same odds as before', async () => {
    const file = new URL(`../../answers/odds/${id.replace('/', '.')}.txt`, import.meta.url).pathname;
    await expect(`${counted().flatMap(linesOf).join('\n')}\n`).toMatchFileSnapshot(file);
  });
  test('bets are settled only by rows of their place', () => {
    const known = new Set([...place.points, ...place.laws].map((row) => row.id));
    const rules = counted().flatMap(({ tallies }) => tallies.flatMap(({ tally }) => tally.fates.flatMap((fate) => fate.rules)));
    expect(rules.filter((rule) => !known.has(rule))).toEqual([]);
  });
  test('its page shows them', () => {
    expect(readFileSync(`content/games/${id}.mdx`, 'utf8')).toContain('<Odds />');
  });
});
