import { seeded } from '../../../scripts/seeded.ts';

/** A die for random games: the same numbers from 1 to 6 for the same seed, in every run. SEED=n gives another sequence. */
export function seededDie(seed: number): () => number {
  const next = seeded(seed ^ Number(process.env.SEED ?? 0));
  return () => 1 + Math.floor(next() * 6);
}
