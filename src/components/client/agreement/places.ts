// Loads what a table can agree on for a game.
import type { Agreeable } from '../../../lib/agreements/agreeable.ts';
import { BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import sheet from '../../../styles/views/agreement.css?url';
import { loadJson } from '../offline/load-json.ts';

/** Adds the styles of agreements to the page, once. */
export function addStyles(): void {
  if (document.querySelector(`link[href="${sheet}"]`) === null)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet }));
}

/** What can be agreed for a current or former place; null if the site has no such place. Rejects with LoadError. */
export const agreeableAt = (place: string): Promise<Agreeable | null> => loadJson<Agreeable>(`/games/${place}/agree.json`);

/** A book without its year: "Donohue". */
export const nameOf = (book: BookId): string => BOOK_SHORT[book].replace(/(, | \().*/, '');
