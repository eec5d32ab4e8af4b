// Loads what a table can agree on for a game.
import type { Agreeable } from '../../../lib/agreements/agreeable.ts';
import { BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import sheet from '../../../styles/views/agreement.css?url';
import { failureOf } from '../offline/load.ts';

/** Adds the styles of agreements to the page, once. */
export function addStyles(): void {
  if (document.querySelector(`link[href="${sheet}"]`) === null)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet }));
}

const known = new Map<string, Promise<Agreeable | null>>();
/** What can be agreed for a current or former place; null if the site has no such place. Rejects if it cannot be loaded. */
export function agreeableAt(place: string): Promise<Agreeable | null> {
  const address = `/games/${place}/agree.json`;
  const asked =
    known.get(place) ??
    fetch(address).then(
      async (answer) => (answer.ok ? ((await answer.json()) as Agreeable) : answer.status === 404 ? null : failureOf(address)),
      () => failureOf(address),
    );
  known.set(place, asked);
  asked.catch(() => known.delete(place));
  return asked;
}

/** A book without its year: "Donohue". */
export const nameOf = (book: BookId): string => BOOK_SHORT[book].replace(/(, | \().*/, '');
