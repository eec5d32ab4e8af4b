// What a device stores beyond the shell: the whole site if the reader wants it, else the games and pages that were opened. Every new edition
// downloads it again; on a metered line only a part, and the rest when the line is free.
import type { EditionCache } from '../edition/edition-cache.ts';
import { FileError } from '../edition/verified-file.ts';
import type { Flags } from './flags.ts';
import type { WorkerEnvironment } from './worker-environment.ts';

/** Flags: that the reader wants the whole site, and what was on the device but was left out on a metered line. */
const WHOLE = '/whole-site-wanted';
const LEFT_OUT = '/left-out-on-a-metered-line';
/** The most bytes that are fetched unasked on a metered line. */
export const LARGE = 400_000;

export class PendingDownloads {
  readonly #environment: WorkerEnvironment;
  readonly #flags: Flags;

  constructor(environment: WorkerEnvironment, flags: Flags) {
    this.#environment = environment;
    this.#flags = flags;
  }

  /** Downloads the whole site, for this edition and for later ones. Throws the error that ended it. */
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

  /** Downloads into a new edition what the device has of others. Throws a FileError. */
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
      // There is no room for that much of two editions: the new one comes with its shell alone.
      await this.#flags.strike(WHOLE);
    }
  }

  /** If the line is no longer metered, downloads what was left out; an edition that is installing or waiting does so itself. */
  async makeGood(own: EditionCache): Promise<void> {
    if (this.#environment.metered() || this.#environment.coming() || !(await this.#flags.has(LEFT_OUT))) return;
    const kept = await this.#leftOut();
    await this.#flags.strike(LEFT_OUT);
    try {
      await this.#take(own, kept);
    } catch (error) {
      // If there is no room, it is not tried again.
      if (error instanceof FileError) await this.#flags.write(LEFT_OUT, JSON.stringify(kept));
    }
  }
}
