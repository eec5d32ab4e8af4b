/**
 * What each has to get (positive) or to pay when scores are settled: his own as often as there are players, less the sum of all the
 * others'; blue-ribbon-1940 p. 242-243, where it is worked for three.
 */
export function settled(scores: readonly number[]): number[] {
  return scores.map((own, n) => own * (scores.length - 1) - scores.reduce((sum, one, at) => (at === n ? sum : sum + one), 0));
}
