// Two versions of what happened: what both say, where they differ, and which rulings depend on it.
import type { Fact, Ruling, Version } from './entry.ts';
import { UNNAMED } from './wording.ts';

/** A question that the two answer differently. */
export interface Difference {
  readonly ask: string;
  /** Empty if a version does not answer it. */
  readonly answers: readonly [string, string];
}

export interface Dispute {
  readonly both: readonly Fact[];
  readonly differ: readonly Difference[];
  /** Rulings that are the same by both versions. */
  readonly same: readonly Ruling[];
  /** Rulings that each version alone leads to. */
  readonly each: readonly [readonly Ruling[], readonly Ruling[]];
}

const answerTo = ({ facts }: Version, ask: string): string => facts.find((fact) => fact.ask === ask)?.answer ?? '';
/** All that a book says in a version, to compare. */
const saidBy = ({ rulings }: Version, book: string): string =>
  rulings
    .flatMap(({ by, says }) => (by === book ? [says] : []))
    .sort()
    .join('\n');

/** Compares two versions. A book's rulings count as the same only if all of them are the same in both versions. */
export function disputeOf(one: Version, other: Version): Dispute {
  const asked = [...new Set([...one.facts, ...other.facts].map(({ ask }) => ask))];
  const answered = asked.map((ask): Difference => ({ ask, answers: [answerTo(one, ask), answerTo(other, ask)] }));
  const isSame = ({ by }: Ruling) => saidBy(one, by) === saidBy(other, by);
  const same = one.rulings.filter(isSame);
  return {
    both: answered.filter(({ answers: [a, b] }) => a === b).map(({ ask, answers: [answer] }) => ({ ask, answer })),
    differ: answered.filter(({ answers: [a, b] }) => a !== b),
    // The condition of a single case names the answers of one version, so it is left out.
    same: same.map((ruling) => (same.filter(({ by }) => by === ruling.by).length === 1 ? { ...ruling, when: '' } : ruling)),
    each: [one.rulings.filter((ruling) => !isSame(ruling)), other.rulings.filter((ruling) => !isSame(ruling))],
  };
}

/** The names of the two versions: those of the players if they were given. */
export const tellersOf = (versions: readonly Version[]): [string, string] => [versions[0]?.teller || UNNAMED[0], versions[1]?.teller || UNNAMED[1]];
