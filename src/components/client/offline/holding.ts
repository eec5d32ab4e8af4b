// One edition as it is held on the device: its list of files and those that have come. A file is taken only when its hash is the one of the
// list, and looked at again whenever it is read; the list itself is held against the hash in the cache's own name.
import { GZIPPED, readArchive } from '../../../lib/archive.ts';
import { type EditionFiles, hashOf, INDEX, LIST } from '../../../lib/edition-files.ts';
import type { World } from './world.ts';

/** Why a file cannot be given: no network, a host that has another edition (or none of it), a host in trouble, or a damaged copy and no network. */
export type Reason = 'offline' | 'gone' | 'busy' | 'damaged';
export class Refusal extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, path: string) {
    super(`${path}: ${reason}`);
    this.reason = reason;
  }
}

/** A whole file, its hash found right. */
export interface Whole {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Headers;
}
export const answerOf = ({ bytes, headers }: Whole, status = 200): Response => new Response(bytes, { status, headers });

const PREFIX = 'hoyle-';
export const isHolding = (name: string): boolean => /^hoyle-\w+-[\w-]{16}$/.test(name);
export const editionOf = (name: string): string => name.slice(PREFIX.length, -17);

// What is kept is the content, unpacked: what speaks of its way here is left out.
const OF_THE_WAY = ['content-encoding', 'content-length', 'transfer-encoding', 'vary', 'date', 'age', 'connection', 'keep-alive'];
export function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers);
  for (const name of OF_THE_WAY) headers.delete(name);
  return headers;
}

export class Holding {
  readonly name: string;
  readonly edition: string;
  readonly #world: World;
  readonly #cache: Cache;
  readonly #proof: string;
  #list: Promise<EditionFiles> | null = null;
  #index: Promise<Map<string, Whole>> | null = null;

  private constructor(world: World, name: string, cache: Cache) {
    this.#world = world;
    this.name = name;
    this.edition = editionOf(name);
    this.#cache = cache;
    this.#proof = name.slice(-16);
  }

  /** By the edition and the hash of its list. */
  static async of(world: World, edition: string, proof: string): Promise<Holding> {
    return Holding.named(world, `${PREFIX}${edition}-${proof}`);
  }

  static async named(world: World, name: string): Promise<Holding> {
    return new Holding(world, name, await world.caches.open(name));
  }

  list(): Promise<EditionFiles> {
    this.#list ??= this.give(LIST)
      .then(({ bytes }) => JSON.parse(new TextDecoder().decode(bytes)) as EditionFiles)
      .catch((error: unknown) => {
        this.#list = null;
        throw error;
      });
    return this.#list;
  }

  /** The hash that a file of this edition must have; undefined for what is none of its files. */
  async hashAt(path: string): Promise<string | undefined> {
    return path === LIST ? this.#proof : (await this.list()).files[path]?.[1];
  }

  /** What is kept of a file, looked at again. */
  async read(path: string): Promise<Whole | 'missing' | 'damaged'> {
    const kept = await this.#cache.match(path).catch(() => undefined);
    if (kept === undefined) return 'missing';
    const bytes = await kept.arrayBuffer().catch(() => new ArrayBuffer(0));
    return (await hashOf(bytes)) === (await this.hashAt(path)) ? { bytes: new Uint8Array(bytes), headers: new Headers(kept.headers) } : 'damaged';
  }

  /** Whether these bytes are the file of this edition. */
  async isRight(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
    return (await hashOf(bytes)) === (await this.hashAt(path));
  }

  /** Asks the host for a file: as its caches have it, and if that is not the right one, past them. Throws a Refusal. */
  async fetch(path: string): Promise<Whole> {
    const wanted = await this.hashAt(path);
    let reason: Reason = 'gone';
    for (const cache of ['no-cache', 'reload'] as const) {
      let whole: Whole;
      try {
        const response = await this.#world.fetch(path, { cache });
        if (response.status >= 500 || response.status === 429) reason = 'busy';
        whole = { bytes: new Uint8Array(await response.arrayBuffer()), headers: headersOf(response) };
      } catch {
        throw new Refusal('offline', path);
      }
      if ((await hashOf(whole.bytes)) === wanted) return whole;
    }
    throw new Refusal(reason, path);
  }

  /** A file that has not come yet: from another edition on the device that has the same one, or from the host. It is kept. */
  async take(path: string): Promise<Whole> {
    const whole = (await this.#fromAnother(path)) ?? (await this.fetch(path));
    await this.#cache.put(path, answerOf(whole));
    return whole;
  }

  async #fromAnother(path: string): Promise<Whole | null> {
    // Pages name their edition: none of them is ever the same in two.
    if (path === LIST || path.endsWith('/')) return null;
    for (const name of await this.#world.caches.keys()) {
      if (!isHolding(name) || name === this.name) continue;
      const kept = await (await this.#world.caches.open(name)).match(path).catch(() => undefined);
      const bytes = await kept?.arrayBuffer().catch(() => undefined);
      if (kept !== undefined && bytes !== undefined && (await hashOf(bytes)) === (await this.hashAt(path)))
        return { bytes: new Uint8Array(bytes), headers: new Headers(kept.headers) };
    }
    return null;
  }

  /** A file as it is kept, or else as it comes; a damaged one is mended. Throws a Refusal. */
  async give(path: string): Promise<Whole> {
    const kept = await this.read(path);
    if (typeof kept === 'object') return kept;
    try {
      return await this.take(path);
    } catch (error) {
      if (kept === 'damaged' && error instanceof Refusal && error.reason === 'offline') throw new Refusal('damaged', path);
      if (error instanceof Refusal) throw error;
      // No room to keep it: it is given all the same.
      return this.fetch(path);
    }
  }

  /** A file of the full text's index. */
  async indexed(path: string): Promise<Whole | undefined> {
    this.#index ??= this.give(INDEX)
      .then(({ bytes }) => new Map(readArchive(bytes).map(([name, type, part]) => [name, { bytes: part, headers: new Headers({ 'Content-Type': type }) }])))
      .catch((error: unknown) => {
        this.#index = null;
        throw error;
      });
    const part = (await this.#index).get(path);
    const type = part?.headers.get('Content-Type') ?? '';
    if (part === undefined || !type.endsWith(GZIPPED)) return part;
    const opened = new Blob([part.bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return { bytes: new Uint8Array(await new Response(opened).arrayBuffer()), headers: new Headers({ 'Content-Type': type.slice(0, -GZIPPED.length) }) };
  }

  /** Addresses of all that has come. */
  async kept(): Promise<Set<string>> {
    return new Set((await this.#cache.keys()).map(({ url }) => new URL(url).pathname));
  }

  async isWhole(): Promise<boolean> {
    return (await this.amount()).whole;
  }

  /** How much all of it is, in bytes on the device and on the way, and how much of that has not come yet. */
  async amount(): Promise<{ readonly whole: boolean; readonly size: number; readonly left: number; readonly wire: number }> {
    const kept = await this.kept();
    const { files, wire } = await this.list();
    const missing = Object.entries(files).filter(([path]) => !kept.has(path));
    const sum = (some: readonly (readonly [string, readonly [number, string]])[]) => some.reduce((total, [, [size]]) => total + size, 0);
    return { whole: missing.length === 0, size: sum(Object.entries(files)), left: sum(missing), wire };
  }

  /** Takes what is not here yet, a few at a time, telling the bytes that have come. The first that cannot be had ends it. */
  async takeAll(paths: readonly string[], tell: (done: number, of: number) => void = () => undefined): Promise<void> {
    const { files } = await this.list();
    const kept = await this.kept();
    const sizeOf = (path: string) => files[path]?.[0] ?? 0;
    const of = paths.reduce((sum, path) => sum + sizeOf(path), 0);
    const queue = paths.filter((path) => !kept.has(path));
    let done = of - queue.reduce((sum, path) => sum + sizeOf(path), 0);
    const one = async (): Promise<void> => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        try {
          await this.take(path);
        } catch (error) {
          queue.length = 0;
          throw error;
        }
        done += sizeOf(path);
        tell(done, of);
      }
    };
    tell(done, of);
    await Promise.all(Array.from({ length: 6 }, one));
  }

  /** Keeps a page, found right if it is handed over, with all that it needs; the page last, so that a page that is kept can count. */
  async keepPage(path: string, page?: Whole): Promise<void> {
    const { files, needs } = await this.list();
    if (files[path] === undefined) return;
    await this.takeAll(needs[path] ?? []);
    if (page !== undefined) await this.#cache.put(path, answerOf(page));
    else if ((await this.read(path)) === 'missing') await this.take(path);
  }
}
