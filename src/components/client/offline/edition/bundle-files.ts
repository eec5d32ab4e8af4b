// Reads files from the packs that a device keeps compressed. A pack is checked against its hash whenever it is read, and its pages get the frame of
// their edition back. The build reads every file of a pack back with the same code.
import { type EditionFiles, frameAt, hashOf, packAt, partIn, REST } from '../../../../lib/editions/edition-files.ts';
import { type Packed, readFrame, readPack } from '../../../../lib/editions/packs/pack.ts';
import type { WorkerEnvironment } from '../worker/worker-environment.ts';

/** The most packs kept open while the worker runs: that of a game, and those of pages beside it. */
const OPEN = 3;

/** The part of an edition whose pack contains a file; null if no pack does. */
export function packedIn(list: EditionFiles, path: string): string | null {
  if (list.files[path] !== undefined) return list.shell.includes(path) || list.onDemand.includes(path) || list.parts[REST] === undefined ? null : REST;
  return partIn(list, path);
}

export class PackedFiles {
  readonly #environment: WorkerEnvironment;
  readonly #cache: Cache;
  readonly #open = new Map<string, ReadonlyMap<string, Packed>>();

  constructor(environment: WorkerEnvironment, cache: Cache) {
    this.#environment = environment;
    this.#cache = cache;
  }

  async #kept(path: string, hash: string): Promise<Uint8Array<ArrayBuffer> | 'missing' | 'damaged'> {
    const kept = await this.#cache.match(path).catch(() => undefined);
    if (kept === undefined) return 'missing';
    const bytes = new Uint8Array(await kept.arrayBuffer().catch(() => new ArrayBuffer(0)));
    return (await hashOf(bytes)) === hash ? bytes : 'damaged';
  }

  async #opened(list: EditionFiles, part: string): Promise<ReadonlyMap<string, Packed> | 'missing' | 'damaged'> {
    const [sized] = list.parts[part] ?? [];
    if (sized === undefined || this.#environment.unzip === null) return 'missing';
    const address = packAt(part, sized);
    const pack = await this.#kept(address, sized[1]);
    if (typeof pack === 'string') return pack;
    let files = this.#open.get(address);
    if (files === undefined) {
      const frame = await this.#kept(frameAt(list.frame), list.frame[1]);
      if (typeof frame === 'string') return frame;
      try {
        files = readPack(await this.#environment.unzip(pack), readFrame(frame));
      } catch {
        // The pack is of an edition with another pack format.
        return 'damaged';
      }
    }
    this.#open.delete(address);
    this.#open.set(address, files);
    for (const oldest of this.#open.keys()) if (this.#open.size > OPEN) this.#open.delete(oldest);
    return files;
  }

  /** Reads a file from its pack, if the device has the pack. */
  async read(list: EditionFiles, path: string): Promise<{ readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> } | 'missing' | 'damaged'> {
    const part = packedIn(list, path);
    const files = part === null ? 'missing' : await this.#opened(list, part);
    if (typeof files === 'string') return files;
    const file = files.get(path);
    return file === undefined ? 'missing' : { type: file.type, bytes: file.bytes() };
  }
}
