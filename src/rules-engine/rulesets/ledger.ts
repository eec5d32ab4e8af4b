import { BOOK_IDS, type BookId, type Citation } from '../books.ts';
import { sayPoints } from '../laws/remedies/amounts.ts';
import { sayCase } from '../laws/rulings/cases.ts';
import { nameOf } from '../wording/people.ts';
import { sayRemedies } from '../wording/rulings.ts';
import type { Variant } from './games.ts';
import { makeId } from './ids.ts';
import type { Place, Provenance, Resolved, ResolvedLaw } from './inheritance/index.ts';

/** What one book rules, or gives, at one place: what a reader holds against the book. */
export interface Entry {
  readonly id: string;
  /** `all`: what is left out here is left out by every book. */
  readonly book: BookId | 'all';
  readonly provenance: Provenance | 'left-out';
  /** Ruled case by case as it is printed, claims and notes with it. */
  readonly says: string;
  /** Where the book says it: "p. 14-15 law 34". */
  readonly where: string;
  /** Hashes of what a reader sees, and of the row as data: a mark holds while either stays. */
  readonly seen: string;
  readonly data: string;
  /** The same of what stands beside the ruling: offence, moment, who may consult; the group of a score item. */
  readonly beside: string;
}

/** FNV-1a, of which six digits in base 36 are kept: 31 bits. Enough to tell one reading from its next wording. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193) >>> 0;
  return hash.toString(36).padStart(6, '0').slice(-6);
}

const whereOf = (cites: readonly Citation[]): string =>
  cites
    .map(({ page, law, heading, doubt }) => {
      const at = page === null ? 'page not known' : `p. ${page}`;
      return `${at}${law === undefined ? ` ${heading}` : ` law ${law}`}${doubt === undefined ? '' : ` (doubt: ${doubt})`}`;
    })
    .join('; ');

const oneLine = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '/').trim();

function entryOf(law: ResolvedLaw, book: BookId, reading: Resolved): Entry[] {
  const own = law.provenance === 'own' || law.provenance === 'added';
  if (reading.status === 'no-game' || reading.status === 'not-held') return [];
  if (reading.status === 'silent') {
    // A silence that came from above asserts nothing about this place; what a row says of one is held against the book as a ruling is.
    if (!own && reading.note === undefined && law.consult[book] === undefined) return [];
    const says = oneLine(`Silent.${reading.note === undefined ? '' : ` ${reading.note}`}${sayConsult(law, book)}`);
    return [
      {
        ...named(law.id, book, law.provenance, says, ''),
        data: shortHash(JSON.stringify([law.id, law.title, law.gist, reading.note ?? null])),
        beside: besideOf(law, book),
      },
    ];
  }
  const cases = reading.cases.map((one) => {
    const when = Object.entries(one.when ?? {}).map(([key, allowed]) => `${key}=${[allowed].flat().join('/')}`);
    return `${when.length === 0 ? '' : `[${when.join(', ')}] `}${sayCase(one, law.people)}`;
  });
  const says = oneLine([...cases, ...(reading.note === undefined ? [] : [`Note: ${reading.note}`])].join(' ') + sayConsult(law, book));
  // Questions and their answers in full: a brief form says it shorter, and says nothing of the book.
  const asked = Object.entries(law.facts).map(([key, { ask, options }]) => [key, ask, options]);
  const named_ = named(law.id, book, provenanceOf(law, reading), says, whereOf(reading.cites), JSON.stringify([law.title, law.gist, asked]));
  const data = shortHash(JSON.stringify([law.id, book, law.title, law.gist, asked, reading.cases, reading.note ?? null, reading.cites]));
  return [{ ...named_, data, beside: besideOf(law, book) }];
}

const besideOf = (law: ResolvedLaw, book: BookId): string => shortHash(JSON.stringify([law.topic.id, law.moment, law.consult[book] ?? null]));

function sayConsult(law: ResolvedLaw, book: BookId): string {
  const consult = law.consult[book];
  if (consult === undefined) return '';
  const cost = consult.cost === undefined ? '' : ` ${sayRemedies(consult.cost, law.people)}`;
  return ` Consulting: ${nameOf(consult.who, law.people).name} ${consult.may ? 'may' : 'may not'}.${cost} ${whereOf(consult.cites)}.`;
}

/** A row of this place may leave a book to its clause: that reading is derived, whatever the row is. */
const provenanceOf = (law: ResolvedLaw, reading: Resolved): Provenance =>
  reading.status === 'by-reference' && law.provenance !== 'inherited' ? 'by-clause' : law.provenance;

const named = (id: string, book: BookId | 'all', provenance: Provenance | 'left-out', says: string, where: string, words = '') => ({
  id,
  book,
  provenance,
  says,
  where: oneLine(where),
  seen: shortHash([id, book, says, where, words].join('\n')),
});

/** What of the game above has no place here, by its reason. */
function repealsOf(place: Place): Place['left'] {
  const { laws, points } = place.described as Partial<Variant>;
  return { laws: { ...place.left.laws, ...laws?.repeal }, points: { ...place.left.points, ...points?.repeal } };
}

/** Every reading and every worth that holds at a place, in the order of its rows. */
export function entriesOf(place: Place): Entry[] {
  const laws = place.laws.flatMap((law) => BOOK_IDS.flatMap((book) => entryOf(law, book, law.readings[book])));
  const points = place.points.flatMap((item) =>
    BOOK_IDS.flatMap((book) => {
      const worth = item.books[book];
      if (worth?.status !== 'stated') return [];
      const number = worth.points === undefined ? [] : [`${sayPoints(worth.points, worth.unit)}${worth.per === undefined ? '' : `, ${worth.per}`}.`];
      const says = oneLine([...number, ...(worth.says === undefined ? [] : [worth.says])].join(' '));
      // Where no number is printed, what is counted shows in the totals alone.
      const counted = worth.points !== undefined || worth.unit === 'point' ? [] : [worth.unit];
      const entry = named(item.id, book, item.provenance, says, whereOf(worth.cites), JSON.stringify([item.title, item.gist, ...counted]));
      return [{ ...entry, data: shortHash(JSON.stringify([item.id, book, item.title, item.gist, worth])), beside: shortHash(item.group ?? '') }];
    }),
  );
  const withdrawn = (kind: 'law' | 'points', key: string, reason: string): Entry => {
    const id = makeId(place.id, kind, key);
    return { ...named(id, 'all', 'left-out', oneLine(`Not here: ${reason}`), ''), data: shortHash(id + reason), beside: shortHash('') };
  };
  const { laws: noLaws, points: noPoints } = repealsOf(place);
  const left = [
    ...Object.entries(noLaws).map(([key, reason]) => withdrawn('law', key, reason)),
    ...Object.entries(noPoints).map(([key, reason]) => withdrawn('points', key, reason)),
  ];
  return [...laws, ...points, ...left];
}
