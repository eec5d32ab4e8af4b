// One edition as it is held on the device: its list of files and those that have come, on their own or in a pack. A file is taken only when its
// hash is the one of the list, and looked at again whenever it is read; the list itself is held against the hash in the cache's own name.
import { type EditionFiles, hashOf, INDEX, isPartList, LIST, type PartFiles, partIn, partOfPack } from '../../../lib/editions/edition-files.ts';
import { PackedFiles, packedIn } from './bundle-files.ts';
import { EditionLists, jsonIn, packOf, partListOf } from './edition-lists.ts';
import { fewAtATime } from './fetch-limit.ts';
import { FullText } from './full-text.ts';
import { answerOf, FileError, fetchVerified, fromCaches, headersOf, OF_ONE_FILE, type VerifiedFile } from './verified-file.ts';
import type { WorkerEnvironment } from './worker-environment.ts';

const PREFIX = 'hoyle-';
export const isEditionCache = (name: string): boolean => /^hoyle-\w+-[\w-]{16}$/.test(name);
export const editionOf = (name: string): string => name.slice(PREFIX.length, -17);

export class EditionCache {
  readonly name: string;
  readonly edition: string;
  readonly #environment: WorkerEnvironment;
  readonly #cache: Cache;
  readonly #proof: string;
  readonly #packed: PackedFiles;
  readonly #lists = new EditionLists((path) => this.give(path));
  readonly #coming = new Map<string, Promise<VerifiedFile>>();
  readonly fullText: FullText;

  private constructor(environment: WorkerEnvironment, name: string, cache: Cache) {
    this.#environment = environment;
    this.name = name;
    this.edition = editionOf(name);
    this.#cache = cache;
    this.#proof = name.slice(-16);
    this.#packed = new PackedFiles(environment, cache);
    this.fullText = new FullText(environment, this);
  }

  /** By the edition and the hash of its list. */
  static async of(environment: WorkerEnvironment, edition: string, proof: string): Promise<EditionCache> {
    return EditionCache.named(environment, `${PREFIX}${edition}-${proof}`);
  }

  static async named(environment: WorkerEnvironment, name: string): Promise<EditionCache> {
    return new EditionCache(environment, name, await environment.caches.open(name));
  }

  list(): Promise<EditionFiles> {
    return this.#lists.list();
  }

  /** The hash that a file of this edition must have; undefined for what is none of its files. Throws a FileError where that cannot be known now. */
  async hashAt(path: string): Promise<string | undefined> {
    return path === LIST ? this.#proof : (await this.#lists.with(path)).files[path]?.[1];
  }

  /** Whether the device, without asking anybody, knows a file as one of this edition. */
  async knows(path: string): Promise<boolean> {
    const list = await this.list();
    if (list.files[path] !== undefined || typeof (await this.#packed.read(list, path)) === 'object') return true;
    const address = partListOf(list, path);
    const kept = address === null ? 'missing' : await this.read(address);
    return typeof kept === 'object' && jsonIn<PartFiles>(kept).files[path] !== undefined;
  }

  /** What is kept of a file, looked at again: on its own, or in a pack. */
  async read(path: string): Promise<VerifiedFile | 'missing' | 'damaged'> {
    const kept = await this.#cache.match(path).catch(() => undefined);
    const bytes = new Uint8Array((await kept?.arrayBuffer().catch(() => undefined)) ?? new ArrayBuffer(0));
    if (kept !== undefined && (await this.isRight(path, bytes).catch(() => false))) return { bytes, headers: new Headers(kept.headers) };
    const inPack = path === LIST || path.startsWith('/packs/') ? 'missing' : await this.#readPacked(path);
    return inPack === 'missing' && kept !== undefined ? 'damaged' : inPack;
  }

  async #readPacked(path: string): Promise<VerifiedFile | 'missing' | 'damaged'> {
    const file = await this.#packed.read(await this.#lists.list(), path);
    if (typeof file === 'string') return file;
    // The host's headers are those of every page, the security's among them.
    const headers = headersOf((await this.#cache.match('/offline/').catch(() => undefined)) ?? new Response());
    for (const name of OF_ONE_FILE) headers.delete(name);
    headers.set('Content-Type', file.type);
    return { bytes: file.bytes, headers };
  }

  /** Whether these bytes are the file of this edition. */
  async isRight(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
    return (await hashOf(bytes)) === (await this.hashAt(path));
  }

  /** Asks the host for a file. Throws a FileError. */
  async fetch(path: string): Promise<VerifiedFile> {
    return fetchVerified(this.#environment, path, await this.hashAt(path));
  }

  /** A file that has not come yet: from another edition on the device that has the same one, or from the host. It is kept. Asked for once at a time. */
  take(path: string): Promise<VerifiedFile> {
    const coming = this.#coming.get(path) ?? this.#bring(path).finally(() => this.#coming.delete(path));
    this.#coming.set(path, coming);
    return coming;
  }

  async #bring(path: string): Promise<VerifiedFile> {
    const whole = (await this.#fromAnother(path)) ?? (await this.fetch(path));
    await this.#cache.put(path, answerOf(whole));
    return whole;
  }

  async #fromAnother(path: string): Promise<VerifiedFile | null> {
    // Pages name their edition: none of them is ever the same in two.
    if (path === LIST || path.endsWith('/')) return null;
    const others = (await this.#environment.caches.keys()).filter((name) => isEditionCache(name) && name !== this.name);
    return fromCaches(this.#environment, others, path, await this.hashAt(path));
  }

  /** A file as it is kept, or else as it comes; a damaged one is mended. Throws a FileError. */
  async give(path: string): Promise<VerifiedFile> {
    const kept = await this.read(path);
    if (typeof kept === 'object') return kept;
    try {
      const mended = kept === 'damaged' && path !== LIST ? await this.#mendPack(path) : null;
      return mended ?? (await this.take(path));
    } catch (error) {
      if (kept === 'damaged' && error instanceof FileError && error.reason === 'offline') throw new FileError('damaged', path);
      if (error instanceof FileError) throw error;
      // No room to keep it: it is given all the same.
      return this.fetch(path);
    }
  }

  /** A file out of its pack, when the pack was damaged and the host still has it. */
  async #mendPack(path: string): Promise<VerifiedFile | null> {
    const list = await this.#lists.list();
    const pack = packOf(list, packedIn(list, path));
    if (pack.length === 0 || (await this.#cache.match(pack.at(-1) ?? '')) === undefined) return null;
    try {
      for (const address of pack.slice(-2)) await this.give(address);
    } catch (error) {
      if (error instanceof FileError && error.reason === 'offline') throw error;
      return null;
    }
    const mended = await this.#readPacked(path);
    return typeof mended === 'object' ? mended : null;
  }

  /** Addresses of all that has come. */
  async kept(): Promise<Set<string>> {
    return new Set((await this.#cache.keys()).map(({ url }) => new URL(url).pathname));
  }

  /** Addresses of all that makes the edition whole here: the packs, or where they cannot be opened every file on its own. */
  async #whole(): Promise<string[]> {
    const { list, packs } = await this.#lists.all();
    if (this.#environment.unzip === null) return this.#lists.files();
    return [...list.shell, ...list.shared, ...list.onDemand, ...Object.keys(packs.files).filter((path) => !isPartList(path))];
  }

  /** Those of some files that are not here, or are damaged: what is called whole has been looked at. */
  async #missing(paths: readonly string[]): Promise<string[]> {
    const missing = new Set<string>();
    await fewAtATime(paths, async (path) => {
      if (typeof (await this.read(path)) === 'string') missing.add(path);
    });
    return paths.filter((path) => missing.has(path));
  }

  /** How much all of it is, in bytes on the device and on the way, and how much of that has not come yet. */
  async amount(): Promise<{ readonly whole: boolean; readonly size: number; readonly left: number; readonly wire: number }> {
    const all = await this.#lists.sized(await this.#whole());
    const missing = await this.#lists.sized(await this.#missing(all.map(([path]) => path)));
    const sum = (some: readonly (readonly [string, number])[]) => some.reduce((total, [, size]) => total + size, 0);
    return { whole: missing.length === 0, size: sum(all), left: sum(missing), wire: (await this.list()).wire };
  }

  /** Takes all of the edition. */
  async takeWhole(report?: (done: number, of: number) => void): Promise<void> {
    await this.takeAll(await this.#whole(), report);
  }

  /**
   * Takes what is not here yet, a few at a time, telling the bytes that have come. The first that cannot be had ends it. Packs come last, so that one
   * that is here can be used.
   */
  async takeAll(paths: readonly string[], report: (done: number, of: number) => void = () => undefined): Promise<void> {
    const sizes = new Map(await this.#lists.sized(paths));
    const sizeOf = (path: string) => sizes.get(path) ?? 0;
    const of = paths.reduce((sum, path) => sum + sizeOf(path), 0);
    const coming = await this.#missing(paths);
    let done = of - coming.reduce((sum, path) => sum + sizeOf(path), 0);
    const one = async (path: string): Promise<void> => {
      await this.take(path);
      done += sizeOf(path);
      report(done, of);
    };
    const isPack = (path: string) => partOfPack(path) !== null;
    report(done, of);
    await fewAtATime(
      coming.filter((path) => !isPack(path)),
      one,
    );
    await fewAtATime(coming.filter(isPack), one);
  }

  /** Takes what is here of another edition and in this one: packs and the full text, of which so many bytes are fetched, and pages with their needs. Whether all of it came. */
  async takeAfter(kept: readonly string[], most: number = Number.POSITIVE_INFINITY): Promise<boolean> {
    const list = await this.list();
    const packs = this.#environment.unzip === null ? [] : [...new Set(kept.flatMap((path) => packOf(list, partOfPack(path))))];
    const wanted: string[] = [];
    let left = most;
    for (const [path, size] of await this.#lists.sized(packs)) {
      if (partOfPack(path) !== null && !kept.includes(path) && size > left) continue;
      wanted.push(path);
      if (!kept.includes(path)) left -= size;
    }
    const fullText = kept.includes(INDEX) ? await this.#lists.sized(list.onDemand) : [];
    if (fullText.reduce((sum, [, size]) => sum + size, 0) <= left) wanted.push(...fullText.map(([path]) => path));
    await this.takeAll(wanted);
    const files = new Set<string>();
    for (const path of kept.filter((one) => one.endsWith('/'))) {
      const part = await this.#lists.with(path);
      if (part.files[path] !== undefined) for (const one of [...(part.needs[path] ?? []), path]) files.add(one);
    }
    await this.takeAll([...files]);
    return wanted.length === packs.length + fullText.length;
  }

  /** What brings a whole game in one piece, with its other pages and its code; nothing where that is too much to be fetched unasked. */
  async #packWith(path: string): Promise<readonly string[]> {
    const list = await this.list();
    const part = partIn(list, path);
    return this.#environment.unzip === null || this.#environment.metered() || !part?.startsWith('games/') ? [] : packOf(list, part);
  }

  /**
   * Keeps a page, found right if it is handed over, with all that it needs: in the pack of its game, or else one by one, the page last, so that
   * a page that is kept can count.
   */
  async keepPage(path: string, page?: VerifiedFile): Promise<void> {
    const { files, needs } = await this.#lists.with(path);
    if (files[path] === undefined) return;
    // Where the pack cannot be had, or there is no room for it, the files may be.
    await this.takeAll(await this.#packWith(path)).catch(() => undefined);
    await this.takeAll(needs[path] ?? []);
    const found = await this.read(path);
    const kept = found === 'damaged' ? ((await this.#mendPack(path).catch(() => null)) ?? found) : found;
    if (page !== undefined && typeof kept === 'string') await this.#cache.put(path, answerOf(page));
    else if (kept === 'missing') await this.take(path);
  }
}
