import { BOOK_IDS, type BookId, type Place, type ResolvedItem, type ResolvedLaw } from '../../rules-engine/index.ts';
import { titleOf } from '../catalogue/library.ts';
import { sayVerdict } from '../rulings/comparison/verdict.ts';
import { sayValue } from '../rulings/values.ts';

export interface PartingItem {
  readonly item: ResolvedItem;
  /** What the books give, each value with the books that give it. */
  readonly groups: readonly { readonly says: string; readonly books: readonly BookId[] }[];
}
/** Score items for which the books give different values. */
export function partingPoints(place: Place): PartingItem[] {
  return place.points.flatMap((item) => {
    const groups = new Map<string, BookId[]>();
    const numbers = new Set<string>();
    for (const book of BOOK_IDS) {
      const value = item.books[book];
      if (value?.status !== 'stated') continue;
      groups.set(sayValue(value), [...(groups.get(sayValue(value)) ?? []), book]);
      numbers.add(value.points === undefined ? sayValue(value) : JSON.stringify([value.points, value.unit, value.per]));
    }
    // Equal numbers in different words are not a difference.
    return numbers.size < 2 ? [] : [{ item, groups: [...groups].map(([says, books]) => ({ says, books })) }];
  });
}

/** Laws on which the books disagree. */
export function partingLaws(place: Place): { law: ResolvedLaw; full: string }[] {
  return place.laws.flatMap((law) => {
    const verdict = sayVerdict(law, titleOf);
    return verdict.kind === 'disagree' ? [{ law, full: verdict.full }] : [];
  });
}
