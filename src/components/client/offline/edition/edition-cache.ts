// The cache of one edition: its list of files, and the files that were fetched, each alone or in a pack. A file is stored only if its hash matches
// the list, and checked again whenever it is read; the list itself is checked against the hash in the cache's name.
import { type EditionFiles, hashOf, INDEX, isPartList, LIST, type PartFiles, partIn, partOfPack } from '../../../../lib/editions/edition-files.ts';
import type { WorkerEnvironment } from '../worker/worker-environment.ts';
import { PackedFiles, packedIn } from './bundle-files.ts';
import { EditionLists, jsonIn, packOf, partListOf } from './edition-lists.ts';
import { fewAtATime } from './fetch-limit.ts';
import { FullText } from './full-text.ts';
import { answerOf, FileError, fetchVerified, fromCaches, headersOf, OF_ONE_FILE, type VerifiedFile } from './verified-file.ts';

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

  /** Opens the cache of an edition by its name and the hash of its list. */
  static async of(environment: WorkerEnvironment, edition: string, proof: string): Promise<EditionCache> {
    return EditionCache.named(environment, `${PREFIX}${edition}-${proof}`);
  }

  static async named(environment: WorkerEnvironment, name: string): Promise<EditionCache> {
    return new EditionCache(environment, name, await environment.caches.open(name));
  }

  list(): Promise<EditionFiles> {
    return this.#lists.list();
  }

  /** The hash that a file must have; undefined if the edition has no such file. Throws a FileError if the list cannot be had now. */
  async hashAt(path: string): Promise<string | undefined> {
    return path === LIST ? this.#proof : (await this.#lists.with(path)).files[path]?.[1];
  }

  /** Whether the device can tell by itself that a file is part of this edition. */
  async knows(path: string): Promise<boolean> {
    const list = await this.list();
    if (list.files[path] !== undefined || typeof (await this.#packed.read(list, path)) === 'object') return true;
    const address = partListOf(list, path);
    const kept = address === null ? 'missing' : await this.read(address);
    return typeof kept === 'object' && jsonIn<PartFiles>(kept).files[path] !== undefined;
  }

  /** Reads a stored file, alone or from a pack, and checks its hash. */
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
    // The host sends the same headers with every page, including the security headers.
    const headers = headersOf((await this.#cache.match('/offline/').catch(() => undefined)) ?? new Response());
    for (const name of OF_ONE_FILE) headers.delete(name);
    headers.set('Content-Type', file.type);
    return { bytes: file.bytes, headers };
  }

  /** Whether the bytes are this edition's file. */
  async isRight(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
    return (await hashOf(bytes)) === (await this.hashAt(path));
  }

  /** Asks the host for a file. Throws a FileError. */
  async fetch(path: string): Promise<VerifiedFile> {
    return fetchVerified(this.#environment, path, await this.hashAt(path));
  }

  /** Gets a missing file from another edition on the device, or from the host, and stores it. Concurrent calls share one request. */
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
    // Pages contain the name of their edition, so no page is the same in two editions.
    if (path === LIST || path.endsWith('/')) return null;
    const others = (await this.#environment.caches.keys()).filter((name) => isEditionCache(name) && name !== this.name);
    return fromCaches(this.#environment, others, path, await this.hashAt(path));
  }

  /** Returns a stored file, or fetches it if it is missing or damaged. Throws a FileError. */
  async give(path: string): Promise<VerifiedFile> {
    const kept = await this.read(path);
    if (typeof kept === 'object') return kept;
    try {
      const mended = kept === 'damaged' && path !== LIST ? await this.#mendPack(path) : null;
      return mended ?? (await this.take(path));
    } catch (error) {
      if (kept === 'damaged' && error instanceof FileError && error.reason === 'offline') throw new FileError('damaged', path);
      if (error instanceof FileError) throw error;
      // There is no room to store it: it is returned all the same.
      return this.fetch(path);
    }
  }

  /** Fetches the damaged pack of a file again and returns the file; null if there is no such pack or the host no longer has it. */
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

  /** The addresses of all stored files. */
  async kept(): Promise<Set<string>> {
    return new Set((await this.#cache.keys()).map(({ url }) => new URL(url).pathname));
  }

  /** The addresses of all that a complete copy needs: the packs, or every single file if packs cannot be unzipped. */
  async #whole(): Promise<string[]> {
    const { list, packs } = await this.#lists.all();
    if (this.#environment.unzip === null) return this.#lists.files();
    return [...list.shell, ...list.shared, ...list.onDemand, ...Object.keys(packs.files).filter((path) => !isPartList(path))];
  }

  /** Returns those of some files that are missing or damaged; all of them are read and checked. */
  async #missing(paths: readonly string[]): Promise<string[]> {
    const missing = new Set<string>();
    await fewAtATime(paths, async (path) => {
      if (typeof (await this.read(path)) === 'string') missing.add(path);
    });
    return paths.filter((path) => missing.has(path));
  }

  /** The size of the whole edition in bytes, on the device and in transfer (`wire`), and how much of it is missing (`left`). */
  async amount(): Promise<{ readonly whole: boolean; readonly size: number; readonly left: number; readonly wire: number }> {
    const all = await this.#lists.sized(await this.#whole());
    const missing = await this.#lists.sized(await this.#missing(all.map(([path]) => path)));
    const sum = (some: readonly (readonly [string, number])[]) => some.reduce((total, [, size]) => total + size, 0);
    return { whole: missing.length === 0, size: sum(all), left: sum(missing), wire: (await this.list()).wire };
  }

  /** Downloads the whole edition. */
  async takeWhole(report?: (done: number, of: number) => void): Promise<void> {
    await this.takeAll(await this.#whole(), report);
  }

  /**
   * Downloads those of some files that are missing, a few at a time, and reports the bytes so far. The first failure ends it. Packs come last, so that
   * a pack that is here is usable.
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

  /** Downloads what the device has of another edition: packs and full text up to `most` bytes, and pages with their needs. Returns whether all fitted. */
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

  /** The addresses needed for the whole pack of a game's page; empty on a metered line, or if packs cannot be unzipped. */
  async #packWith(path: string): Promise<readonly string[]> {
    const list = await this.list();
    const part = partIn(list, path);
    return this.#environment.unzip === null || this.#environment.metered() || !part?.startsWith('games/') ? [] : packOf(list, part);
  }

  /**
   * Stores a page (`page` if given, which is verified) with all that it needs: from the pack of its game, or else one by one, the page last, so that a
   * page that is stored also works.
   */
  async keepPage(path: string, page?: VerifiedFile): Promise<void> {
    const { files, needs } = await this.#lists.with(path);
    if (files[path] === undefined) return;
    // If the pack cannot be fetched, or there is no room for it, single files may still be.
    await this.takeAll(await this.#packWith(path)).catch(() => undefined);
    await this.takeAll(needs[path] ?? []);
    const found = await this.read(path);
    const kept = found === 'damaged' ? ((await this.#mendPack(path).catch(() => null)) ?? found) : found;
    if (page !== undefined && typeof kept === 'string') await this.#cache.put(path, answerOf(page));
    else if (kept === 'missing') await this.take(path);
  }
}
