// Plain facts in the pieces of the games. They have no postings: `fact-words.ts` finds what a query asks for.
import { type Place, pageOf } from '../../../rules-engine/index.ts';
import { factsOf } from '../../catalogue/facts/plain-facts.ts';
import { packLines } from '../files/book-lines.ts';
import type { Fact } from '../files/fact-format.ts';

/** The facts of a game and its forms. */
export const factEntries = (places: readonly Place[]): Fact[] =>
  places.flatMap((place) =>
    factsOf(place).map(({ kind, url, lines }): Fact => {
      const form = place.parent === null ? '' : place.id.slice(place.parent.length + 1);
      return { kind, form, anchor: url.slice(pageOf(place.id).length), lines: packLines(lines) };
    }),
  );
