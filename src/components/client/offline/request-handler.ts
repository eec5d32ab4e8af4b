// What the service worker does, apart from the browser. It answers for one edition, its own, and for the windows that still show an older
// one; whatever else comes from the host belongs to the host's edition and is neither kept nor mixed.
import { hashOf, insteadOf, LIST, listAt, singleAt } from '../../../lib/editions/edition-files.ts';
import { EditionCache, editionOf, isEditionCache } from './edition-cache.ts';
import { errorFile, errorPage } from './error-pages.ts';
import { Flags } from './flags.ts';
import { askForPage } from './host-page.ts';
import { OpenWindows } from './open-windows.ts';
import { LARGE, PendingDownloads } from './pending-downloads.ts';
import { isSearchFile, searchFile } from './search-files.ts';
import { answerOf, FileError, type Reason, type VerifiedFile } from './verified-file.ts';
import type { FetchRequest, WorkerEnvironment } from './worker-environment.ts';

/** The note that the host has left an edition. */
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
   * Fetches the edition: what every visit keeps and what is on the device in another edition, packs, pages and the full text, or all of it where the
   * reader has wanted that. What has come stays for the next try. On a metered line nothing large.
   */
  async install(): Promise<void> {
    const own = await this.own();
    const { shell, files } = await own.list();
    await own.takeAll(this.#environment.metered() ? shell.filter((path) => (files[path]?.[0] ?? 0) <= LARGE) : shell);
    await this.#downloads.bring(own, await this.#keptElsewhere());
  }

  /** What is on the device of other editions. */
  async #keptElsewhere(): Promise<string[]> {
    const names = (await this.#environment.caches.keys()).filter((name) => isEditionCache(name) && editionOf(name) !== this.edition);
    const kept = await Promise.all(names.map(async (name) => [...(await (await EditionCache.named(this.#environment, name)).kept())]));
    return [...new Set(kept.flat())];
  }

  /** A window has said what it shows. The page is part of the visit: it has to be there without a network too. */
  async shown(id: string, path: string, edition: string): Promise<void> {
    await this.windows.set(id, edition, true);
    await this.tidy();
    if (edition !== this.edition) return;
    await (await this.own()).keepPage(path).catch(() => undefined);
    await this.#downloads.makeGood(await this.own());
  }

  /** Lets go of editions that no window shows any more. */
  async tidy(): Promise<void> {
    const names = (await this.#environment.caches.keys()).filter((name) => name.startsWith('hoyle-'));
    const own = (await this.own()).name;
    // One that is being fetched looks like one that nobody shows: it is left alone.
    if (this.#environment.coming()) return;
    const shown = await this.windows.editions();
    for (const name of names) {
      if (name === own || (isEditionCache(name) && shown.has(editionOf(name)))) continue;
      this.#held.delete(name);
      await this.#environment.caches.delete(name);
    }
  }

  /** Another edition, if it is on the device. */
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
      // The browser's storage is in trouble: the network is there all the same.
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
    // An edition that lacks a file which the host has no more would lead to the same dead button for ever: the host is asked first.
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
      // What is here is shown where the host has nothing better.
      if (typeof kept === 'object') return show(kept);
      if (!(error instanceof FileError) || error.reason !== 'offline') throw error;
      return this.#withoutNetwork(path, asked, kept === 'damaged' || !hasList ? 'damaged' : 'offline');
    }
  }

  /** A page of the host: that of our list, which is then kept, one of another edition, or none of ours. Throws a FileError. */
  async #fromHost(path: string, asked: FetchRequest, isKept: boolean, hasList: boolean, keep: (whole: VerifiedFile) => void): Promise<Response> {
    const own = await this.own();
    // What the page has to be is asked for beside it: the list of its part may not be here yet.
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
    // The sign-in page of an inn's network, say.
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

  /** The edition that a file is asked for; null where it is the host's. */
  async #cacheFor(path: string, asked: FetchRequest): Promise<EditionCache | null> {
    const named = /^\?(\w{10})\b/.exec(new URL(asked.request.url).search)?.[1];
    const edition = (await this.windows.get(asked.client)) ?? named;
    if (edition !== undefined) return this.#editionCache(edition);
    // A window of which nobody has said what it shows: names of code are made of its content and are the same in no two editions.
    const names = (await this.#environment.caches.keys()).filter(isEditionCache);
    for (const one of [this.edition, ...names.map(editionOf)]) {
      const held = await this.#editionCache(one);
      if (held !== null && (await held.knows(path).catch(() => false))) return held;
    }
    return null;
  }

  /**
   * Takes the whole site. Fails whole: a file that does not arrive ends it, and where the host has another edition by now, that one is sent
   * for, so that it comes whole instead.
   */
  async takeAll(report: (done: number, of: number) => void): Promise<void> {
    const own = await this.own();
    try {
      await this.#downloads.takeWhole(own, report);
    } catch (error) {
      if (error instanceof FileError && error.reason === 'gone') await this.#environment.update();
      throw error;
    }
  }

  /** The reader has searched: the full text comes, so that the next search needs no network. It is large, and not fetched on a metered line. */
  async keepFullText(): Promise<void> {
    if (!this.#environment.metered()) await (await this.own()).fullText.take();
  }

  static isOurs({ pathname }: URL): boolean {
    return pathname !== LIST && pathname !== '/sw.js';
  }
}
