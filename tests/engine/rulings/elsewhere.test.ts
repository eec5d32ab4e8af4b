// Where a book is silent, its rulings at the parent game or in its general laws are given with their cases, and only as such.
import { expect, test } from 'vitest';
import { GENERAL_LAWS, type Resolved } from '../../../src/rules-engine/index.ts';
import { library, places, whole } from '../../support/library.ts';

const silences = places.flatMap((place) =>
  place.laws.flatMap((law) =>
    Object.entries(law.readings).flatMap(([book, reading]) => (reading.status === 'silent' ? [{ id: `${law.id} ${book}`, book, reading }] : [])),
  ),
);
const elsewhere = (reading: Extract<Resolved, { status: 'silent' }>) => [...(reading.parent === undefined ? [] : [reading.parent]), ...reading.general];

test('the cases of another law depend only on facts and options given with them', () => {
  const faults = silences.flatMap(({ id, reading }) =>
    elsewhere(reading).flatMap(({ law, facts, cases }) =>
      cases.flatMap((one) =>
        Object.entries(one.when ?? {}).flatMap(([fact, options]) =>
          [options].flat().flatMap((option) => (facts[fact]?.options[option] === undefined ? [`${id}: ${law} turns on ${fact}=${option}`] : [])),
        ),
      ),
    ),
  );
  expect(faults).toEqual([]);
});
test('another law that is given has cases and citations of the same book', () => {
  const faults = silences.flatMap(({ id, book, reading }) =>
    elsewhere(reading).flatMap(({ law, cases, cites }) => (cases.length > 0 && cites.some((cite) => cite.book === book) ? [] : [`${id}: ${law}`])),
  );
  expect(faults).toEqual([]);
  expect(silences.some(({ reading }) => reading.parent !== undefined)).toBe(true);
});
/** The orders of a case as text, with all names for the opponents made equal. */
const ordered = ({ then }: { readonly then: unknown }) => JSON.stringify(then).replace(/"(?:either-|each-)?opponents?"/g, '"opponents"');
test.runIf(whole)('every general law that is given has the same rulings as in the general laws', () => {
  const general = silences.filter(({ book, reading }) => book === 'blue-ribbon-1940' && reading.general.length > 0);
  expect(general.length).toBeGreaterThan(0);
  for (const { id, reading } of general)
    for (const { law, cases } of reading.general) {
      const home = library.get(GENERAL_LAWS)?.laws[law.split('.').at(-1) ?? '']?.readings['blue-ribbon-1940'];
      expect(home !== undefined && 'cases' in home ? home.cases.map(ordered) : [], id).toEqual(expect.arrayContaining(cases.map(ordered)));
    }
});
test.runIf(whole)('a general law leaves out the cases that cannot happen in a game', () => {
  const casesOf = (law: string) => silences.find(({ id }) => id === `${law} blue-ribbon-1940`)?.reading.general.map(({ cases }) => cases.map(ordered));
  // A short game with partners, a long one with partners, a long one without.
  expect(casesOf('euchre.law.exposed-card')?.[0]).toHaveLength(3);
  expect(casesOf('five-hundred.law.exposed-card')?.[0]).toHaveLength(2);
  expect(casesOf('solo/heart-solo.law.exposed-card')).toEqual([[JSON.stringify([{ kind: 'no-penalty' }])]]);
});
test.runIf(whole)('a law on an uncut pack gets the general law beside it whatever its moment; a law on the cut for the starter does not', () => {
  const generalOf = (law: string) => silences.find(({ id }) => id === `${law} blue-ribbon-1940`)?.reading.general.map((one) => one.law);
  for (const law of ['whist.law.pack-not-cut', 'bridge-whist.law.pack-not-cut', 'cassino.law.dealt-without-cut', 'faro.law.pack-not-cut'])
    expect(generalOf(law), law).toEqual(['general-laws.law.pack-not-cut']);
  expect(generalOf('cribbage.law.thin-cut')).toEqual([]);
});
