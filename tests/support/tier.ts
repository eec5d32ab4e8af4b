// How much of the tests runs. `npm test` sets TIER=test, which takes samples of what is long; without TIER, as in `npx vitest run FILE`, all of it runs.

/** Whether everything is tested, or samples of it. */
export const isFull = process.env.TIER === undefined || process.env.TIER === 'full';
/** Seed of random tests. The full tier draws a new one for each run and prints it; all else uses this one, so that a red run is the work of a change. */
export const SEED = Number(process.env.SEED ?? 50056975);
/** Which sample is taken: each run of `npm test` takes another, and prints its number. */
const SAMPLE = Number(process.env.SAMPLE ?? 0);

/** How many runs of a random test: `full` of them, or `short` where samples are enough. */
export const runs = (full: number, short: number): number => (isFull ? full : short);

/**
 * A sample of a list: one in `step`, beginning where SAMPLE says, and those that `always` names. The whole list in the full tier.
 * At least one element is taken of a list that has any.
 */
export function sample<T>(list: readonly T[], step: number, always: (element: T) => boolean = () => false): readonly T[] {
  if (isFull || list.length === 0) return list;
  const every = Math.min(step, list.length);
  const start = SAMPLE % every;
  return list.filter((element, n) => n % every === start || always(element));
}
