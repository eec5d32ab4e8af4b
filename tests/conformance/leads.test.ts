// Rulings written by hand for lists: short whole sentences, with no figure and no party that the row does not have.
import { describe, expect, test } from 'vitest';
import { BOOK_IDS, casesOf, sayCase, sayWhen } from '../../src/rules-engine/index.ts';
import { placeRows } from '../support/library.ts';
import { unreadable } from '../support/unreadable.ts';

/** The longest name of a book and its colon leave this much of a line. */
const LONGEST = 180;
const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const digits = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .replaceAll(/\b(?:half|both|twice|double|once)\b/g, ' ')
      .match(/\d+|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g)
      ?.map((word) => (NUMBER_WORDS.includes(word) ? String(NUMBER_WORDS.indexOf(word)) : word)) ?? [],
  );
/** Words for people that a lead may not bring in by itself. */
const PEOPLE = [
  'dealer',
  'banker',
  'bidder',
  'maker',
  'declarer',
  'dummy',
  'caller',
  'closer',
  'striker',
  'punter',
  'partner',
  'partners',
  'leader',
  'defender',
  'bystander',
  'opener',
  'age',
  'scorer',
  'umpire',
  'adversary',
];

describe.each(placeRows)('%s', (_, place) => {
  test('a lead is short, whole, and says nothing that its row does not', () => {
    const faults = place.laws.flatMap((law) =>
      BOOK_IDS.flatMap((book) => {
        const lead = law.leads[book];
        if (lead === undefined) return [];
        const reading = law.readings[book];
        const cases = casesOf(reading);
        const row = [
          law.title,
          law.gist,
          ...cases.flatMap((one) => [sayWhen(law.facts, one.when), sayCase(one, law.people)]),
          ...('note' in reading && reading.note !== undefined ? [reading.note] : []),
          ...Object.values(law.facts).flatMap(({ ask, options, ifs }) => [ask, ...Object.values(options), ...Object.values(ifs)]),
        ]
          .join(' ')
          .toLowerCase();
        const known = digits(row);
        const strange = [
          ...[...digits(lead)].filter((number) => !known.has(number)).map((number) => `figure ${number}`),
          ...PEOPLE.filter((one) => new RegExp(`\\b${one}\\b`, 'i').test(lead) && !new RegExp(`\\b${one}`, 'i').test(row)).map((one) => `"${one}"`),
        ];
        const fault =
          unreadable(lead) ??
          (lead.length > LONGEST ? `${lead.length} characters` : null) ??
          (strange.length > 0 ? `${strange.join(', ')} not in the row` : null);
        return fault === null ? [] : [`${law.id}, ${book}: ${fault}: "${lead}"`];
      }),
    );
    expect(faults).toEqual([]);
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
