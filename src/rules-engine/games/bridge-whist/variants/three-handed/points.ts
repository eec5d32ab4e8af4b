import type { Citation } from '../../../../books.ts';
import type { Variant } from '../../../../rulesets/games.ts';
import type { BookValue, ScoreItem } from '../../../../scoring/points.ts';
import { points } from '../../points.ts';

/** Figures of ordinary bridge that a clause of Donohue brings into a variant: the clause is cited before each item's own passage. */
export function byClause(clause: Citation, keys: readonly (keyof typeof points)[]): NonNullable<Variant['points']['amend']> {
  return Object.fromEntries(
    keys.map((key) => {
      const row: ScoreItem = points[key];
      const worth = row.books.donohue as Extract<BookValue, { status: 'stated' }>;
      return [key, { books: { donohue: { ...worth, cites: [clause, ...worth.cites] } } }];
    }),
  );
}
