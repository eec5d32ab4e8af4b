// Whether the players who may claim a penalty may discuss it first.
import { BOOK_IDS, type BookId, type Citation, nameOf, type ResolvedLaw, sayRemedies } from '../../../rules-engine/index.ts';

interface Consult {
  readonly book: BookId;
  readonly may: boolean;
  /** "the player with the choice may not consult; if it is done: ..." */
  readonly says: string;
  readonly cites: readonly Citation[];
}

/** What each book that has the game says about discussing the penalty of a law. */
export function consultsOf(law: ResolvedLaw): Consult[] {
  return BOOK_IDS.flatMap((book) => {
    const consult = law.consult[book];
    if (consult === undefined || law.readings[book].status === 'no-game') return [];
    const { who, may, cost, cites } = consult;
    const after = cost === undefined ? '' : `; if it is done: ${sayRemedies(cost, law.people)}`;
    return [{ book, may, says: `${nameOf(who, law.people).name} ${may ? 'may consult' : 'may not consult'}${after}`, cites }];
  });
}
