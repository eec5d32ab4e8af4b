// The full text of an edition on the device: its index in one piece, opened while the worker is awake. Its thousands of files are answered out
// of it. It is several megabytes and comes with the first search, not with a visit.
import { readArchive } from '../../../lib/editions/archive.ts';
import { INDEX } from '../../../lib/editions/edition-files.ts';
import type { EditionCache } from './edition-cache.ts';
import type { VerifiedFile } from './verified-file.ts';
import type { WorkerEnvironment } from './worker-environment.ts';

/** The first byte of what is compressed: the index of an edition from before there were packs is not. */
const GZIP = 0x1f;

export class FullText {
  readonly #environment: WorkerEnvironment;
  readonly #editionCache: Pick<EditionCache, 'list' | 'kept' | 'give' | 'takeAll'>;
  #open: Promise<Map<string, VerifiedFile>> | null = null;

  constructor(environment: WorkerEnvironment, editionCache: Pick<EditionCache, 'list' | 'kept' | 'give' | 'takeAll'>) {
    this.#environment = environment;
    this.#editionCache = editionCache;
  }

  /** Whether the device has it, and the browser can open it. */
  async isHere(): Promise<boolean> {
    return this.#environment.unzip !== null && (await this.#editionCache.kept()).has(INDEX);
  }

  /** Takes it, with what its search needs, where it is not here. Throws a FileError. */
  async take(): Promise<void> {
    if (this.#environment.unzip === null) return;
    const [{ onDemand }, kept] = await Promise.all([this.#editionCache.list(), this.#editionCache.kept()]);
    const missing = onDemand.filter((path) => !kept.has(path));
    if (missing.length > 0) await this.#editionCache.takeAll(missing);
  }

  /** A file of the index; undefined where it has none such, or the device has not the index. Throws a FileError. */
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
