// The host of the model, its network, and the browser's HTTP cache between them and the worker.
import { createHash } from 'node:crypto';
import { headersFor, siteHeaders } from '../../../scripts/serve/headers.ts';
import { pathOf, type Site } from './model-site.ts';

/**
 * Faults, in this order: server error, missing file, truncated file that looks complete, captive portal, file of an older edition, dropped connection, no
 * response, response that stalls halfway, late response.
 */
export const FAULTS = ['500', '404', 'cut', 'portal', 'stale', 'dropped', 'hangs', 'stops', 'slow'] as const;
export type Fault = (typeof FAULTS)[number];

/** Milliseconds after which a request without a time limit fails. */
const GIVEN_UP = 8;

interface Stored {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
  /** Whether it is used without asking the host. */
  readonly fresh: boolean;
}
/** A response that never comes. A request without a time limit, as from a page without a worker, fails after a while. */
const hang = (signal: AbortSignal | null | undefined, unlimited: () => void): Promise<never> =>
  new Promise((_, fail) => {
    signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')));
    if (signal != null) return;
    unlimited();
    setTimeout(() => fail(new TypeError('given up')), GIVEN_UP);
  });
/** A body that stalls halfway. */
const stops = (half: Uint8Array<ArrayBuffer>, hanging: Promise<never>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start: (body) => {
      body.enqueue(half);
      void hanging.catch((error: unknown) => body.error(error));
    },
  });
const etags = new WeakMap<Uint8Array, string>();
function etagOf(bytes: Uint8Array<ArrayBuffer>): string {
  const etag = etags.get(bytes) ?? createHash('sha256').update(bytes).digest('base64');
  etags.set(bytes, etag);
  return etag;
}
const SIGN_IN = '<html><title>Welcome</title>Sign in to our network</html>';
const rules = siteHeaders(new URL('../../../public/', import.meta.url));
const isImmutable = (path: string): boolean => headersFor(rules, path)['Cache-Control']?.includes('immutable') === true;
const responseOf = ({ bytes, type }: Stored): Response => new Response(bytes, { headers: { 'Content-Type': type } });

export class Network {
  readonly #next: () => number;
  readonly #sites: readonly Site[];
  readonly #browserCache = new Map<string, Stored>();
  host: readonly [Site, Site] | readonly [Site];
  /** The uploaded share of the second edition, from 0 to 1. */
  share = 0;
  online = true;
  /** Requests that reached the network. */
  asked = 0;
  /** Requests that had no time limit and would have waited for ever. */
  unlimited = 0;
  #faults: { readonly fault: Fault; readonly from: number; readonly to: number } | null = null;

  constructor(next: () => number, sites: readonly Site[]) {
    this.#next = next;
    this.#sites = sites;
    this.host = [sites[0] as Site];
  }

  /** Makes `times` requests fail, starting with the nth from now. */
  failFrom(nth: number, fault: Fault, times: number = 1): void {
    this.#faults = { fault, from: this.asked + nth, to: this.asked + nth + times - 1 };
  }
  heal(): void {
    this.online = true;
    this.#faults = null;
    this.host = [this.host[0]];
  }

  /** The file at a path; during an upload it is of one edition or the other, depending on the letters of the path. */
  #found(path: string): Uint8Array<ArrayBuffer> | undefined {
    const [old, next] = this.host;
    const luck = [...path].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1000, 7) / 1000;
    return (next !== undefined && luck < this.share ? next.files.get(path) : undefined) ?? old.files.get(path);
  }

  readonly fetch = async (request: Request | string, init: RequestInit = {}): Promise<Response> => {
    const path = pathOf(request);
    const url = typeof request === 'string' ? request : request.url;
    const mode = init.cache ?? (typeof request === 'string' ? 'default' : request.cache) ?? 'default';
    const kept = mode === 'reload' ? undefined : this.#browserCache.get(url);
    if (kept?.fresh === true && mode === 'default') return responseOf(kept);
    this.asked += 1;
    const unlimited = () => {
      this.unlimited += 1;
    };
    const fault = this.#faults !== null && this.asked >= this.#faults.from && this.asked <= this.#faults.to ? this.#faults.fault : null;
    if (fault === 'slow') await new Promise((done) => setImmediate(done));
    if (!this.online || fault === 'dropped') throw new TypeError('failed to fetch');
    if (fault === 'hangs') return hang(init.signal, unlimited);
    if (fault === '500') return new Response('trouble', { status: 500 });
    const store = (bytes: Uint8Array<ArrayBuffer>, type: string, etag: string, fresh: boolean): Stored => {
      const stored = { bytes, type, etag, fresh };
      this.#browserCache.set(url, stored);
      return stored;
    };
    if (fault === 'portal') return responseOf(store(new TextEncoder().encode(SIGN_IN) as Uint8Array<ArrayBuffer>, 'text/html', '', this.#next() < 0.5));
    const older = fault === 'stale' ? this.#sites[Math.floor(this.#next() * this.#sites.length)]?.files.get(path) : undefined;
    const bytes = fault === '404' ? undefined : (older ?? this.#found(path));
    if (bytes === undefined)
      return new Response(this.host[0].files.get('/404.html'), { status: 404, headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' } });
    // The ETag of the whole file, even if only half of it is sent: the worst that a host can do.
    const etag = etagOf(bytes);
    if (kept !== undefined && kept.etag === etag) return responseOf(kept);
    const type = path.endsWith('/') || path.endsWith('.html') ? 'text/html' : 'text/plain';
    const half = bytes.slice(0, Math.floor(bytes.length / 2));
    if (fault === 'stops') return new Response(stops(half, hang(init.signal, unlimited)), { headers: { 'Content-Type': type } });
    return responseOf(store(fault === 'cut' ? half : bytes, type, etag, isImmutable(path)));
  };
}
