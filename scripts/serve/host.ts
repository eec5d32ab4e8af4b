// The responses of the preview server: files of dist as a host serves them, with the headers of public/_headers, and 404.html for missing files.
// It replaced sirv, which answers every method, and which opens a stream for an inverted range or for a file that a build has just replaced,
// and crashes in both cases. Files of a few hundred kB need no streams.
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { folderOf, headersFor, siteHeaders } from './headers.ts';

/** The content type of every file extension in a built site. */
export const TYPES: Readonly<Record<string, string>> = {
  '': 'application/octet-stream',
  '.bin': 'application/octet-stream',
  '.css': 'text/css;charset=utf-8',
  '.csv': 'text/csv;charset=utf-8',
  '.html': 'text/html;charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript;charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown;charset=utf-8',
  '.ndjson': 'application/x-ndjson',
  '.pagefind': 'application/octet-stream',
  '.pf_filter': 'application/octet-stream',
  '.pf_index': 'application/octet-stream',
  '.pf_meta': 'application/octet-stream',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};
/** The longest path accepted, longer than any path of the site. Hosts and file systems refuse longer ones too. */
const LONGEST = 2000;
/** Content types that are compressed; files up to WORTH_PACKING bytes are not. */
const PACKABLE = /^text|json|svg|xml/;
const WORTH_PACKING = 512;

const SENTENCES = {
  400: 'This is no address that a page can have.',
  404: 'There is nothing at this address, and the page that says so is missing too: the site is being built.',
  405: 'This server only gives pages out: it answers GET and HEAD.',
  414: `Expected an address of at most ${LONGEST} letters; this one is longer.`,
  416: 'The part that was asked for is not in the file.',
  500: 'The server could not read this file. The error is in the window of the server.',
} as const;
type Refusal = keyof typeof SENTENCES;

/** The decoded path of a request, or the status with which it is refused. */
export function pathAsked(target: string): string | Refusal {
  // Proxies send an absolute URL.
  const whole = /^https?:\/\/[^/?#]/i.test(target) && URL.canParse(target) ? new URL(target).pathname : target;
  const path = whole.split(/[?#]/, 1)[0] ?? '';
  if (path.length > LONGEST) return 414;
  if (!path.startsWith('/')) return 400;
  const [, ...parts] = path.split('/');
  try {
    const decoded = parts.map(decodeURIComponent);
    const isSound = decoded.every((part, n) => (part !== '' || n === decoded.length - 1) && part !== '.' && part !== '..' && !/[\p{Cc}/\\]/u.test(part));
    return isSound ? `/${decoded.join('/')}` : 400;
  } catch {
    return 400;
  }
}

/** First and last byte of a range; null if the header has no range that is supported, so that the whole file is sent. */
function rangeIn(header: string | undefined, size: number): readonly [number, number] | null | 416 {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const [from, to] = first === '' ? [Math.max(0, size - Number(last)), size - 1] : [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  return from <= to && from < size ? [from, to] : 416;
}

/** The contents of a file; `folder` if the path is a folder without its final slash, null if nothing is there. */
async function fileAt(root: string, path: string): Promise<Buffer | 'folder' | null> {
  // `_headers` is for the host, and dot files are not served.
  if (path === '/_headers' || /\/\./.test(path)) return null;
  const at = join(root, path.endsWith('/') ? `${path}index.html` : path);
  try {
    return await readFile(at);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EISDIR') return (await fileAt(root, `${path}/`)) === null ? null : 'folder';
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return null;
    throw error;
  }
}

/** A request handler for a built site, used by the preview server, the tests and the benches. It answers every request and never throws. */
export function siteHandler(dist: URL): (request: IncomingMessage, response: ServerResponse) => void {
  const folder = folderOf(dist);
  const root = fileURLToPath(dist);
  let read: { changed: number; rules: ReturnType<typeof siteHeaders> } = { changed: Number.NaN, rules: [] };
  /** The headers of the site, read again after a build: its policy names the hashes of the inline styles. */
  const headers = () => {
    const changed = statSync(new URL('_headers', dist), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changed !== read.changed) read = { changed, rules: siteHeaders(dist) };
    return read.rules;
  };
  const packed = new Map<string, Buffer>();

  const refuse = (response: ServerResponse, status: Refusal, more: Readonly<Record<string, string>> = {}) => {
    const plain = { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store', ...more };
    response.writeHead(status, { ...headersFor(headers(), '/'), ...plain }).end(`${SENTENCES[status]}\n`);
  };

  const send = (request: IncomingMessage, response: ServerResponse, body: Buffer, found: boolean) => {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
    response.setHeader('Vary', 'Accept-Encoding');
    if (found) {
      response.setHeader('ETag', etag).setHeader('Accept-Ranges', 'bytes');
      if ((request.headers['if-none-match'] ?? '').includes(etag)) return void response.writeHead(304).end();
    }
    const within = [undefined, etag].includes(request.headers['if-range'] as string | undefined);
    const range = found && request.method === 'GET' && within ? rangeIn(request.headers.range, body.length) : null;
    if (range === 416) return refuse(response, 416, { 'Content-Range': `bytes */${body.length}` });
    let out = body;
    if (range !== null) {
      out = body.subarray(range[0], range[1] + 1);
      response.setHeader('Content-Range', `bytes ${range[0]}-${range[1]}/${body.length}`);
    } else if (body.length > WORTH_PACKING && PACKABLE.test(String(response.getHeader('Content-Type'))) && takesGzip(request)) {
      out = packed.get(etag) ?? gzipSync(body);
      packed.set(etag, out);
      response.setHeader('Content-Encoding', 'gzip');
    }
    response.writeHead(range !== null ? 206 : found ? 200 : 404, { 'Content-Length': out.length });
    response.end(request.method === 'HEAD' ? undefined : out);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, { Allow: 'GET, HEAD', Connection: 'close' });
    const target = request.url ?? '';
    const path = pathAsked(target);
    if (typeof path === 'number') return refuse(response, path);
    for (const [name, value] of Object.entries(headersFor(headers(), path))) response.setHeader(name, value);
    // If the site is in a subfolder of the host, other paths do not belong to it.
    if (path !== folder && !path.startsWith(`${folder}/`)) {
      if (path === '/') return void response.writeHead(302, { Location: `${folder}/` }).end();
      return void response.writeHead(404, { 'Content-Type': 'text/plain;charset=utf-8' }).end(`This site is under ${folder}/.\n`);
    }
    const file = path === folder ? 'folder' : await fileAt(root, path.slice(folder.length));
    if (file === 'folder') {
      const to = target.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#]|$/, (end) => `/${end}`);
      return void response.writeHead(301, { Location: to }).end();
    }
    if (file !== null) {
      response.setHeader('Content-Type', TYPES[path.endsWith('/') ? '.html' : extname(path)] ?? 'application/octet-stream');
      return send(request, response, file, true);
    }
    const missing = await fileAt(root, '/404.html');
    if (!Buffer.isBuffer(missing)) return refuse(response, 404);
    // A missing file may exist after the next build, so the year-long caching of /engine/* must not apply to it.
    response.setHeader('Content-Type', 'text/html;charset=utf-8').setHeader('Cache-Control', 'no-store');
    send(request, response, missing, false);
  };

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
  };
}

const takesGzip = ({ headers }: IncomingMessage) => /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i.test(String(headers['accept-encoding'] ?? ''));
