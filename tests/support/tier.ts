// How much of the tests runs. `npm test` sets TIER=test, which samples the long ones; without TIER, as in `npx vitest run FILE`, all of it runs.

/** Whether everything is tested, rather than samples. */
export const isFull = process.env.TIER === undefined || process.env.TIER === 'full';
/** Seed of random tests. The full tier draws and prints a new one for each run; all other runs use this one, so that a failure is due to a change. */
export const SEED = Number(process.env.SEED ?? 50056975);
/** Which sample is taken: each run of `npm test` takes another one, and prints its number. */
const SAMPLE = Number(process.env.SAMPLE ?? 0);

/**
 * How many times longer the longest random tests are. CI gives each part of the full tier a machine of its own and sets DEPTH=4
 * (`.github/workflows/full.yml`); on one machine of two cores it is 1, so that the tier takes some 22 minutes and not 30.
 */
export const DEPTH = Number(process.env.DEPTH ?? 1);
/** The number of runs of a random test: `full`, or `short` when sampling. */
export const runs = (full: number, short: number): number => (isFull ? full : short);

/**
 * A sample of a list: every `step`th element, starting at SAMPLE, and those for which `always` is true. In the full tier, the whole list.
 * A non-empty list gives at least one element.
 */
export function sample<T>(list: readonly T[], step: number, always: (element: T) => boolean = () => false): readonly T[] {
  if (isFull || list.length === 0) return list;
  const every = Math.min(step, list.length);
  const start = SAMPLE % every;
  return list.filter((element, n) => n % every === start || always(element));
}
