/** A die for random games: the same numbers from 1 to 6 for the same seed, in every run. SEED=n gives another sequence. */
export function seededDie(seed: number): () => number {
  let state = (seed ^ Number(process.env.SEED ?? 0)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return 1 + (((t ^ (t >>> 14)) >>> 0) % 6);
  };
}
