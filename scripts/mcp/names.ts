// What a program names: games, laws, scorers, books. An unknown name is refused, and the nearest one is named.
import { BOOK_IDS, type BookId, type IdKind, lookup, nearest, type Place, parseId, type ResolvedLaw } from '../../src/rules-engine/index.ts';
import type { Site } from './site.ts';

/** An input that is refused; the message says what to enter. */
export class Refused extends Error {}

const didYouMean = (near: string | undefined): string => (near === undefined ? '' : ` Did you mean ${near}?`);

/** What an id or a place is called today. One that was withdrawn is refused with the reason. */
export function today({ library }: Site, id: string): string {
  const found = lookup(library, id);
  if (found.kind === 'gone') throw new Refused(`${id} is withdrawn. ${found.why} Nearest to it: ${found.nearest}`);
  return found.kind === 'moved' ? found.id : id;
}

/** The place whose id, title or other name is nearest to a name. */
function nearestPlace({ library, places, titles }: Site, name: string): string | undefined {
  const called = new Map<string, string>();
  for (const id of places) {
    const game = library.get(id.split('/')[0] ?? '');
    const aliases = id.includes('/') ? game?.variants[id.slice(id.indexOf('/') + 1)]?.aliases : game?.aliases;
    for (const one of [titles.ofPlace(id), ...(aliases ?? [])]) called.set(one.toLowerCase(), called.get(one.toLowerCase()) ?? id);
  }
  for (const id of places) called.set(id, id);
  return called.get(nearest(name, [...called.keys()]) ?? '');
}

/** A game or variant by its id. */
export function placeNamed(site: Site, name: string): Place {
  const id = today(site, name);
  if (!site.places.includes(id)) throw new Refused(`No game "${name}".${didYouMean(nearestPlace(site, name))} Ask find for the ids of games.`);
  return site.place(id);
}

/** An id of one of some kinds, and its place. */
export function rowNamed(
  site: Site,
  name: string,
  kinds: readonly IdKind[],
  example: string,
): { readonly place: Place; readonly kind: IdKind; readonly key: string } {
  // An id of a place that is unknown leads nowhere: the place is what is wrong.
  const before = parseId(name);
  if (before !== null && !site.places.includes(today(site, before.game))) placeNamed(site, before.game);
  const parsed = parseId(today(site, name));
  if (parsed === null || !kinds.includes(parsed.kind)) throw new Refused(`Enter an id such as ${example}. You have "${name}".`);
  return { place: placeNamed(site, parsed.game), kind: parsed.kind, key: parsed.key };
}

/** Says that a place has no such row, and which is the nearest. */
export function refuseRow({ id }: Place, kind: IdKind, key: string, keys: readonly string[]): never {
  const what = { law: 'law', score: 'scorer', points: 'score item', rule: 'rule', question: 'question', odds: 'table of odds' }[kind];
  const near = nearest(key, keys);
  const all = kind === 'score' && keys.length > 0 ? ` It has ${keys.map((one) => `${id}.score.${one}`).join(', ')}.` : '';
  throw new Refused(`No ${what} "${key}" at ${id}.${near === undefined ? all || ' Ask find for its id.' : didYouMean(`${id}.${kind}.${near}`)}`);
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

/** A book by its id, one of those that serve here; null where none is named. */
export function bookNamed(name: string | undefined, known: readonly BookId[], lacks: string): BookId | null {
  if (name === undefined) return null;
  const book = BOOK_IDS.find((id) => id === name);
  if (book === undefined) throw new Refused(`No book "${name}".${didYouMean(nearest(name, BOOK_IDS))} The books: ${BOOK_IDS.join(', ')}.`);
  if (!known.includes(book)) throw new Refused(`${book} ${lacks}: ${known.join(', ') || 'none'}.`);
  return book;
}

/** The books that have a law's game at all. */
export const booksOfLaw = (law: ResolvedLaw): BookId[] => BOOK_IDS.filter((book) => !['no-game', 'not-held'].includes(law.readings[book].status));
