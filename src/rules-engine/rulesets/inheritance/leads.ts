// Which hand-written rulings for lists a variant inherits from its game.
import { BOOK_IDS, type BookId } from '../../books.ts';
import type { Case, Facts, Law, Leads } from '../../laws/laws.ts';
import { sayCase } from '../../laws/rulings/cases.ts';
import { sayWhen } from '../../wording/conditions.ts';
import type { People } from '../../wording/people.ts';
import { rulingsIn } from './fitting.ts';
import type { Resolved } from './types.ts';

/** Words for players that depend on how they sit. */
const OF_SEATS = /\b(?:sides?|opponents?|partners?|others?|neither|non-dealer)\b/g;
/** Sentences of a lead about what is left open: they mention no players. */
const OPEN = /The book (?:does not cover|covers no)[^.]*\./g;

/** Words for players in a text. */
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
/** Whether a lead names players only with words that the rulings here use. */
function namesPeopleAs(lead: string, cases: readonly Case[], { facts, people }: Here): boolean {
  const asked = cases.flatMap(({ when }) => peopleIn(sayWhen(facts, when)));
  // A question may mention a side even if what is ruled concerns a single player.
  const said = new Set([...cases.flatMap((one) => peopleIn(sayCase(one, people))), ...asked.filter((word) => !word.startsWith('side'))]);
  return peopleIn(lead).every((word) => said.has(word));
}

/** What a lead may state about cases, as a key: claims count only if it mentions players or claiming. */
const shapeOf = (lead: string, cases: readonly Case[]): string =>
  peopleIn(lead).length > 0 || /\bclaim/.test(lead) ? rulingsIn(cases) : rulingsIn(cases.map(({ claim: _claim, ...one }) => one));

/**
 * Leads that apply here: those written here, including for what a clause brings in; and inherited ones whose conditions, rulings and claims are unchanged, if
 * the players sit in the same way or are named in the same words. A book that rules as another shares its lead.
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
