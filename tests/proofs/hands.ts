// Hands for the proofs of melds: the same in every run.

/** Deterministic numbers from 0 to 1. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** So many cards of a pack, in the order in which they are drawn. */
export function draw(from: readonly number[], size: number, next: () => number): number[] {
  const pack = [...from];
  for (let n = 0; n < size; n++) {
    const at = n + Math.floor(next() * (pack.length - n));
    [pack[n], pack[at]] = [pack[at] as number, pack[n] as number];
  }
  return pack.slice(0, size);
}
