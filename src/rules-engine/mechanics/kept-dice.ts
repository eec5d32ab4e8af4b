// Three throws, of three dice, two and one, with dice left on the table: shared by the games that are thrown like this.

/** How the books choose the die for the third throw: the two highest of three stay, or the highest of each throw. */
export type KeptWay = 'two-highest' | 'highest-of-each';

/** The two dice that stay for the third throw, the higher first. */
export function kept(first: readonly number[], second: readonly number[], way: KeptWay): readonly [number, number] {
  const best = Math.max(...first);
  const two = way === 'two-highest' ? [best, ...second] : [best, Math.max(...second)];
  const [high = 0, low = 0] = two.sort((a, b) => b - a);
  return [high, low];
}
