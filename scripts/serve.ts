// Serves dist as a host would: compressed, with the headers of public/_headers, 404.html for what is not there.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import compression from 'compression';
import sirv from 'sirv';
import { headersFor, siteHeaders } from './headers.ts';

const root = new URL('../dist/', import.meta.url);

/** A request handler over a built site, for the preview server, the tests and the benches. */
export function siteHandler(dist: URL = root): (request: IncomingMessage, response: ServerResponse) => void {
  const rules = siteHeaders(dist);
  const compress = compression({ threshold: 512 });
  const files = sirv(dist.pathname, { etag: true, dotfiles: false });
  const missing = readFileSync(new URL('404.html', dist));
  return (request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
    compress(request as never, response as never, () => {
      // sirv sets its own Cache-Control only when told to, so that of _headers stays.
      files(request, response, () => {
        response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
        response.end(missing);
      });
    });
  };
}

/** Starts the server; port 0 takes any that is free. Resolves with its address and a way to stop it. */
export function serve(port: number, dist: URL = root): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer(siteHandler(dist));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const bound = server.address();
      const number = typeof bound === 'object' && bound !== null ? bound.port : port;
      resolve({
        address: `http://localhost:${number}/`,
        stop: () =>
          new Promise((done) => {
            server.closeAllConnections();
            server.close(() => done());
          }),
      });
    });
  });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!existsSync(new URL('index.html', root))) {
    console.error('There is no built site in dist/. Run `npm run build` first, or `npm start`, which does both.');
    process.exit(1);
  }
  const wanted = Number(process.env.PORT ?? 4321);
  const { address } = await serve(wanted).catch(() => serve(0));
  console.log(`According to Hoyle is served at ${address}  (stop it with Ctrl-C)`);
}
