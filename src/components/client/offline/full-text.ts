// The index of the search, opened while the worker is awake: its thousands of files are answered out of it.
import { readArchive } from '../../../lib/archive.ts';
import { INDEX } from '../../../lib/edition-files.ts';
import { unfoldRepeats } from '../../../lib/packs/repeats.ts';
import type { Whole } from './whole.ts';
import type { World } from './world.ts';

/** The first byte of what is compressed: the index of an edition from before there were packs is not. */
const GZIP = 0x1f;

export class FullText {
  readonly #world: World;
  readonly #give: (path: string) => Promise<Whole>;
  #open: Promise<Map<string, Whole>> | null = null;

  /** `give` hands over a file that is found right, or throws a Refusal. */
  constructor(world: World, give: (path: string) => Promise<Whole>) {
    this.#world = world;
    this.#give = give;
  }

  /** A file of the index; undefined where it has none such, or the browser cannot open it. */
  async file(path: string): Promise<Whole | undefined> {
    const { unzip } = this.#world;
    if (unzip === null) return undefined;
    this.#open ??= this.#give(INDEX)
      .then(async ({ bytes }) => readArchive(bytes[0] === GZIP ? unfoldRepeats(await unzip(bytes)) : bytes))
      .then((files) => new Map(files.map(([name, type, bytes]) => [name, { bytes, headers: new Headers({ 'Content-Type': type }) }])))
      .catch((error: unknown) => {
        this.#open = null;
        throw error;
      });
    return (await this.#open).get(path);
  }
}
