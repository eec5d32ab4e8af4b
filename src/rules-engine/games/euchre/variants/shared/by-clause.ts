import type { BookId, Citation } from '../../../../books.ts';
import { always, type LawAmendment, type Reading, refersTo, silent } from '../../../../laws/laws.ts';
import { notDecided } from '../../../../laws/remedies.ts';
import { each, type LawKey } from '../../../../rulesets/games.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';

/**
 * Returns the main-game laws that a book's narrower clause ("the play is as in the regular game") brings into a variant. `leads`: first lines
 * that differ because the seating differs.
 */
export function byClause(
  book: BookId,
  clause: Citation,
  keys: readonly LawKey<Euchre>[],
  note?: string,
  leads: Readonly<Partial<Record<LawKey<Euchre>, string>>> = {},
): Record<string, LawAmendment> {
  return each(keys, (key) => {
    const lead = leads[key];
    return { readings: () => ({ [book]: refersTo(`euchre.law.${key}`, clause, note) }), ...(lead !== undefined && { leads: { [book]: lead } }) };
  });
}

/** U.S. Playing Card's laws that a clause about the deal brings in, and those that one about the play does. */
export const DEAL_LAWS = ['wrong-number', 'exposed-in-deal', 'faced-card', 'deal-out-of-turn', 'imperfect-pack'] as const;
export const PLAY_LAWS = ['looking-back', 'exposed-card', 'called-card-refused', 'lead-out-of-turn'] as const;

/** In Blue Ribbon a wrong dealer is stopped before the trump is turned, but these games turn none; `uspc` is the other book's reading. */
export const dealOutOfTurn = (clause: Citation, uspc: Reading = silent()): LawAmendment => ({
  readings: () => ({
    'uspc-1898': uspc,
    'blue-ribbon-1940': always(notDecided, [clause, cites.blue.penaltiesCut], {
      note: 'The player who deals out of turn is to be stopped before the trump is turned; here none is turned.',
    }),
  }),
});
