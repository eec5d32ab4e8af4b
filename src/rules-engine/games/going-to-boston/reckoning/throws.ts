/** How the books choose the die for the third throw: the two highest of three stay, or the highest of each throw. */
export type Way = 'two-highest' | 'highest-of-each';
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The two dice that stay for the third throw, the higher first. */
export function kept(first: readonly number[], second: readonly number[], way: Way): readonly [number, number] {
  const best = Math.max(...first);
  const two = way === 'two-highest' ? [best, ...second] : [best, Math.max(...second)];
  const [high = 0, low = 0] = two.sort((a, b) => b - a);
  return [high, low];
}

/** In how many of the 6^6 ways of six dice, thrown as the game has it, each score comes, from 0 to 18. */
export function ways(way: Way): readonly number[] {
  const found = Array.from({ length: 19 }, () => 0);
  for (const a of FACES)
    for (const b of FACES)
      for (const c of FACES)
        for (const d of FACES)
          for (const e of FACES) {
            const [high, low] = kept([a, b, c], [d, e], way);
            for (const f of FACES) found[high + low + f] = (found[high + low + f] ?? 0) + 1;
          }
  return found;
}
