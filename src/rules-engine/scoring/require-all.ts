type Answered<V, K extends keyof V> = { readonly [P in K]: NonNullable<V[P]> };

/** Answers that are asked together: all of them, or null if they are not asked. */
export function together<V, K extends keyof V>(asked: V, first: K, ...others: readonly K[]): Answered<V, K> | null {
  if (asked[first] === null) return null;
  return Object.fromEntries([first, ...others].map((key) => [key, asked[key]])) as Answered<V, K>;
}
