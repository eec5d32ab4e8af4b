// Where the content of an id is found. A law that a variant takes over unchanged is on the page of its parent and has no page of its own.
import { addressOf, anchorOf, BOOK_IDS, type Place, pageOf, parseId, type Resolved, type ResolvedLaw } from '../../rules-engine/index.ts';
import { isRuledOn } from '../books/readings.ts';
import { placeOf, places } from '../catalogue/library.ts';
import { isOwn } from '../catalogue/offences/headings.ts';

/** What a book rules, regardless of where that is written and by which clause it applies. */
function ruled(reading: Resolved): string {
  return 'cases' in reading ? JSON.stringify([reading.cases, reading.note]) : reading.status === 'silent' ? `silent ${reading.note ?? ''}` : reading.status;
}

/** Whether every book that has the place rules there as in the law's source, on the same questions in the same words. */
function isAsAbove(place: Place, law: ResolvedLaw, above: ResolvedLaw): boolean {
  const wordsOf = ({ title, gist, facts, consult }: ResolvedLaw) => JSON.stringify([title, gist, facts, consult]);
  return (
    wordsOf(law) === wordsOf(above) &&
    BOOK_IDS.every((book) => place.described.books[book] === undefined || ruled(law.readings[book]) === ruled(above.readings[book])) &&
    !place.described.examples.some((one) => one.kind === 'law' && one.law === law.key)
  );
}

/** The law of the same key at the place from which this place takes its code; null if there is none. */
function aboveOf(place: Place, law: ResolvedLaw): { readonly place: Place; readonly law: ResolvedLaw } | null {
  for (const id of [place.parent, law.writtenAt]) {
    if (id === null || id === place.id) continue;
    const at = placeOf(id);
    const above = at.laws.find((one) => one.key === law.key);
    if (above !== undefined) return { place: at, law: above };
  }
  return null;
}

const homes = new Map<string, string>();
/** The id of the law on whose page a law is shown: its own, or that of the same, unchanged law of the parent game or another code. */
export function homeOf(place: Place, law: ResolvedLaw): string {
  const known = homes.get(law.id);
  if (known !== undefined) return known;
  const above = isOwn(place, law) ? null : aboveOf(place, law);
  const left = place.parent !== null && !isRuledOn(law);
  const home = above !== null && (left || isAsAbove(place, law, above.law)) ? homeOf(above.place, above.law) : law.id;
  homes.set(law.id, home);
  return home;
}

/** Whether a law has a page of its own. */
export const hasPage = (place: Place, law: ResolvedLaw): boolean => homeOf(place, law) === law.id;

/** The page on which a place's law is shown. */
export const hrefOfLaw = (place: Place, law: ResolvedLaw): string => addressOf(homeOf(place, law));

/** The address of a law as it applies at a place: its page, or its anchor if it is shown on the page of its parent. */
export const addressAt = (place: Place, law: ResolvedLaw): string => (hasPage(place, law) ? addressOf(law.id) : anchorOf(law.id));

/** The address of a place or of anything with an id; for a law, that of its home. Throws if this edition has no such id. */
export function hrefOfId(id: string): string {
  const parsed = parseId(id);
  if (parsed === null) return pageOf(placeOf(id).id);
  if (parsed.kind !== 'law') return addressOf(id);
  const place = placeOf(parsed.game);
  const law = place.laws.find((one) => one.key === parsed.key);
  if (law === undefined) throw new Error(`expected the id of a law, found "${id}"`);
  return hrefOfLaw(place, law);
}

/** Every law that has a page, with its place. */
export const lawPages: readonly { readonly place: Place; readonly law: ResolvedLaw }[] = places.flatMap((place) =>
  place.laws.filter((law) => hasPage(place, law)).map((law) => ({ place, law })),
);
