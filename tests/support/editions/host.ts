// A host of editions: it has one edition, or one partly uploaded over another; the network may be offline, and any single request may fail.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { headersFor, siteHeaders } from '../../../scripts/serve/headers.ts';
import type { Edition } from './make.ts';

/**
 * Faults, in this order: server error, missing file, response that breaks off, truncated file that looks complete, dropped connection, no response, response
 * that stalls halfway, late response, captive portal, and a file of the first edition.
 */
export const FAULTS = ['500', '404', 'broken', 'cut', 'dropped', 'hangs', 'stops', 'slow', 'portal', 'older'] as const;
export type Fault = (typeof FAULTS)[number];

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html;charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
};

/** The sign-in page of a captive portal. Browsers may cache it. */
const SIGN_IN = '<!doctype html><title>Welcome</title><p>Sign in to our network</p></html>';
/** Delay of a slow response, in milliseconds. */
const LATE = 150;

interface Served {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}
const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}"`;
const read = new Map<string, Served | null>();
function served({ folder }: Edition, path: string): Served | null {
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  const known = read.get(file);
  if (known !== undefined) return known;
  const bytes = existsSync(file) && statSync(file).isFile() ? readFileSync(file) : null;
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const made =
    bytes === null ? null : { bytes, headers: { ...headersFor(siteHeaders(pathToFileURL(`${folder}/`)), path), 'Content-Type': type, ETag: etagOf(bytes) } };
  read.set(file, made);
  return made;
}

export class Host {
  readonly #server: Server;
  #editions: readonly Edition[] = [];
  readonly #first: Edition;
  /** Whether a file of the edition being uploaded is already on the host; null if no upload is under way. */
  #uploaded: ((path: string) => boolean) | null = null;
  online = true;
  #hidden: (path: string) => boolean = () => false;
  #cut: (path: string) => boolean = () => false;
  #hanging: (path: string) => boolean = () => false;
  /** Paths requested since the last fault was set, and the request that will fail. */
  asked: string[] = [];
  #fault: readonly [nth: number, fault: Fault] | null = null;

  private constructor(server: Server, first: Edition) {
    this.#server = server;
    this.#first = first;
  }

  static async start(edition: Edition): Promise<Host> {
    const server = createServer((request, response) => host.#answer(request.url ?? '/', request.headers['if-none-match'], response));
    const host = new Host(server, edition);
    host.deploy(edition);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return host;
  }

  get address(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  get edition(): Edition {
    return this.#editions[0] as Edition;
  }

  /** Replaces everything on the host with one complete edition. */
  deploy(edition: Edition): void {
    this.#editions = [edition];
    this.#uploaded = null;
  }

  /** Uploads some files of another edition over those of the present one. */
  upload(edition: Edition, isThere: (path: string) => boolean): void {
    this.#editions = [this.edition, edition];
    this.#uploaded = isThere;
  }

  failAt(nth: number, fault: Fault): void {
    this.asked = [];
    this.#fault = [nth, fault];
  }

  /** Makes files unavailable for now. */
  hide(isHidden: (path: string) => boolean): void {
    this.#hidden = isHidden;
  }

  /** Cuts files to their first half for now. */
  cut(isCut: (path: string) => boolean): void {
    this.#cut = isCut;
  }

  /** Makes requests for files hang for now. */
  hang(isHanging: (path: string) => boolean): void {
    this.#hanging = isHanging;
  }

  heal(): void {
    this.online = true;
    this.#hanging = () => false;
    this.#hidden = () => false;
    this.#cut = () => false;
    this.#fault = null;
    // Pending requests would hang for ever.
    this.#server.closeAllConnections();
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #find(path: string): Served | null {
    const [old, next] = this.#editions;
    const come = next === undefined || this.#uploaded?.(path) !== true ? null : served(next, path);
    return come ?? (old === undefined ? null : served(old, path));
  }

  #answer(url: string, match: string | undefined, response: ServerResponse): void {
    const path = decodeURI(new URL(url, 'http://host').pathname);
    if (!this.online) {
      response.destroy();
      return;
    }
    this.asked.push(path);
    const fault = this.#fault?.[0] === this.asked.length ? this.#fault[1] : this.#cut(path) ? 'cut' : null;
    if (fault === 'dropped') {
      response.destroy();
      return;
    }
    if (fault === 'hangs' || this.#hanging(path)) return;
    if (fault === 'portal') {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'max-age=3600' }).end(SIGN_IN);
      return;
    }
    if (fault === '500') {
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end('trouble');
      return;
    }
    const found = fault === '404' || this.#hidden(path) ? null : ((fault === 'older' ? served(this.#first, path) : null) ?? this.#find(path));
    if (found === null) {
      const missing = this.#find('/404.html');
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' }).end(missing?.bytes);
      return;
    }
    const { bytes, headers } = found;
    if (fault === null && match === headers.ETag) {
      response.writeHead(304, headers).end();
      return;
    }
    const part = bytes.subarray(0, Math.floor(bytes.length / 2));
    if (fault === 'broken') {
      response.writeHead(200, { ...headers, 'Content-Length': String(bytes.length) });
      response.write(part, () => response.destroy());
    } else if (fault === 'cut') {
      // The host has only half of the file, and the ETag is of that half: a browser that revalidates gets the whole file.
      response.writeHead(200, { ...headers, ETag: etagOf(part) }).end(part);
    } else if (fault === 'stops') {
      response.writeHead(200, { ...headers, 'Content-Length': String(bytes.length) });
      response.write(part);
    } else if (fault === 'slow') setTimeout(() => response.writeHead(200, headers).end(bytes), LATE);
    else response.writeHead(200, headers).end(bytes);
  }
}
