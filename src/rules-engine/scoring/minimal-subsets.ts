import type { Line } from './scorers.ts';

/** The fewest lines whose points add up to a sum (the coin problem with each coin once); null if none do. `ways`: how many sets of lines would. */
export function fewestMaking(lines: readonly Line[], sum: number): { readonly lines: readonly Line[]; readonly ways: number } | null {
  const best = new Map<number, { lines: readonly Line[]; ways: number }>([[0, { lines: [], ways: 1 }]]);
  for (const line of lines) {
    const points = line.points ?? 0;
    if (points <= 0) continue;
    for (const [before, way] of [...best]) {
      const known = best.get(before + points);
      if (before + points > sum) continue;
      const ways = way.ways + (known?.ways ?? 0);
      const isFewer = known === undefined || known.lines.length > way.lines.length + 1;
      best.set(before + points, { ways, lines: isFewer ? [...way.lines, line] : known.lines });
    }
  }
  const found = best.get(sum);
  return found === undefined || found.lines.length === 0 ? null : found;
}
