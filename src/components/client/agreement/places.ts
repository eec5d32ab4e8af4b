// What may be agreed at the games of an agreement, from the file of each.
import type { Agreeable } from '../../../lib/agreements/agreeable.ts';
import { BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import sheet from '../../../styles/views/agreement.css?url';
import { failureOf } from '../offline/load.ts';

/** The styles of all that belongs to agreements, once a page. */
export function addStyles(): void {
  if (document.querySelector(`link[href="${sheet}"]`) === null)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet }));
}

const known = new Map<string, Promise<Agreeable | null>>();
/** What may be agreed at a place of this or of an earlier edition; null where the site has no such place. Rejects where it cannot be had just now. */
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
