// A static host like GitHub Pages: it ignores `_headers`, knows few content types, lets browsers cache everything for ten minutes, and answers
// with 404.html if a file does not exist.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
};

export interface Host {
  readonly address: string;
  /** The Referer headers of all requests so far. */
  readonly referrers: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Serves the files of `place` under `folder`; `page` is the page at the root of the host. */
export function plainHost(place: string, folder: string, page = ''): Promise<Host> {
  const referrers: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (request.headers.referer !== undefined) referrers.push(request.headers.referer);
    const send = (status: number, ending: string, body: Buffer | string, more: Readonly<Record<string, string>> = {}) =>
      response.writeHead(status, { 'Content-Type': TYPES[ending] ?? 'application/octet-stream', 'Cache-Control': 'max-age=600', ...more }).end(body);
    if (pathname === '/') return send(200, '.html', page);
    const path = pathname.startsWith(`${folder}/`) ? decodeURIComponent(pathname.slice(folder.length)) : null;
    const file = path === null ? null : join(place, path.endsWith('/') ? `${path}index.html` : path);
    if (file !== null && existsSync(file)) {
      if (statSync(file).isDirectory()) return send(301, '.html', '', { Location: `${pathname}/` });
      return send(200, extname(file), readFileSync(file));
    }
    return send(404, '.html', existsSync(join(place, '404.html')) ? readFileSync(join(place, '404.html')) : 'Not found');
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      resolve({
        address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`,
        referrers,
        stop: () =>
          new Promise((done) => {
            server.closeAllConnections();
            server.close(() => done());
          }),
      });
    });
  });
}
