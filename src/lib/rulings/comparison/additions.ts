// What one book orders in addition to others that it does not contradict, in a clause: "the other side also scores 2 points".
import {
  type BookId,
  boxesOf,
  casesMet,
  casesOf,
  combinations,
  effectsIn,
  keyOf,
  optionsOf,
  type ResolvedLaw,
  remediesOf,
  sayWhen,
} from '../../../rules-engine/index.ts';

/** The longest clause that is shown; if it is longer, the rulings below show what is added. */
const LONGEST = 150;

/** "If the trick was turned, the deal is void"; without a condition if it always applies; null if it takes more than one clause. */
export function additionOf(law: ResolvedLaw, book: BookId, others: readonly BookId[]): string | null {
  const options = optionsOf(law.facts);
  const all = combinations(options);
  const at = (by: BookId, facts: (typeof all)[number]) => casesMet(casesOf(law.readings[by]), law.facts, facts)[0];
  const added = Map.groupBy(all, (facts) => {
    const own = at(book, facts);
    const theirs = others.flatMap((other) => at(other, facts) ?? []).map((one) => new Set(effectsIn(one, law.people).map(keyOf)));
    if (own === undefined || theirs.length < others.length || theirs.some(({ size }) => size === 0)) return '';
    const isNew = (keys: readonly string[]) => keys.length > 0 && theirs.some((known) => keys.some((key) => !known.has(key)));
    return remediesOf(
      own.then.filter((remedy) => isNew(effectsIn({ then: [remedy] }, law.people).map(keyOf))),
      law.people,
    ).clause;
  });
  const clauses = [...added.keys()].filter((clause) => clause !== '');
  const [clause = ''] = clauses;
  if (clauses.length !== 1) return null;
  const where = boxesOf(options, added.get(clause) ?? []).map((box) => sayWhen(law.facts, box));
  const [when = ''] = where;
  const text = when === '' ? clause : `${when}, ${clause}`;
  return where.length > 1 || text.length > LONGEST ? null : text;
}
