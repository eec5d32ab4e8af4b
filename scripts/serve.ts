// Serves dist as a host would. PORT and HOST set the address; by default only this machine can reach it.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { folderOf } from './serve/headers.ts';
import { siteHandler } from './serve/host.ts';

export { siteHandler };

const root = new URL('../dist/', import.meta.url);
const LOOPBACK = '127.0.0.1';
const USUAL = 4321;

/** Starts the server; port 0 takes any free port. Resolves with its address and a function that stops it, or rejects as `listen` does. */
export function serve(port: number, dist: URL = root, host: string = LOOPBACK): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer(siteHandler(dist));
  // CONNECT is refused; without a response the client would only see a closed socket.
  server.on('connect', (_, socket) => socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\n\r\n'));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const bound = server.address();
      const number = typeof bound === 'object' && bound !== null ? bound.port : port;
      resolve({
        address: `http://${host.includes(':') ? `[${host}]` : host}:${number}${folderOf(dist)}/`,
        stop: () =>
          new Promise((done) => {
            server.closeAllConnections();
            server.close(() => done());
          }),
      });
    });
  });
}

/** Prints an error and exits. */
function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function main(): Promise<void> {
  if (!existsSync(new URL('index.html', root))) stop('There is no built site in dist/. Run `npm run build` first, or `npm start`, which does both.');
  const { PORT = '', HOST: host = LOOPBACK } = process.env;
  const port = PORT === '' ? USUAL : Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) stop(`PORT: expected a number from 0 to 65535; found "${PORT}".`);
  const served = await serve(port, root, host).catch((error: NodeJS.ErrnoException) => {
    const messages: Readonly<Record<string, string>> = {
      EADDRINUSE: `Port ${port} is taken by another program. Name another: PORT=${port + 1} npm run serve`,
      EACCES: `Port ${port} is not ours to take. Name one above 1023: PORT=${USUAL} npm run serve`,
    };
    if (PORT !== '' || error.code !== 'EADDRINUSE')
      stop(messages[error.code ?? ''] ?? `HOST=${host}: this machine cannot be reached under it (${error.message}).`);
    console.log(`Port ${port} is taken by another program, so this is another one.`);
    return serve(0, root, host);
  });
  console.log(`According to Hoyle is served at ${served.address}  (stop it with Ctrl-C)`);
  if (host === '0.0.0.0' || host === '::') console.log("Every machine that reaches this one can read it, under this one's own name or number.");
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
