// Settled questions that a law answers: the words of the question are indexed for that law.

import { places } from '../../catalogue/library.ts';
import { contentOfPlace } from '../../content/pages.ts';

/** A question that refers to more laws than this belongs to none of them. */
const MOST = 2;

let known: ReadonlyMap<string, readonly string[]> | null = null;

/** The titles of the settled questions that a law or score item answers, by its id. */
export function questionsOn(law: string): readonly string[] {
  if (known === null) {
    const found = new Map<string, string[]>();
    for (const { id } of places)
      for (const { title, refs } of contentOfPlace(id)?.questions ?? []) {
        const laws = new Set(refs.filter((ref) => ref.includes('.law.') || ref.includes('.points.')));
        if (laws.size <= MOST) for (const one of laws) found.set(one, [...(found.get(one) ?? []), title]);
      }
    known = found;
  }
  return known.get(law) ?? [];
}
