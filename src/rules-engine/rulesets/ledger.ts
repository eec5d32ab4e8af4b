import { BOOK_IDS, type BookId, type Citation } from '../books.ts';
import { sayPoints } from '../laws/remedies/amounts.ts';
import { sayCase } from '../laws/rulings/cases.ts';
import { hashOfText } from '../text-hash.ts';
import { nameOf } from '../wording/people.ts';
import { sayRemedies } from '../wording/rulings.ts';
import type { Variant } from './games.ts';
import { makeId } from './ids.ts';
import type { Place, Provenance, Resolved, ResolvedLaw } from './inheritance/index.ts';

/** One book's ruling or value at one game or variant: the unit that is compared with the book. */
export interface Entry {
  readonly id: string;
  /** `all`: a row that is left out here for every book. */
  readonly book: BookId | 'all';
  readonly provenance: Provenance | 'left-out';
  /** Every case as printed, with claims and notes. */
  readonly says: string;
  /** Where the book says it: "p. 14-15 law 34". */
  readonly where: string;
  /** Hashes of what a reader sees, and of the row as data: a mark stays valid while either is unchanged. */
  readonly seen: string;
  readonly data: string;
  /** Hash of what is shown beside the ruling: offence, moment, who may consult; the group of a score item. */
  readonly beside: string;
}

/** Six digits in base 36 (31 bits): enough to tell one wording of a reading from the next. */
const shortHash = (text: string): string => hashOfText(text).toString(36).padStart(6, '0').slice(-6);

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
    // Inherited silence asserts nothing about this game or variant; but a note or a consult rule on it is compared with the book like a ruling.
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
  // Questions and answers in full: their short forms add nothing about the book.
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

/** A row of this game or variant may leave a book to its clause: that reading is derived, whatever the row is. */
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

/** Rows of the parent that do not apply here, with the reason. */
function repealsOf(place: Place): Place['left'] {
  const { laws, points } = place.described as Partial<Variant>;
  return { laws: { ...place.left.laws, ...laws?.repeal }, points: { ...place.left.points, ...points?.repeal } };
}

/** Every reading and value in force at a game or variant, in the order of its rows. */
export function entriesOf(place: Place): Entry[] {
  const laws = place.laws.flatMap((law) => BOOK_IDS.flatMap((book) => entryOf(law, book, law.readings[book])));
  const points = place.points.flatMap((item) =>
    BOOK_IDS.flatMap((book) => {
      const worth = item.books[book];
      if (worth?.status !== 'stated') return [];
      const number = worth.points === undefined ? [] : [`${sayPoints(worth.points, worth.unit)}${worth.per === undefined ? '' : `, ${worth.per}`}.`];
      const says = oneLine([...number, ...(worth.says === undefined ? [] : [worth.says])].join(' '));
      // If no number is printed, the unit only shows in the totals.
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
