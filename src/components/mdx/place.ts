import { asBook } from '../../lib/book-names.ts';
import { placeOf } from '../../lib/library.ts';
import { type Citation, cite, type Place } from '../../rules-engine/index.ts';

/** The game or variant whose page is being rendered; null on pages that are no game's (guides, books). */
export function currentPlace(astro: { readonly params: Readonly<Record<string, string | undefined>>; readonly url: URL }): Place | null {
  return astro.url.pathname.startsWith('/games/') && astro.params.id !== undefined ? placeOf(astro.params.id) : null;
}

/** The same, where a component has no meaning elsewhere. Throws with the component's name. */
export function placeHere(astro: Parameters<typeof currentPlace>[0], component: string): Place {
  const place = currentPlace(astro);
  if (place === null) throw new Error(`<${component}> belongs on the page of a game; this is ${astro.url.pathname}`);
  return place;
}

/** Headings that go without saying in a citation on a page: those under which each book treats the game. */
export function usualHeadings(place: Place | null): string[] {
  if (place === null) return [];
  return [place.described.title, ...Object.values(place.described.books).map((one) => one.heading)];
}

export interface CitedProps {
  book: string;
  page?: string;
  heading: string;
  doubt?: string;
}

/** The citation that the attributes of a `<Cite>` or `<Differs>` make; a page left out is a page not known. Throws where there is no such book. */
export function citedIn({ book, page, heading, doubt }: CitedProps): Citation {
  return cite(asBook(book), page ?? null, heading, doubt === undefined ? {} : { doubt });
}

/** The HTML of a rule with a point between citations that follow each other, and none where a sentence stands between them. */
export const withCitesApart = (html: string): string => html.replace(/<\/cite>\s+<cite /g, '</cite>\u00a0· <cite ');

/** An attribute of MDX that has to be a book. Throws naming what was found. */
export { asBook } from '../../lib/book-names.ts';
