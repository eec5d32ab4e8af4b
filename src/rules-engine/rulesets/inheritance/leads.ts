// Which rulings written by hand for lists a variant takes over from its game.
import { BOOK_IDS, type BookId } from '../../books.ts';
import type { Case, Facts, Law, Leads } from '../../laws/laws.ts';
import { sayCase } from '../../laws/rulings/cases.ts';
import { sayWhen } from '../../wording/conditions.ts';
import type { People } from '../../wording/people.ts';
import { rulingsIn } from './fitting.ts';
import type { Resolved } from './types.ts';

/** Words for people that depend on how the players sit. */
const OF_SEATS = /\b(?:sides?|opponents?|partners?|others?|neither|non-dealer)\b/g;
/** What a lead leaves open: it speaks of no people. */
const OPEN = /The book (?:does not cover|covers no)[^.]*\./g;

/** Words for people in a text. */
const peopleIn = (text: string): readonly string[] =>
  text
    .replace(OPEN, '')
    .replaceAll(/\bother (?!side|players?)/g, '')
    .toLowerCase()
    .match(OF_SEATS) ?? [];

interface Here {
  readonly sameSeats: boolean;
  readonly facts: Facts;
  readonly people: People;
}
/** Whether a lead names people only as the rulings of the place name them. */
function namesPeopleAs(lead: string, cases: readonly Case[], { facts, people }: Here): boolean {
  const asked = cases.flatMap(({ when }) => peopleIn(sayWhen(facts, when)));
  // A question may speak of a side where each player alone gets what is ruled.
  const said = new Set([...cases.flatMap((one) => peopleIn(sayCase(one, people))), ...asked.filter((word) => !word.startsWith('side'))]);
  return peopleIn(lead).every((word) => said.has(word));
}

/** What a lead can tell of cases: who may claim it only where it speaks of people or of claiming. */
const shapeOf = (lead: string, cases: readonly Case[]): string =>
  peopleIn(lead).length > 0 || /\bclaim/.test(lead) ? rulingsIn(cases) : rulingsIn(cases.map(({ claim: _claim, ...one }) => one));

/**
 * Leads that hold here: those that the place itself gives, also for what a clause brings in; and those from above where conditions, rulings and
 * claims are as they were written, among people who sit as they did there or are named in the same words. A book that rules as another
 * shares its lead.
 */
export function fitLeads(row: Pick<Law, 'leads' | 'readings'>, readings: Readonly<Record<BookId, Resolved>>, here: Here, own: Law['leads'] = {}): Leads {
  const written = row.leads ?? {};
  return Object.fromEntries(
    BOOK_IDS.flatMap((book) => {
      const reading = readings[book];
      if (reading.status !== 'stated' && reading.status !== 'by-reference') return [];
      const from = reading.as ?? book;
      const there = row.readings[from];
      const above = written[from];
      const same = above !== undefined && there?.status === 'stated' && shapeOf(above, there.cases) === shapeOf(above, reading.cases);
      const holds = same && (here.sameSeats || namesPeopleAs(above, reading.cases, here));
      const lead = own[book] ?? (holds ? above : undefined);
      return lead === undefined ? [] : [[book, lead]];
    }),
  );
}
