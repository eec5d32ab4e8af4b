// Finds the games, laws, scorers and books that a request names. An unknown name is refused, with the nearest known one.
import { BOOK_IDS, type BookId, type IdKind, lookup, nearest, type Place, parseId, type ResolvedLaw } from '../../src/rules-engine/index.ts';
import type { Site } from './site.ts';

/** An input that is refused; the message says what to enter. */
export class Refused extends Error {}

const didYouMean = (near: string | undefined): string => (near === undefined ? '' : ` Did you mean ${near}?`);

/** The current id of a place or row that may have been renamed. A withdrawn id is refused, with the reason. */
export function currentId({ library }: Site, id: string): string {
  const found = lookup(library, id);
  if (found.kind === 'gone') throw new Refused(`${id} was withdrawn. ${found.why} The nearest is ${found.nearest}.`);
  return found.kind === 'moved' ? found.id : id;
}

/** The place whose id, title or other name is nearest to a name. */
function nearestPlace({ library, places, titles }: Site, name: string): string | undefined {
  const byName = new Map<string, string>();
  for (const id of places) {
    const game = library.get(id.split('/')[0] ?? '');
    const aliases = id.includes('/') ? game?.variants[id.slice(id.indexOf('/') + 1)]?.aliases : game?.aliases;
    for (const one of [titles.ofPlace(id), ...(aliases ?? [])]) byName.set(one.toLowerCase(), byName.get(one.toLowerCase()) ?? id);
  }
  for (const id of places) byName.set(id, id);
  return byName.get(nearest(name, [...byName.keys()]) ?? '');
}

/** A game or variant by its id. */
export function placeNamed(site: Site, name: string): Place {
  const id = currentId(site, name);
  if (!site.places.includes(id)) throw new Refused(`No game "${name}".${didYouMean(nearestPlace(site, name))} Use find to get the ids of games.`);
  return site.place(id);
}

/** Parses an id of one of the given kinds, and finds its place. */
export function rowNamed(
  site: Site,
  name: string,
  kinds: readonly IdKind[],
  example: string,
): { readonly place: Place; readonly kind: IdKind; readonly key: string } {
  // If the id names an unknown place, the message is about the place.
  const before = parseId(name);
  if (before !== null && !site.places.includes(currentId(site, before.game))) placeNamed(site, before.game);
  const parsed = parseId(currentId(site, name));
  if (parsed === null || !kinds.includes(parsed.kind)) throw new Refused(`Enter an id such as ${example}. You have "${name}".`);
  return { place: placeNamed(site, parsed.game), kind: parsed.kind, key: parsed.key };
}

/** Refuses a key that the place does not have, and names the nearest one. */
export function refuseRow({ id }: Place, kind: IdKind, key: string, keys: readonly string[]): never {
  const what = { law: 'law', score: 'scorer', points: 'score item', rule: 'rule', question: 'question', odds: 'table of odds' }[kind];
  const near = nearest(key, keys);
  const all = kind === 'score' && keys.length > 0 ? ` It has ${keys.map((one) => `${id}.score.${one}`).join(', ')}.` : '';
  throw new Refused(`No ${what} "${key}" in ${id}.${near === undefined ? all || ' Use find to get its id.' : didYouMean(`${id}.${kind}.${near}`)}`);
}

/** A law by its id. */
export function lawNamed(site: Site, name: string): ResolvedLaw {
  const { place, key } = rowNamed(site, name, ['law'], 'euchre.law.revoke');
  return (
    place.laws.find((law) => law.key === key) ??
    refuseRow(
      place,
      'law',
      key,
      place.laws.map((law) => law.key),
    )
  );
}

/** The book with this id, which must be one of `known`; null if no book is named. */
export function bookNamed(name: string | undefined, known: readonly BookId[], lacks: string): BookId | null {
  if (name === undefined) return null;
  const book = BOOK_IDS.find((id) => id === name);
  if (book === undefined) throw new Refused(`No book "${name}".${didYouMean(nearest(name, BOOK_IDS))} The books: ${BOOK_IDS.join(', ')}.`);
  if (!known.includes(book)) throw new Refused(`${book} ${lacks}: ${known.join(', ') || 'none'}.`);
  return book;
}

/** The books that have the law's game. */
export const booksOfLaw = (law: ResolvedLaw): BookId[] => BOOK_IDS.filter((book) => !['no-game', 'not-held'].includes(law.readings[book].status));
