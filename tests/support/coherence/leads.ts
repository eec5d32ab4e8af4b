// Checks that a ruling written by hand for lists says nothing that its row does not say.
import { type BookId, casesOf, type ResolvedLaw, sayCase, sayWhen } from '../../../src/rules-engine/index.ts';
import { unreadable } from '../rulings/unreadable.ts';

/** Characters left on a line after the longest name of a book and its colon. */
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
/** Words for people that a lead may use only if the row does. */
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

/** What is wrong with a book's written ruling: not a short whole sentence, or a figure or party that the row does not have; null if nothing is. */
export function leadFault(law: ResolvedLaw, book: BookId): string | null {
  const lead = law.leads[book];
  if (lead === undefined) return null;
  const reading = law.readings[book];
  const row = [
    law.title,
    law.gist,
    ...casesOf(reading).flatMap((one) => [sayWhen(law.facts, one.when), sayCase(one, law.people)]),
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
    unreadable(lead) ?? (lead.length > LONGEST ? `${lead.length} characters` : null) ?? (strange.length > 0 ? `${strange.join(', ')} not in the row` : null);
  return fault === null ? null : `${law.id}, ${book}: ${fault}: "${lead}"`;
}
