import { gameOf, placeOf } from '../../lib/catalogue/library.ts';
import { type Citation, citeAt, type Place } from '../../rules-engine/index.ts';

/** The game or variant whose page is being rendered; null on pages that belong to no game (guides, books). */
export function currentPlace(astro: { readonly params: Readonly<Record<string, string | undefined>>; readonly url: URL }): Place | null {
  return astro.url.pathname.startsWith('/games/') && astro.params.id !== undefined ? placeOf(astro.params.id) : null;
}

/** The same, for a component that needs a place. Throws with the component's name if there is none. */
export function placeHere(astro: Parameters<typeof currentPlace>[0], component: string): Place {
  const place = currentPlace(astro);
  if (place === null) throw new Error(`<${component}> belongs on the page of a game; this is ${astro.url.pathname}`);
  return place;
}

/** Headings that citations on a page leave out: those under which each book treats the game. */
export function usualHeadings(place: Place | null): string[] {
  if (place === null) return [];
  return [place.described.title, ...Object.values(place.described.books).map((one) => one.heading)];
}

export interface CitedProps {
  at: string;
  law?: string;
  doubt?: string;
  game?: string;
}

/** The citation that the attributes of a `<Cite>` or `<Differs>` name, from the list of the page's game. Throws with the nearest name if there is none. */
export function citedIn(astro: Parameters<typeof currentPlace>[0], { at, law, doubt, game }: CitedProps): Citation {
  const cited = citeAt(gameOf(game ?? placeHere(astro, 'Cite').id).cites, at, law);
  return doubt === undefined ? cited : { ...cited, doubt };
}

/** Validates an attribute of MDX that must be a book. Throws with the text that it found. */
export { asBook } from '../../lib/books/names.ts';
