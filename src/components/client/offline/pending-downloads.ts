// What a device has beyond what every visit keeps: the whole site where the reader has wanted that, else the games and pages that were opened. It
// comes with every next edition; on a metered line only so much of it is fetched, and the rest when the line is free.
import type { EditionCache } from './edition-cache.ts';
import type { Flags } from './flags.ts';
import { FileError } from './verified-file.ts';
import type { WorkerEnvironment } from './worker-environment.ts';

/** Notes: that the reader wants the whole site, and what was on the device that a metered line has left out. */
const WHOLE = '/whole-site-wanted';
const LEFT_OUT = '/left-out-on-a-metered-line';
/** Bytes that are not fetched on a metered line before somebody has asked for them. */
export const LARGE = 400_000;

export class PendingDownloads {
  readonly #environment: WorkerEnvironment;
  readonly #flags: Flags;

  constructor(environment: WorkerEnvironment, flags: Flags) {
    this.#environment = environment;
    this.#flags = flags;
  }

  /** Takes all of the site, for this edition and for those that come. Throws what has ended it. */
  async takeWhole(own: EditionCache, report: (done: number, of: number) => void): Promise<void> {
    await this.#flags.write(WHOLE);
    await own.takeWhole(report);
  }

  async #take(own: EditionCache, kept: readonly string[]): Promise<void> {
    if (await this.#flags.has(WHOLE)) await own.takeWhole();
    else await own.takeAfter(kept);
  }

  async #leftOut(): Promise<readonly string[]> {
    return JSON.parse((await this.#flags.read(LEFT_OUT)) ?? '[]') as string[];
  }

  /** A new edition takes what the device has of others. Throws a FileError. */
  async bring(own: EditionCache, ofOthers: readonly string[]): Promise<void> {
    const kept = [...ofOthers, ...(await this.#leftOut())];
    try {
      if (this.#environment.metered()) {
        const came = await own.takeAfter(kept, LARGE);
        if (!came || (await this.#flags.has(WHOLE))) await this.#flags.write(LEFT_OUT, JSON.stringify(kept));
      } else {
        await this.#take(own, kept);
        await this.#flags.strike(LEFT_OUT);
      }
    } catch (error) {
      if (error instanceof FileError) throw error;
      // No room for so much of two editions: the new one comes with what every visit keeps.
      await this.#flags.strike(WHOLE);
    }
  }

  /** On a line that is free now, takes what a metered one has left out; an edition that is to come does so itself. */
  async makeGood(own: EditionCache): Promise<void> {
    if (this.#environment.metered() || this.#environment.coming() || !(await this.#flags.has(LEFT_OUT))) return;
    const kept = await this.#leftOut();
    await this.#flags.strike(LEFT_OUT);
    try {
      await this.#take(own, kept);
    } catch (error) {
      // Where there is no room it is not tried again.
      if (error instanceof FileError) await this.#flags.write(LEFT_OUT, JSON.stringify(kept));
    }
  }
}
