import type { Citation } from '../../../rules-engine/index.ts';

/** Numbers of cited laws, with ranges expanded: "law 64" has to find the law cited as 63-66. */
export function numbersOf(cites: readonly Citation[]): string[] {
  const numbers = cites.flatMap(({ law = '' }) => [
    ...[...law.matchAll(/(\d+)(?:\s*[-–]\s*(\d+))?/g)].flatMap(([, from, to]) => {
      const first = Number(from);
      const last = Math.min(Number(to ?? from), first + 20);
      return Array.from({ length: Math.max(1, last - first + 1) }, (_, n) => String(first + n));
    }),
    ...[...law.matchAll(/\b[IVXL]+\b/g)].map(([roman]) => roman),
  ]);
  return [...new Set(numbers)];
}
