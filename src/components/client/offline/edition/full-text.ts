// The full text of an edition on the device: its index in one archive, kept open while the worker runs, which answers requests for its thousands of
// files. It is several megabytes and is downloaded with the first search, not with a visit.
import { readArchive } from '../../../../lib/editions/archive.ts';
import { INDEX } from '../../../../lib/editions/edition-files.ts';
import type { WorkerEnvironment } from '../worker/worker-environment.ts';
import type { EditionCache } from './edition-cache.ts';
import type { VerifiedFile } from './verified-file.ts';

/** The first byte of gzip data: the index of an edition from before packs existed is not compressed. */
const GZIP = 0x1f;

export class FullText {
  readonly #environment: WorkerEnvironment;
  readonly #editionCache: Pick<EditionCache, 'list' | 'kept' | 'give' | 'takeAll'>;
  #open: Promise<Map<string, VerifiedFile>> | null = null;

  constructor(environment: WorkerEnvironment, editionCache: Pick<EditionCache, 'list' | 'kept' | 'give' | 'takeAll'>) {
    this.#environment = environment;
    this.#editionCache = editionCache;
  }

  /** Whether the device has the index and the browser can unzip it. */
  async isHere(): Promise<boolean> {
    return this.#environment.unzip !== null && (await this.#editionCache.kept()).has(INDEX);
  }

  /** Downloads the index with what its search needs, if missing. Throws a FileError. */
  async take(): Promise<void> {
    if (this.#environment.unzip === null) return;
    const [{ onDemand }, kept] = await Promise.all([this.#editionCache.list(), this.#editionCache.kept()]);
    const missing = onDemand.filter((path) => !kept.has(path));
    if (missing.length > 0) await this.#editionCache.takeAll(missing);
  }

  /** A file of the index; undefined if there is no such file, or the index is not on the device. Throws a FileError. */
  async file(path: string): Promise<VerifiedFile | undefined> {
    const { unzip } = this.#environment;
    if (unzip === null || !(await this.isHere())) return undefined;
    this.#open ??= this.#editionCache
      .give(INDEX)
      .then(async ({ bytes }) => readArchive(bytes[0] === GZIP ? await unzip(bytes) : bytes))
      .then((files) => new Map(files.map(([name, type, bytes]) => [name, { bytes, headers: new Headers({ 'Content-Type': type }) }])))
      .catch((error: unknown) => {
        this.#open = null;
        throw error;
      });
    return (await this.#open).get(path);
  }
}
