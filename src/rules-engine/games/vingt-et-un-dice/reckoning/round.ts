/** The indexes of the totals nearest to the target without passing it; empty if all have burst (Blue Ribbon 1940, p. 206-207; Donohue, p. 395). */
export function nearestTo(target: number, totals: readonly number[]): readonly number[] {
  const best = Math.max(...totals.filter((total) => total <= target), 0);
  return best === 0 ? [] : totals.flatMap((total, n) => (total === best ? [n] : []));
}
