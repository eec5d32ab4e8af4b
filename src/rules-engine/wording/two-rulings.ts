// Joins two rulings of one book, so that the reader does not have to invert a condition.
import type { Facts } from '../laws/laws.ts';

/** A ruling as a clause, and when it applies. */
interface Ruled {
  readonly when: string;
  readonly clause: string;
  readonly open: readonly string[];
}

/** A clause that begins with a condition of its own. */
const OPENS = /^(if|unless|until|for) /;
const TIME = /^(before|after|once|until|while|as long as|during) /;

/** How the last ruling begins: "after that" or "before that" if the first one is bounded by a moment, else "otherwise". */
export function otherwise(facts: Facts, ruled: readonly Ruled[]): string {
  const [fact, ...more] = Object.values(facts);
  const [first] = ruled;
  const inTime = fact !== undefined && more.length === 0 && Object.values(fact.ifs).every((clause) => TIME.test(clause));
  const isBound = first !== undefined && ruled.length === 2 && !/,| or /.test(first.when);
  if (inTime && isBound && first.when.startsWith('before ')) return 'after that,';
  if (inTime && isBound && /^(once|after) /.test(first.when)) return 'before that,';
  return OPENS.test(ruled.at(-1)?.clause ?? '') ? 'otherwise,' : 'otherwise';
}

/** A permission and its exception in one sentence: "The dealer may change the discard, but not once a card is led." Null if the two are not such a pair. */
export function rightExcept(ruled: readonly Ruled[]): string | null {
  if (ruled.some(({ open }) => open.length > 0)) return null;
  const barred = ruled.find(({ clause }) => / may not |^nobody may /.test(clause));
  const allowed = ruled.find((one) => one !== barred);
  if (barred === undefined || allowed === undefined || barred.when === '' || / or |, /.test(barred.when)) return null;
  const isPair = barred.clause.replace(' may not ', ' may ') === allowed.clause || barred.clause.replace(/^nobody may /, 'any player may ') === allowed.clause;
  if (!isPair) return null;
  return `${allowed.clause}${barred.when.startsWith('unless ') ? ` only if ${barred.when.slice('unless '.length)}` : `, but not ${barred.when}`}`;
}

const OF_THE_BOOK = /^The book (.+)\.$/;

/** Remarks on what a book leaves out, in one sentence: "The book names no penalty and covers nothing else." */
export function oneRemark(remarks: readonly string[]): string {
  const verbs = remarks.flatMap((remark) => OF_THE_BOOK.exec(remark)?.[1] ?? []);
  if (verbs.length < 2 || verbs.length < remarks.length || verbs.slice(1).some((verb) => !/^(?:does not|covers) /.test(verb))) return remarks.join(' ');
  return `The book ${verbs.slice(0, -1).join(', ')} and ${verbs.at(-1)}.`;
}
