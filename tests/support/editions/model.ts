// The service worker's handler without a browser: caches are maps, the host can fail, windows are a list. Thousands of walks take seconds.

import { gunzipSync } from 'node:zlib';
import { seeded } from '../../../scripts/seeded.ts';
import { packedIn } from '../../../src/components/client/offline/edition/bundle-files.ts';
import { RequestHandler } from '../../../src/components/client/offline/worker/request-handler.ts';
import type { FetchRequest } from '../../../src/components/client/offline/worker/worker-environment.ts';
import { frameAt, INDEX, packAt } from '../../../src/lib/editions/edition-files.ts';
import { FAULTS, Network } from './model-network.ts';
import { fullTextAsked, isPartOf, packsUsable } from './model-rules.ts';
import { Caches, ORIGIN, PAGES, PIECE, type Site } from './model-site.ts';

export interface Shown {
  readonly id: string;
  /** The edition of the page; null if the page is not part of the site. */
  readonly site: Site | null;
  readonly path: string;
  /** Whether all that it requests was on the device when it was shown. */
  whole: boolean;
}

export const fragmentOf = ({ name }: Site) => `/pagefind/fragment/${name}-0.pf_fragment`;

/** A device with its windows, connected to a host. */
export class Device {
  readonly #next: () => number;
  readonly #sites: readonly Site[];
  readonly #caches = new Caches();
  /** Whether the browser can open bundles. */
  readonly unzips: boolean;
  readonly network: Network;
  active: RequestHandler | null = null;
  #waiting: RequestHandler | null = null;
  windows: Shown[] = [];
  #ids = 0;
  #clock = 1_000_000;
  readonly told: string[] = [];
  readonly #metered: boolean;

  /** Whether faults are random, or only as the test tells the network. */
  readonly #hasLuck: boolean;

  /** Milliseconds after which a silent host is given up. */
  readonly #silence: number;

  /** Thousands of walks cannot wait long for a silent host. A test that expects a response sets a longer `silence`, so that a busy machine does not fail it. */
  constructor(next: () => number, sites: readonly Site[], luck: 'bad luck' | 'as told' = 'bad luck', silence = 4) {
    this.#next = next;
    this.#silence = silence;
    this.#hasLuck = luck === 'bad luck';
    this.#metered = next() < 0.25;
    this.#sites = sites;
    this.network = new Network(seeded(next() * 2 ** 32), sites);
    this.unzips = next() < 0.75;
  }

  #one<T>(all: readonly T[]): T {
    return all[Math.floor(this.#next() * all.length)] as T;
  }

  #handler(site: Site): RequestHandler {
    const world = {
      caches: this.#caches as unknown as CacheStorage,
      fetch: (request: Request | string, init?: RequestInit) => {
        this.#clock += 10;
        return this.network.fetch(request, init);
      },
      silence: this.#silence,
      unzip: this.unzips ? async (bytes: Uint8Array) => new Uint8Array(gunzipSync(bytes)) : null,
      windows: async () => this.windows.map(({ id }) => id),
      coming: () => this.#waiting !== null,
      update: () => this.look(),
      now: () => this.#clock,
      metered: () => this.#metered,
    };
    return new RequestHandler(world, site.name, site.proof);
  }

  /** The browser checks for a new worker. */
  async look(): Promise<void> {
    if (!this.network.online) return;
    const [old, next] = this.network.host;
    const site = next !== undefined && this.network.share > 0.5 ? next : old;
    if ((this.#waiting ?? this.active)?.edition === site.name) return;
    const handler = this.#handler(site);
    const came = await handler.install().then(
      () => true,
      () => false,
    );
    this.told.push(`worker of ${site.name}: ${came ? 'installed' : 'failed'}`);
    if (!came) return;
    this.#waiting = handler;
    if (this.active === null || this.windows.length === 0) await this.takeOver();
  }

  async takeOver(): Promise<void> {
    if (this.#waiting === null) return;
    this.active = this.#waiting;
    this.#waiting = null;
    await this.active.tidy();
    for (const { id, path, site } of this.windows) if (site !== null) await this.active.shown(id, path, site.name);
  }

  async ask(path: string, mode: 'navigate' | 'cors', client: string, resulting = '', search = '', cache: RequestCache = 'default'): Promise<Response> {
    const work: Promise<unknown>[] = [];
    const request = { url: ORIGIN + path + search, mode, method: 'GET', cache } as Request;
    const asked: FetchRequest = { request, client, resulting, later: (one) => void work.push(one.catch(() => undefined)) };
    const response = await (this.active === null ? this.network.fetch(asked.request) : this.active.answer(asked));
    await Promise.all(work);
    return response;
  }

  async visit(window: Shown | null, path: string): Promise<void> {
    this.#ids += 1;
    const id = `w${this.#ids}`;
    this.windows = this.windows.filter((one) => one !== window);
    const response = await this.ask(path, 'navigate', '', id).catch(() => null);
    const html = await response?.text().catch(() => undefined);
    if (response === null || html === undefined) {
      if (this.active !== null) throw new Error(`a blank page for ${path}`);
      return;
    }
    const name = /content="(\w+)"/.exec(html)?.[1];
    const site = this.#sites.find((one) => one.name === name) ?? null;
    this.told.push(`visit ${path}: ${response.status} ${name ?? html.slice(0, 20)}`);
    if (site !== null && this.active !== null && ![path, '/404.html', '/offline/'].some((one) => new TextDecoder().decode(site.files.get(one)) === html))
      throw new Error(`a page of ${name} that is not whole`);
    const shown = { id, site, path, whole: false };
    this.windows.push(shown);
    if (site === null || this.active === null) return;
    await this.active.shown(id, path, site.name);
    const kept = [...this.#caches.all].find(([one]) => one.startsWith(`hoyle-${site.name}`))?.[1];
    const packed = (one: string): string | null => {
      const part = this.unzips && kept?.has(frameAt(site.list.frame)) === true ? packedIn(site.list, one) : null;
      const [pack] = (part === null ? undefined : site.list.parts[part]) ?? [];
      return part === null || pack === undefined ? null : packAt(part, pack);
    };
    shown.whole = kept !== undefined && [...site.list.shell, ...(site.needs[path] ?? [])].every((one) => kept.has(one) || kept.has(packed(one) ?? ''));
  }

  /** A window requests a file of its own edition: it must get that file, or an error. */
  async #use({ id, site, path, whole }: Shown): Promise<void> {
    if (site === null || this.active === null) return;
    const file = this.#one([...(site.needs[path] ?? []), '/search/words.json', ...site.list.shell.filter((one) => one.startsWith('/_astro/'))]);
    const response = await this.ask(file, 'cors', id, '', file.startsWith('/search/') ? `?${site.name}` : '').catch(() => null);
    this.told.push(`${site.name} uses ${file}: ${response?.status ?? 'no network'}`);
    if (whole && response?.ok !== true && !this.told.includes('spoil')) throw new Error(`${file} was here for a window of ${site.name}, and is not given`);
    if (response === null || !response.ok) return;
    const held = [...this.#caches.all.keys()].some((one) => one.startsWith(`hoyle-${site.name}`));
    // If the edition is not on the device, the host's response is passed on, and may break off.
    const bytes = new Uint8Array(await response.arrayBuffer().catch(() => new ArrayBuffer(0)));
    if (held && Buffer.compare(bytes, site.files.get(file) ?? Buffer.alloc(0)) !== 0) throw new Error(`${file} of a window of ${site.name} is another file`);
  }

  /** A window searches: each file must be of its edition, or fail. If the full text is on the device, no network is needed. */
  async #search({ id, site }: Shown): Promise<void> {
    if (site === null || this.active === null) return;
    const keptOf = () => [...this.#caches.all].find(([one]) => one.startsWith(`hoyle-${site.name}`))?.[1];
    for (const path of [fragmentOf(site), PIECE]) {
      const here = this.unzips && keptOf()?.has(INDEX) === true && !this.told.includes('spoil');
      const response = await this.ask(path, 'cors', id).catch(() => null);
      this.told.push(`${site.name} searches in ${path}: ${response?.status ?? 'no network'}`);
      if (here && response?.ok !== true) throw new Error(`${path} was here for a window of ${site.name}, and is not given`);
      if (response?.ok === true && keptOf() !== undefined) isPartOf(site, path, new Uint8Array(await response.arrayBuffer()), this.unzips);
    }
    if (this.#next() < 0.5) await this.active.keepFullText().catch(() => undefined);
  }

  async step(): Promise<void> {
    await this.#deed();
    packsUsable(this.#caches, this.#sites);
    fullTextAsked(this.#caches, this.told);
  }

  async #deed(): Promise<void> {
    const window = this.windows.length === 0 ? null : this.#one(this.windows);
    const dice = this.#next();
    const [one, two] = this.windows;
    // Two tabs at once.
    if (one !== undefined && two !== undefined && this.#next() < 0.2)
      await Promise.all([this.#use(one), this.#next() < 0.5 ? this.visit(two, this.#one(PAGES)) : this.#search(two)]);
    else if (dice < 0.25) await this.visit(this.windows.length < 3 && this.#next() < 0.4 ? null : window, this.#one(PAGES));
    else if (dice < 0.5) {
      if (window !== null) await (this.#next() < 0.7 ? this.#use(window) : this.#search(window));
    } else if (dice < 0.6) {
      this.network.host = [this.#one(this.#sites)];
      this.told.push(`deploy ${this.network.host[0].name}`);
    } else if (dice < 0.65) {
      const coming = this.#one(this.#sites);
      this.network.host = [this.network.host[0], coming];
      this.network.share = this.#next();
      this.told.push(`half of ${coming.name}`);
    } else if (dice < 0.75) await this.look();
    else if (dice < 0.8) {
      this.told.push(`take over: ${this.#waiting?.edition}`);
      await this.takeOver();
    } else if (dice < 0.95 && !this.#hasLuck) this.told.push('nothing');
    else if (dice < 0.84) {
      this.network.online = !this.network.online;
      this.told.push(this.network.online ? 'online' : 'offline');
    } else if (dice < 0.92) {
      const [fault, nth, times] = [this.#one(FAULTS), 1 + Math.floor(this.#next() * 12), this.#next() < 0.7 ? 1 : 5];
      this.network.failFrom(nth, fault, times);
      this.told.push(`${times} requests from ${nth}: ${fault}`);
    } else if (dice < 0.95) {
      const kept = this.#one([...this.#caches.all].filter(([name]) => name.startsWith('hoyle-')).flatMap(([, all]) => [...all.values()]));
      if (kept !== undefined) kept.bytes = new TextEncoder().encode('spoilt').buffer as ArrayBuffer;
      this.told.push('spoil');
    } else if (dice < 0.98 && window !== null) {
      this.windows = this.windows.filter((one) => one !== window);
      if (this.windows.length === 0) await this.takeOver();
    } else if (this.active !== null) await this.#takeWhole(this.active);
  }

  async #takeWhole(handler: RequestHandler): Promise<void> {
    const came = await handler
      .takeAll(() => undefined)
      .then(
        () => true,
        () => false,
      );
    this.told.push(`take all of ${handler.edition}: ${came}`);
    const own = await handler.own();
    if (!came) return;
    if (!(await own.amount()).whole) throw new Error('it is called whole and lacks something');
    const site = this.#sites.find(({ name }) => name === handler.edition);
    const kept = this.#caches.all.get(own.name);
    for (const path of [...(site?.list.shell ?? []), ...(site?.list.onDemand ?? [])])
      if (!Buffer.from(kept?.get(path)?.bytes ?? new ArrayBuffer(0)).equals(site?.files.get(path) ?? new Uint8Array()))
        throw new Error(`it is called whole, and ${path} is damaged`);
  }
}
