// How rulings and tellers are written, on pages and in text alike.
import type { Ruling } from './entry.ts';

/** Rulings with the same condition and the same words, and the books that give them. */
export interface SaidBy {
  readonly when: string;
  readonly says: string;
  readonly by: readonly string[];
}

/** Groups rulings by their words. */
export function byWords(rulings: readonly Ruling[]): SaidBy[] {
  const groups = Map.groupBy(rulings, ({ when, says }) => `${when}\n${says}`);
  return [...groups.values()].map((all) => ({ when: all[0]?.when ?? '', says: all[0]?.says ?? '', by: all.map(({ by }) => by).filter((by) => by !== '') }));
}

/** A ruling on one line: "If only one side revoked: 2 points. (Donohue, undated, pp. 14–15)" */
export const sayRuling = ({ when, says, by }: SaidBy): string => `${when === '' ? '' : `${when} `}${says}${by.length === 0 ? '' : ` (${by.join('; ')})`}`;

/** The headings of an entry with one version: of a ruling, or of a count. */
export const headsOf = (rule: string): readonly [facts: string, results: string] =>
  rule.includes('.score.') ? ['Entered', 'Score'] : ['What happened', 'Ruling'];

/** The names of players who gave none. */
export const UNNAMED = ['One player', 'The other player'] as const;

/** "the other player" within a sentence; a name stays as it is. */
export const lower = (teller: string): string => (UNNAMED.some((one) => one === teller) ? teller.charAt(0).toLowerCase() + teller.slice(1) : teller);
