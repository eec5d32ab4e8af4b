import type { Line } from './scorers.ts';

/** How a claimed total differs from the answer. */
export type Claimed =
  | { readonly kind: 'right' }
  /** The claim leaves these lines out; they are the fewest that explain it. */
  | { readonly kind: 'left-out'; readonly lines: readonly Line[]; readonly points: number }
  /** More than the cards hold. */
  | { readonly kind: 'too-much'; readonly points: number }
  /** Less than the cards hold, and no set of whole lines makes the difference. */
  | { readonly kind: 'unexplained'; readonly points: number };

/**
 * Explains a contested total: which lines were left out of it. Whole kinds of line (all the fifteens, all the runs) are tried
 * before single lines, because a counter who forgets tends to forget a kind; then the fewest lines that make the difference.
 */
export function reconcile(lines: readonly Line[], claimed: number): Claimed {
  const scored = lines.filter((line) => (line.points ?? 0) > 0);
  const gap = scored.reduce((sum, line) => sum + (line.points ?? 0), 0) - claimed;
  if (gap === 0) return { kind: 'right' };
  if (gap < 0) return { kind: 'too-much', points: -gap };
  const kinds = [...new Set(scored.map((line) => line.rule))].map((rule) => scored.filter((line) => line.rule === rule));
  const left =
    fewest(kinds, gap) ??
    fewest(
      scored.map((line) => [line]),
      gap,
    );
  return left === null ? { kind: 'unexplained', points: gap } : { kind: 'left-out', lines: left, points: gap };
}

function fewest(groups: readonly (readonly Line[])[], gap: number): readonly Line[] | null {
  const worth = groups.map((group) => group.reduce((sum, line) => sum + (line.points ?? 0), 0));
  // Fewest groups that reach each sum: the coin problem, each coin once.
  const best = new Map<number, readonly number[]>([[0, []]]);
  groups.forEach((_, n) => {
    for (const [sum, chosen] of [...best]) {
      const next = sum + (worth[n] ?? 0);
      const known = best.get(next);
      if (next <= gap && (known === undefined || known.length > chosen.length + 1) && !chosen.includes(n)) best.set(next, [...chosen, n]);
    }
  });
  const chosen = best.get(gap);
  return chosen === undefined || chosen.length === 0 ? null : chosen.flatMap((n) => groups[n] ?? []);
}
