import type { BookId, Citation } from '../../../../books.ts';
import type { LawAmendment } from '../../../../core/games.ts';
import { refersTo } from '../../../../core/laws.ts';

/** Laws of the main game that a book's narrower clause ("the play is as in the regular game") brings into a variant. */
export function byClause(book: BookId, clause: Citation, keys: readonly string[]): Record<string, LawAmendment> {
  return Object.fromEntries(keys.map((key) => [key, { readings: () => ({ [book]: refersTo(`euchre.law.${key}`, clause) }) }]));
}

/** What a clause about the deal brings in, and what one about the play does: the laws on which U.S. Playing Card speaks. */
export const DEAL_LAWS = ['wrong-number', 'exposed-in-deal', 'faced-card', 'deal-out-of-turn', 'imperfect-pack'] as const;
export const PLAY_LAWS = ['revoke', 'tricks-mixed', 'looking-back', 'exposed-card', 'called-card-refused', 'lead-out-of-turn'] as const;
