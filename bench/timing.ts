// Shared by all engine benches: the same sample in every run, and the speed of a piece of work.

const ROUNDS = 5;

/** Numbers from 0 to 1 with a fixed seed, so that two runs time the same hands. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * How often `work` is done in a second of processor time: the best of some rounds after a warm-up. Other work of the machine would otherwise
 * distort a comparison.
 * @param times how many pieces of work a round has; `work` gets the number of the piece
 * @param work returns a number that is not negative; the numbers are summed so that the work cannot be optimised away
 */
export function rate(times: number, work: (n: number) => number): number {
  let best = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    let sum = 0;
    const start = process.cpuUsage();
    for (let n = 0; n < times; n++) sum += work(n);
    const { user, system } = process.cpuUsage(start);
    const speed = (times * 1_000_000) / (user + system);
    if (sum < 0) throw new Error(`expected a positive sum, found ${sum}`);
    if (round > 0) best = Math.max(best, speed);
  }
  return best;
}

/** The points of the first party of an explained answer; a refusal here is a fault of the bench. */
export function pointsOf(answered: { ok: true; value: { totals: readonly { points: number }[] } } | { ok: false; problems: unknown }): number {
  if (!answered.ok) throw new Error(`expected an answer, found ${JSON.stringify(answered.problems)}`);
  return answered.value.totals[0]?.points ?? 0;
}

/** One line of a bench's table: what was done, how often in a second, and a remark. */
export function row(name: string, speed: number, after = ''): void {
  console.log(`  ${name.padEnd(44)} ${Math.round(speed).toLocaleString('en').padStart(12)} a second${after === '' ? '' : `  ${after}`}`);
}
