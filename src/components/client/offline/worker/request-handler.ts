// The logic of the service worker, apart from the browser. It serves one edition, its own, and older ones to windows that still show them. Anything
// else from the host belongs to the host's edition and is neither stored nor mixed with these.
import { hashOf, insteadOf, LIST, listAt, singleAt } from '../../../../lib/editions/edition-files.ts';
import { EditionCache, editionOf, isEditionCache } from '../edition/edition-cache.ts';
import { answerOf, FileError, type Reason, type VerifiedFile } from '../edition/verified-file.ts';
import { errorFile, errorPage } from './error-pages.ts';
import { Flags } from './flags.ts';
import { askForPage } from './host-page.ts';
import { OpenWindows } from './open-windows.ts';
import { LARGE, PendingDownloads } from './pending-downloads.ts';
import { isSearchFile, searchFile } from './search-files.ts';
import type { FetchRequest, WorkerEnvironment } from './worker-environment.ts';

/** The flag that the host no longer has an edition. */
const LEFT = '/host-has-left/';

export class RequestHandler {
  readonly edition: string;
  readonly #environment: WorkerEnvironment;
  readonly #proof: string;
  readonly windows: OpenWindows;
  readonly #flags: Flags;
  readonly #downloads: PendingDownloads;
  #own: Promise<EditionCache> | null = null;
  readonly #held = new Map<string, EditionCache>();

  constructor(environment: WorkerEnvironment, edition: string, proof: string) {
    this.#environment = environment;
    this.edition = edition;
    this.#proof = proof;
    this.windows = new OpenWindows(environment);
    this.#flags = new Flags(environment);
    this.#downloads = new PendingDownloads(environment, this.#flags);
  }

  own(): Promise<EditionCache> {
    this.#own ??= EditionCache.of(this.#environment, this.edition, this.#proof);
    return this.#own;
  }

  /**
   * Downloads the edition: the shell, and the packs, pages and full text that the device has of another edition, or all of it if the reader wants the
   * whole site. What has come stays for the next try. On a metered line nothing large.
   */
  async install(): Promise<void> {
    const own = await this.own();
    const { shell, files } = await own.list();
    await own.takeAll(this.#environment.metered() ? shell.filter((path) => (files[path]?.[0] ?? 0) <= LARGE) : shell);
    await this.#downloads.bring(own, await this.#keptElsewhere());
  }

  /** The addresses of the files that the device has of other editions. */
  async #keptElsewhere(): Promise<string[]> {
    const names = (await this.#environment.caches.keys()).filter((name) => isEditionCache(name) && editionOf(name) !== this.edition);
    const kept = await Promise.all(names.map(async (name) => [...(await (await EditionCache.named(this.#environment, name)).kept())]));
    return [...new Set(kept.flat())];
  }

  /** Handles a window's report of what it shows. Its page is stored too, since it has to work without a network. */
  async shown(id: string, path: string, edition: string): Promise<void> {
    await this.windows.set(id, edition, true);
    await this.tidy();
    if (edition !== this.edition) return;
    await (await this.own()).keepPage(path).catch(() => undefined);
    await this.#downloads.makeGood(await this.own());
  }

  /** Deletes the caches of editions that no window shows any more. */
  async tidy(): Promise<void> {
    const names = (await this.#environment.caches.keys()).filter((name) => name.startsWith('hoyle-'));
    const own = (await this.own()).name;
    // An edition that is being installed looks like one that no window shows, so nothing is deleted.
    if (this.#environment.coming()) return;
    const shown = await this.windows.editions();
    for (const name of names) {
      if (name === own || (isEditionCache(name) && shown.has(editionOf(name)))) continue;
      this.#held.delete(name);
      await this.#environment.caches.delete(name);
    }
  }

  /** The cache of an edition, if it is on the device. */
  async #editionCache(edition: string): Promise<EditionCache | null> {
    if (edition === this.edition) return this.own();
    const name = (await this.#environment.caches.keys()).find((one) => isEditionCache(one) && editionOf(one) === edition);
    if (name === undefined) return null;
    const held = this.#held.get(name) ?? (await EditionCache.named(this.#environment, name));
    this.#held.set(name, held);
    return held;
  }

  async answer(asked: FetchRequest): Promise<Response> {
    const path = new URL(asked.request.url).pathname.replace(/\/index\.html$/, '/');
    const isPage = asked.request.mode === 'navigate';
    try {
      return await (isPage ? this.#page(path, asked) : this.#file(path, asked));
    } catch (error) {
      if (error instanceof FileError) return isPage ? errorPage(error.reason) : errorFile(error.reason);
      // The browser's storage fails; the network may still work.
      return this.#environment.fetch(asked.request).catch(() => (isPage ? errorPage('offline') : errorFile('offline')));
    }
  }

  async #page(address: string, asked: FetchRequest): Promise<Response> {
    const own = await this.own();
    const hasList = await own.list().then(
      () => true,
      () => false,
    );
    const path = /\/[^/.]+$/.test(address) ? `${address}/` : address;
    const kept = hasList ? await own.read(path) : 'missing';
    // If the edition lacks a file that the host no longer has, its page would have the same dead button for ever: the host is asked first.
    const left = await this.#flags.has(LEFT + this.edition);
    const keep = (whole?: VerifiedFile) => {
      asked.later(this.windows.set(asked.resulting, this.edition));
      asked.later(own.keepPage(path, whole));
    };
    const show = (whole: VerifiedFile) => {
      keep();
      return answerOf(whole);
    };
    if (typeof kept === 'object' && !left) return show(kept);
    try {
      return await this.#fromHost(path, asked, typeof kept === 'object', hasList, keep);
    } catch (error) {
      // The stored page is shown if the host has nothing better.
      if (typeof kept === 'object') return show(kept);
      if (!(error instanceof FileError) || error.reason !== 'offline') throw error;
      return this.#withoutNetwork(path, asked, kept === 'damaged' || !hasList ? 'damaged' : 'offline');
    }
  }

  /** A page from the host: that of our list, which is then stored, one of another edition, or none of ours. Throws a FileError. */
  async #fromHost(path: string, asked: FetchRequest, isKept: boolean, hasList: boolean, keep: (whole: VerifiedFile) => void): Promise<Response> {
    const own = await this.own();
    // The expected hash is looked up in parallel: the list of the page's part may not be here yet.
    const wanted = hasList ? own.hashAt(path).catch((error: unknown) => error as Error) : undefined;
    const isRight = async (bytes: Uint8Array<ArrayBuffer>) => (await hashOf(bytes)) === (await wanted);
    const { silence } = this.#environment;
    const { response, right, edition, whole } = await askForPage(this.#environment, asked.request, isKept ? silence / 2 : silence, isRight);
    if (right !== null) {
      asked.later(this.#flags.strike(LEFT + this.edition));
      keep(right);
      return response;
    }
    if (edition !== null && edition !== this.edition) {
      if (!whole) throw new FileError('gone', path);
      asked.later(this.windows.set(asked.resulting, edition));
      return response;
    }
    if (isKept) throw new FileError('gone', path);
    // For example the sign-in page of a hotel's network.
    if (edition === null && response.status < 400) return response;
    const hash = await wanted;
    if (hash instanceof Error) throw hash;
    asked.later(this.windows.set(asked.resulting, this.edition));
    return response.status >= 400 && hash === undefined ? answerOf(await own.give('/404.html'), 404) : answerOf(await own.take(path));
  }

  async #withoutNetwork(path: string, asked: FetchRequest, reason: Reason): Promise<Response> {
    const own = await this.own();
    const { search } = new URL(asked.request.url);
    const [single, list] = [singleAt(path), listAt(path)];
    const place = single?.place ?? list?.place;
    const instead = single === null ? `${place}${search}#${list?.anchor}` : insteadOf(single, search);
    if (place !== undefined && typeof (await own.read(place).catch(() => 'missing')) === 'object')
      return Response.redirect(new URL(instead, asked.request.url));
    const page = reason === 'offline' ? await own.read('/offline/') : 'missing';
    if (typeof page === 'string') return errorPage(reason);
    asked.later(this.windows.set(asked.resulting, this.edition));
    return answerOf(page);
  }

  async #file(path: string, asked: FetchRequest): Promise<Response> {
    const editionCache = await this.#cacheFor(path, asked);
    if (editionCache === null) return this.#environment.fetch(asked.request);
    try {
      if (isSearchFile(path)) return await searchFile(this.#environment, editionCache, path, asked);
      const kept = await editionCache.read(path);
      if (typeof kept === 'object') return answerOf(kept);
      return (await editionCache.hashAt(path)) === undefined ? this.#environment.fetch(asked.request) : answerOf(await editionCache.give(path));
    } catch (error) {
      if (error instanceof FileError && error.reason === 'gone') await this.#flags.write(LEFT + editionCache.edition);
      throw error;
    }
  }

  /** The cache of the edition that a request is for; null if it is for the host. */
  async #cacheFor(path: string, asked: FetchRequest): Promise<EditionCache | null> {
    const named = /^\?(\w{10})\b/.exec(new URL(asked.request.url).search)?.[1];
    const edition = (await this.windows.get(asked.client)) ?? named;
    if (edition !== undefined) return this.#editionCache(edition);
    // It is not known what the window shows. Names of code files contain a hash of their content, so they identify the edition.
    const names = (await this.#environment.caches.keys()).filter(isEditionCache);
    for (const one of [this.edition, ...names.map(editionOf)]) {
      const held = await this.#editionCache(one);
      if (held !== null && (await held.knows(path).catch(() => false))) return held;
    }
    return null;
  }

  /** Downloads the whole site. A file that does not arrive ends it; if the host has another edition by now, that one is requested, and comes whole instead. */
  async takeAll(report: (done: number, of: number) => void): Promise<void> {
    const own = await this.own();
    try {
      await this.#downloads.takeWhole(own, report);
    } catch (error) {
      if (error instanceof FileError && error.reason === 'gone') await this.#environment.update();
      throw error;
    }
  }

  /** Downloads the full text after a search, so that the next one needs no network. It is large, so not on a metered line. */
  async keepFullText(): Promise<void> {
    if (!this.#environment.metered()) await (await this.own()).fullText.take();
  }

  static isOurs({ pathname }: URL): boolean {
    return pathname !== LIST && pathname !== '/sw.js';
  }
}
