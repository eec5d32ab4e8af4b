// @module-tag rotating
// Odds of every place that has them: all outcomes are there, every printed figure is recomputed, and where it parts from the count the page says why.
// What no book prints is held in `tests/answers/odds/`, as a person reads it; when a change is meant: `--update`, and read the diff.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type CountedRow, countedOut, type Fraction, faultOf } from '../../src/rules-engine/index.ts';
import { oddsOf } from '../../src/rules-engine/registry.ts';
import { placeRows, whole } from '../support/library.ts';
import { sample } from '../support/tier.ts';

const withOdds = placeRows.filter(([id]) => id in oddsOf);

test.runIf(whole)('odds stand at places, and some place has them', () => {
  expect(withOdds.map(([id]) => id).toSorted()).toEqual(Object.keys(oddsOf).toSorted());
  expect(Object.keys(oddsOf)).toContain('craps');
});

const said = ({ n, d }: Fraction) => (d === 1n ? `${n}` : `${n}/${d}`);
/** A row in lines: what is counted, what it comes to in how many ways, and what the keeper gains. */
const linesOf = ({ key, tallies }: CountedRow): string[] =>
  tallies.flatMap(({ books, tally: { say, of, wins, loses, stands, fates, advantage } }) => [
    `${key} (${books.join(', ')}): of ${of} ${say} ${wins} win, ${loses} lose, ${stands} stand${advantage === null ? '' : `; gain ${said(advantage)}`}`,
    ...fates.map(({ net, ways, rules }) => `  ${said(net)} in ${ways} [${rules.join(' ')}]`),
  ]);

describe.each(sample(withOdds, 3))('%s', async (id, place) => {
  const { odds } = (await oddsOf[id]?.()) ?? {};
  if (odds === undefined) throw new Error(`${id}: expected odds`);
  // Counted by each test anew: what is counted while tests are collected, no planted fault is laid at anyone's door for.
  const counted = () => countedOut(place, odds);
  test('every row is counted by a book of the place, and can come to more than one thing', () => {
    const rows = counted();
    expect(rows.filter(({ tallies }) => tallies.length === 0 || tallies.some(({ tally }) => tally.fates.length < 2)).map(({ key }) => key)).toEqual([]);
    expect(rows.flatMap(({ tallies }) => tallies.flatMap(({ books }) => books)).filter((book) => place.described.books[book] === undefined)).toEqual([]);
  });
  test('every printed figure comes of counting, or says why it does not', () => {
    const faults = counted().flatMap(({ key, tallies }) =>
      tallies.flatMap(({ tally, printed }) => printed.flatMap((figure) => (faultOf(tally, figure) === null ? [] : `${key}: ${faultOf(tally, figure)}`))),
    );
    expect(faults).toEqual([]);
  });
  test('every row comes to what it did', async () => {
    const file = new URL(`../answers/odds/${id.replace('/', '.')}.txt`, import.meta.url).pathname;
    await expect(`${counted().flatMap(linesOf).join('\n')}\n`).toMatchFileSnapshot(file);
  });
  test('a bet is settled on rows of its place alone', () => {
    const known = new Set([...place.points, ...place.laws].map((row) => row.id));
    const rules = counted().flatMap(({ tallies }) => tallies.flatMap(({ tally }) => tally.fates.flatMap((fate) => fate.rules)));
    expect(rules.filter((rule) => !known.has(rule))).toEqual([]);
  });
  test('its page has them', () => {
    expect(readFileSync(`content/games/${id}.mdx`, 'utf8')).toContain('<Odds />');
  });
});
