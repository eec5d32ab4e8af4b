/**
 * What each player receives (positive) or pays when scores are settled: the own score times the number of others, minus the sum of their
 * scores; blue-ribbon-1940 p. 242-243, with an example for three.
 */
export function settled(scores: readonly number[]): number[] {
  return scores.map((own, n) => own * (scores.length - 1) - scores.reduce((sum, one, at) => (at === n ? sum : sum + one), 0));
}
