// Rulings written by hand for lists: short whole sentences, with no figure and no party that the row does not have.
import { describe, expect, test } from 'vitest';
import { BOOK_IDS, casesOf } from '../../../src/rules-engine/index.ts';
import { leadFault } from '../../support/coherence/leads.ts';
import { placeRows } from '../../support/library.ts';
import { unreadable } from '../../support/rulings/unreadable.ts';

describe.each(placeRows)('%s', (_, place) => {
  test('a lead is short and whole, and says nothing that its row does not say', () => {
    expect(place.laws.flatMap((law) => BOOK_IDS.flatMap((book) => leadFault(law, book) ?? []))).toEqual([]);
  });
});

const NAMES: Readonly<Record<string, RegExp>> = {
  sierra: /Sierra/,
  'blue-ribbon-1940': /Blue Ribbon/,
  donohue: /Donohue/,
  'uspc-1898': /U\.S\. Playing Card/,
  hoffmann: /Hoffmann/,
};

test('a written comparison of the books is a whole sentence and names books that rule there, or says that they agree', () => {
  const faults = placeRows.flatMap(([, place]) =>
    place.laws.flatMap(({ id, verdict, readings }) => {
      if (verdict === undefined) return [];
      const ruling = BOOK_IDS.filter((book) => casesOf(readings[book]).length > 0);
      const strange = BOOK_IDS.filter((book) => NAMES[book]?.test(verdict.say) && !ruling.includes(book));
      const named = ruling.filter((book) => NAMES[book]?.test(verdict.say)).length;
      const fault =
        unreadable(verdict.say) ??
        (verdict.say.length > 300 ? `${verdict.say.length} characters` : null) ??
        (strange.length > 0 ? `${strange.join(', ')} rules nothing here` : null) ??
        (named === 0 && !/agree/.test(verdict.say) ? 'no book is named' : null);
      return fault === null ? [] : [`${id}: ${fault}: "${verdict.say}"`];
    }),
  );
  expect(faults).toEqual([]);
});
