// Hashes of the rows that decided a ruling or a score.
import type { BookId } from '../books.ts';
import type { Answers } from '../laws/decide.ts';
import { casesMet, casesOf } from '../laws/rulings/cases.ts';
import { parseId } from '../rulesets/ids.ts';
import { type Library, type Place, placesOf, type ResolvedLaw, resolve } from '../rulesets/inheritance/index.ts';
import { sha256 } from './sha256.ts';

/** Hashes of rows, by id. */
export type Rows = Readonly<Record<string, string>>;

/** Used instead of a hash if a row was looked up but does not exist. */
export const NONE = 'none';

/** A value as text that does not depend on the order of its keys. */
export function plainText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainText).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${plainText(one)}`)
    .join()}}`;
}

/** What a book has in a law for these answers: the questions answered, and the cases that apply with their citations. Other cases and all conditions are left out. */
function readingFor(law: ResolvedLaw, book: BookId, answers: Answers): unknown {
  const reading = law.readings[book];
  const asked = Object.entries(answers).map(([key, option]) => [key, law.facts[key]?.ask, law.facts[key]?.options[option ?? '']]);
  if (reading.status === 'silent') return { status: 'silent', note: reading.note, clause: reading.clause };
  if (reading.status !== 'stated' && reading.status !== 'by-reference') return { status: reading.status };
  const cases = casesMet(casesOf(reading), law.facts, answers).map(({ when: _, ...rest }) => rest);
  const { status, cites, note, chain } = reading;
  return { status, cites, note, chain, asked, cases };
}

/** The law of an id at its place; undefined if there is none. */
export const lawOf = (place: Place, key: string): ResolvedLaw | undefined => place.laws.find((one) => one.key === key);

/** The place of an id; null if the library has no such place. */
export function placeOfId(library: Library, id: string): Place | null {
  const at = parseId(id)?.game ?? '';
  const game = library.get(at.split('/')[0] ?? '');
  return game !== undefined && placesOf(game).includes(at) ? resolve(library, at) : null;
}

/**
 * The hash of what a book has in a row; null if there is no such row. `answers` are those to the law that was asked: only what applies to them is
 * hashed. Rules of the text have no hash, because the engine does not have the text. `here` is a place that is already resolved.
 */
export function hashOfRow(library: Library, id: string, book: BookId, answers: Answers | null, here?: Place): string | null {
  const { kind, key = '', game } = parseId(id) ?? {};
  const place = here?.id === game ? here : placeOfId(library, id);
  if (place === undefined || place === null) return null;
  if (kind === 'points') {
    const item = place.points.find((one) => one.key === key);
    return item === undefined ? null : sha256(plainText({ worth: item.books[book] ?? null }));
  }
  const law = kind === 'law' ? lawOf(place, key) : undefined;
  if (law === undefined) return null;
  return sha256(plainText(answers === null ? law.readings[book] : readingFor(law, book, answers)));
}
