// What the service worker does, apart from the browser. It answers for one edition, its own, and for the windows that still show an older
// one; whatever else comes from the host belongs to the host's edition and is neither kept nor mixed.
import { editionIn, INDEX, insteadOf, LIST, singleAt } from '../../../lib/edition-files.ts';
import { refusedFile, refusedPage } from './answers.ts';
import { answerOf, editionOf, Holding, headersOf, isHolding, type Reason, Refusal, type Whole } from './holding.ts';
import { Windows } from './windows.ts';
import type { Asked, World } from './world.ts';

/** Where it is written down that the reader wants the whole site, and that the host has left this edition. */
const HOUSE = 'hoyle.house';
const WANTED = '/whole-site-wanted';
const LEFT = '/host-has-left/';
/** Bytes of a file that is not fetched on a metered line before somebody has asked for it. */
const LARGE = 400_000;

export class House {
  readonly edition: string;
  readonly #world: World;
  readonly #proof: string;
  readonly windows: Windows;
  #own: Promise<Holding> | null = null;
  readonly #held = new Map<string, Holding>();

  constructor(world: World, edition: string, proof: string) {
    this.#world = world;
    this.edition = edition;
    this.#proof = proof;
    this.windows = new Windows(world);
  }

  own(): Promise<Holding> {
    this.#own ??= Holding.of(this.#world, this.edition, this.#proof);
    return this.#own;
  }

  async #note(name: string): Promise<boolean> {
    return (await (await this.#world.caches.open(HOUSE)).match(name)) !== undefined;
  }
  async #write(name: string): Promise<void> {
    await (await this.#world.caches.open(HOUSE)).put(name, new Response('yes'));
  }
  async #strike(name: string): Promise<void> {
    await (await this.#world.caches.open(HOUSE)).delete(name);
  }

  /**
   * Fetches the edition: what every visit keeps and the pages that are on the device in another edition, or all of it where the reader has
   * wanted that. What has come stays for the next try.
   */
  async install(): Promise<void> {
    const own = await this.own();
    const { shell, files, needs } = await own.list();
    await own.takeAll(this.#world.metered() ? shell.filter((path) => (files[path]?.[0] ?? 0) <= LARGE) : shell);
    const pages = (await this.#keptElsewhere()).filter((path) => files[path] !== undefined);
    const wanted = (await this.#note(WANTED)) ? Object.keys(files) : pages.flatMap((path) => [...(needs[path] ?? []), path]);
    try {
      await own.takeAll([...new Set(wanted)]);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      // No room for so much of two editions: the new one comes with what every visit keeps.
      await this.#strike(WANTED);
    }
  }

  /** Pages that are on the device in other editions. */
  async #keptElsewhere(): Promise<string[]> {
    const names = (await this.#world.caches.keys()).filter((name) => isHolding(name) && editionOf(name) !== this.edition);
    const kept = await Promise.all(names.map(async (name) => [...(await (await Holding.named(this.#world, name)).kept())]));
    return [...new Set(kept.flat())].filter((path) => path.endsWith('/'));
  }

  /** A window has said what it shows. The page is part of the visit: it has to be there without a network too. */
  async shown(id: string, path: string, edition: string): Promise<void> {
    await this.windows.set(id, edition, true);
    await this.tidy();
    if (edition === this.edition) await (await this.own()).keepPage(singleAt(path)?.place ?? path).catch(() => undefined);
  }

  /** Lets go of editions that no window shows any more. */
  async tidy(): Promise<void> {
    const names = (await this.#world.caches.keys()).filter((name) => name.startsWith('hoyle-'));
    const own = (await this.own()).name;
    // One that is being fetched looks like one that nobody shows: it is left alone.
    if (this.#world.coming()) return;
    const shown = await this.windows.editions();
    for (const name of names) {
      if (name === own || (isHolding(name) && shown.has(editionOf(name)))) continue;
      this.#held.delete(name);
      await this.#world.caches.delete(name);
    }
  }

  /** Another edition, if it is on the device. */
  async #holding(edition: string): Promise<Holding | null> {
    if (edition === this.edition) return this.own();
    const name = (await this.#world.caches.keys()).find((one) => isHolding(one) && editionOf(one) === edition);
    if (name === undefined) return null;
    const held = this.#held.get(name) ?? (await Holding.named(this.#world, name));
    this.#held.set(name, held);
    return held;
  }

  async answer(asked: Asked): Promise<Response> {
    const path = new URL(asked.request.url).pathname.replace(/\/index\.html$/, '/');
    const isPage = asked.request.mode === 'navigate';
    try {
      return await (!isPage ? this.#file(path, asked) : singleAt(path) === null ? this.#page(path, asked) : this.#single(path, asked));
    } catch (error) {
      if (error instanceof Refusal) return isPage ? refusedPage(error.reason) : refusedFile(error.reason);
      // The browser's storage is in trouble: the network is there all the same.
      return this.#world.fetch(asked.request).catch(() => (isPage ? refusedPage('offline') : refusedFile('offline')));
    }
  }

  async #page(address: string, asked: Asked): Promise<Response> {
    const own = await this.own();
    const files = await own.list().then(
      (list) => list.files,
      () => null,
    );
    const path = files?.[address] === undefined && files?.[`${address}/`] !== undefined ? `${address}/` : address;
    const kept = files?.[path] === undefined ? 'missing' : await own.read(path);
    // An edition that lacks a file which the host has no more would lead to the same dead button for ever: the host is asked first.
    const left = await this.#note(LEFT + this.edition);
    const keep = (whole?: Whole) => {
      asked.later(this.windows.set(asked.resulting, this.edition));
      asked.later(own.keepPage(path, whole));
    };
    const show = (whole: Whole) => {
      keep();
      return answerOf(whole);
    };
    if (typeof kept === 'object' && !left) return show(kept);
    let response: Response;
    let bytes: Uint8Array<ArrayBuffer>;
    try {
      response = await this.#world.fetch(asked.request);
      if (response.type === 'opaqueredirect' || response.redirected) return response;
      bytes = new Uint8Array(await response.clone().arrayBuffer());
    } catch {
      return typeof kept === 'object' ? show(kept) : this.#withoutNetwork(asked, kept === 'damaged' || files === null ? 'damaged' : 'offline');
    }
    if (response.status >= 500 || response.status === 429) return typeof kept === 'object' ? show(kept) : refusedPage('busy');
    if (files?.[path] !== undefined && (await own.isRight(path, bytes))) {
      if (left) asked.later(this.#strike(LEFT + this.edition));
      keep({ bytes, headers: headersOf(response) });
      return response;
    }
    if (!(response.headers.get('Content-Type') ?? '').startsWith('text/html')) return response;
    return this.#foreign(path, asked, response, new TextDecoder().decode(bytes));
  }

  /** The page of one law or count, as the host has it; where there is no network, the page of its place, if it is here. */
  async #single(path: string, asked: Asked): Promise<Response> {
    const single = singleAt(path);
    const own = await this.own();
    const response = await this.#world.fetch(asked.request).catch(() => null);
    if (response !== null && response.status < 500 && response.status !== 429) {
      if (response.status >= 400 || response.type === 'opaqueredirect' || response.redirected) return response;
      const html = await response.clone().text();
      const edition = editionIn(html);
      if (edition !== null && !html.trimEnd().endsWith('</html>')) throw new Refusal('gone', path);
      if (edition !== null) asked.later(this.windows.set(asked.resulting, edition));
      if (edition === this.edition && single !== null) asked.later(own.keepPage(single.place));
      return response;
    }
    const kept = single === null ? 'missing' : await own.read(single.place);
    if (single !== null && typeof kept === 'object') return Response.redirect(new URL(insteadOf(single, new URL(asked.request.url).search), asked.request.url));
    return response === null ? this.#withoutNetwork(asked, kept === 'damaged' ? 'damaged' : 'offline') : refusedPage('busy');
  }

  /** A page from the host that is not the one of our list: of another edition, cut short, at no address of ours, or none of ours at all. */
  async #foreign(path: string, asked: Asked, response: Response, html: string): Promise<Response> {
    const edition = editionIn(html);
    // The sign-in of an inn's network, say.
    if (edition === null && response.status < 400) return response;
    if (edition !== null && edition !== this.edition) {
      if (!html.trimEnd().endsWith('</html>')) throw new Refusal('gone', path);
      asked.later(this.windows.set(asked.resulting, edition));
      return response;
    }
    const own = await this.own();
    asked.later(this.windows.set(asked.resulting, this.edition));
    return response.status >= 400 && (await own.hashAt(path)) === undefined ? answerOf(await own.give('/404.html'), 404) : answerOf(await own.take(path));
  }

  async #withoutNetwork(asked: Asked, reason: Reason): Promise<Response> {
    const page = reason === 'offline' ? await (await this.own()).read('/offline/') : 'missing';
    if (typeof page === 'string') return refusedPage(reason);
    asked.later(this.windows.set(asked.resulting, this.edition));
    return answerOf(page);
  }

  async #file(path: string, asked: Asked): Promise<Response> {
    const holding = await this.#holdingFor(path, asked);
    if (holding === null) return this.#world.fetch(asked.request);
    try {
      if (path.startsWith('/pagefind/') || path.startsWith('/search/pieces/')) {
        // The index in one piece is large: on a metered line a search asks for its own few parts.
        if (this.#world.metered() && !(await holding.kept()).has(INDEX)) return await this.#world.fetch(asked.request).catch(() => refusedFile('offline'));
        const part = await holding.indexed(path);
        return part === undefined ? this.#world.fetch(asked.request) : answerOf(part);
      }
      return (await holding.hashAt(path)) === undefined ? this.#world.fetch(asked.request) : answerOf(await holding.give(path));
    } catch (error) {
      if (error instanceof Refusal && error.reason === 'gone') await this.#write(LEFT + holding.edition);
      throw error;
    }
  }

  /** The edition that a file is asked for; null where it is the host's. */
  async #holdingFor(path: string, asked: Asked): Promise<Holding | null> {
    const named = /^\?(\w{10})\b/.exec(new URL(asked.request.url).search)?.[1];
    const edition = (await this.windows.get(asked.client)) ?? named;
    if (edition !== undefined) return this.#holding(edition);
    // A window of which nobody has said what it shows: names of code are made of its content and are the same in no two editions.
    const names = (await this.#world.caches.keys()).filter(isHolding);
    for (const one of [this.edition, ...names.map(editionOf)]) {
      const held = await this.#holding(one);
      if (held !== null && (await held.hashAt(path).catch(() => undefined)) !== undefined) return held;
    }
    return null;
  }

  /**
   * Takes the whole site. Fails whole: a file that does not arrive ends it, and where the host has another edition by now, that one is sent
   * for, so that it comes whole instead.
   */
  async takeAll(tell: (done: number, of: number) => void): Promise<void> {
    await this.#write(WANTED);
    const own = await this.own();
    try {
      await own.takeAll(Object.keys((await own.list()).files), tell);
    } catch (error) {
      if (error instanceof Refusal && error.reason === 'gone') await this.#world.update();
      throw error;
    }
  }

  static isOurs({ pathname }: URL): boolean {
    return pathname !== LIST && pathname !== '/sw.js';
  }
}
