// A host for the bench: HTTP/2 over TLS with a certificate made for this run; files that compress are served as gzip, with the headers of
// `_headers` if a site has them.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { headersFor, siteHeaders } from '../../scripts/serve/headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'hoyle-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}

interface Kept {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

/** Serves a built site from memory, with additional pages of the bench. */
export async function host(dist: URL, own: Readonly<Record<string, string>> = {}): Promise<{ address: string; stop: () => Promise<void> }> {
  const rules = existsSync(new URL('_headers', dist)) ? siteHeaders(dist) : [];
  const kept = new Map<string, Kept>();
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = new URL(encodeURI(name), dist);
    if (!statSync(file).isFile()) continue;
    const path = `/${name.replace(/(^|\/)index\.html$/, '$1')}`;
    const raw = readFileSync(file);
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    const packed = /text|json|svg|javascript|xml/.test(type) ? gzipSync(raw, { level: 6 }) : null;
    // Starlight defines no headers: these are what hosts send for an Astro site.
    const cache = path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
    kept.set(path, {
      body: packed ?? raw,
      headers: {
        'content-type': type,
        ...(packed === null ? {} : { 'content-encoding': 'gzip' }),
        etag: `"${raw.length}-${statSync(file).mtimeMs}"`,
        'cache-control': cache,
        ...Object.fromEntries(Object.entries(headersFor(rules, path)).map(([header, value]) => [header.toLowerCase(), value])),
      },
    });
  }
  for (const [path, html] of Object.entries(own))
    kept.set(path, { body: gzipSync(html), headers: { 'content-type': TYPES.html ?? '', 'content-encoding': 'gzip', etag: `"${html.length}"` } });
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    const found = kept.get(new URL(request.url, 'https://site').pathname);
    if (found === undefined) {
      response.writeHead(404).end();
    } else if (request.headers['if-none-match'] === found.headers.etag) {
      response.writeHead(304, found.headers).end();
    } else response.writeHead(200, { ...found.headers, 'content-length': String(found.body.length) }).end(found.body);
  });
  await new Promise<void>((done) => server.listen(0, done));
  return {
    address: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}
