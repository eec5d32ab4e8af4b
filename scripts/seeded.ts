/** Random numbers from 0 to 1, the same for the same seed (mulberry32), so that a survivor can be reproduced. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random element of the list. Throws if it is empty. */
export function pick<T>(list: readonly T[], next: () => number): T {
  const one = list[Math.floor(next() * list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

/** The list in a random order. */
export function shuffled<T>(list: readonly T[], next: () => number): T[] {
  return list
    .map((one) => [next(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}
