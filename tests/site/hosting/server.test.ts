// @module-tag rotating
// The preview server over raw sockets: it answers any input according to HTTP, and keeps running.
import { type ChildProcess, spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathAsked, TYPES } from '../../../scripts/serve/host.ts';
import { serve } from '../../../scripts/serve.ts';
import { DIST, distFiles } from '../../support/browser/dist.ts';
import { SEED } from '../../support/tier.ts';

let server: Awaited<ReturnType<typeof serve>>;
let port = 0;
beforeAll(async () => {
  server = await serve(0, DIST);
  port = Number(new URL(server.address).port);
});
afterAll(() => server.stop());

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends bytes as they are and reads until the server closes or falls silent. Status 0 if it closed without a response. */
function send(bytes: string | Buffer): Promise<Reply> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const done = () => {
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
      resolve({ status: Number(first.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') });
    };
    socket.setTimeout(400, done);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', done);
    socket.on('close', done);
  });
}
const ask = (target: string, { method = 'GET', more = '' } = {}) => send(`${method} ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${more}\r\n`);

describe('valid requests', () => {
  test('a page has its type and its policy, and must be revalidated', async () => {
    const { status, headers, body } = await ask('/games/euchre/?law=revoke');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<h1');
  });
  test('HEAD has the headers of GET and no body', async () => {
    const [get, head] = [await ask('/about/'), await ask('/about/', { method: 'HEAD' })];
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(get.body.length).toBe(Number(get.headers['content-length']));
    expect(head.body).toBe('');
  });
  test('a folder without its slash redirects to the address with one, with its query', async () => {
    const { status, headers } = await ask('/games/euchre?law=revoke');
    expect([status, headers.location]).toEqual([301, '/games/euchre/?law=revoke']);
  });
  test('a missing file gives the error page, which is never cached', async () => {
    for (const target of ['/engine/gone.0000.js', '/_astro/gone.js', '/games/nothing/', '/_headers', '/.git/config', '/%5fheaders']) {
      const { status, headers, body } = await ask(target);
      expect([target, status, headers['cache-control']]).toEqual([target, 404, 'no-store']);
      expect(body).toContain('Not in the book');
    }
  });
  test('text is compressed if the browser accepts it, and only then', async () => {
    expect((await ask('/about/', { more: 'Accept-Encoding: br, gzip\r\n' })).headers['content-encoding']).toBe('gzip');
    expect((await ask('/about/', { more: 'Accept-Encoding: br, gzip;q=0\r\n' })).headers['content-encoding']).toBeUndefined();
  });
  test('what the browser has is not sent again', async () => {
    const { headers } = await ask('/about/');
    expect((await ask('/about/', { more: `If-None-Match: W/"x", ${headers.etag}\r\n` })).status).toBe(304);
    expect((await ask('/about/', { more: 'If-None-Match: "other"\r\n' })).status).toBe(200);
  });
  test.each([
    ['bytes=0-3', 206, 4],
    ['bytes=-5', 206, 5],
    ['bytes=5-2', 416, null],
    ['bytes=99999999-', 416, null],
    ['bytes=-0', 416, null],
    ['bytes=0-1,4-5', 200, null],
    ['lines=1-2', 200, null],
    ['bytes=-', 200, null],
  ])('Range: %s is answered with %d', async (range, status, length) => {
    const reply = await ask('/about/', { more: `Range: ${range}\r\n` });
    expect(reply.status).toBe(status);
    if (length !== null) expect(reply.body.length).toBe(length);
  });
  test('every file extension of the built site has a type', () => {
    // Dotfiles such as .nojekyll have no extension; they are for the host.
    const names = distFiles('').filter((name) => !name.startsWith('.'));
    const endings = new Set(names.map((name) => /\.[a-z_]+$/.exec(name)?.[0] ?? ''));
    expect([...endings].filter((ending) => !Object.hasOwn(TYPES, ending))).toEqual([]);
  });
});

describe('invalid requests', () => {
  test.each(['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS', 'PATCH', 'CONNECT', 'PROPFIND'])('%s is refused, with the allowed methods', async (method) => {
    const { status, headers, body } = await ask(method === 'CONNECT' ? 'site:80' : '/about/', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(body).not.toContain('<h1');
  });
  test.each([
    '//',
    '//evil.example/',
    '/games//euchre/',
    'http://[',
    'http://',
    'about/',
    '*',
    '/%',
    '/%zz',
    '/games/100%/',
    '/%c0%ae%c0%ae/',
    '/a%00b',
    '/..%2f..%2fpackage.json',
    '/../package.json',
    '/games/%2e%2e/',
    '/a%5cb',
    '/a%0d%0aX:y',
  ])('%s is refused with 400', async (target) => {
    expect((await ask(target)).status).toBe(400);
  });
  test('an address that is too long is refused', async () => {
    expect((await ask(`/${'a'.repeat(2001)}`)).status).toBe(414);
    expect((await ask(`/${'a'.repeat(300)}`)).status).toBe(404);
    expect((await ask(`/?${'a'.repeat(40_000)}`)).status).toBe(431);
  });
  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a NUL in the line', 'GET /\0 HTTP/1.1\r\nHost: site\r\n\r\n', 400],
    ['a space in the address', 'GET /a b HTTP/1.1\r\nHost: site\r\n\r\n', 400],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: site\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['TLS', Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3]), 400],
  ])('%s is refused', async (_, bytes, status) => {
    expect((await send(bytes)).status).toBe(status);
  });

  test('after 500 random malformed requests the server still answers', async () => {
    const seed = SEED;
    console.log(`malformed requests: SEED=${seed}`);
    const sign = fc.constantFrom(...'/%.?#[]@:\\&=*+~ "<>|^`{}\0\t\r\n\u007f\u00e9\u2028'.split(''), '%00', '%2f', '%c0', '..', 'http://', '//', 'games', 'é');
    const target = fc.array(sign, { maxLength: 30 }).map((parts) => parts.join(''));
    const header = fc.tuple(
      fc.constantFrom(
        'Range',
        'If-None-Match',
        'If-Range',
        'Accept-Encoding',
        'Host',
        'Content-Length',
        'Transfer-Encoding',
        'Expect',
        'Upgrade',
        'Connection',
      ),
      fc.oneof(target, fc.constantFrom('bytes=5-2', 'bytes=9-', 'bytes=-', 'bytes=1-2-3', '-1', 'chunked', '100-continue', 'gzip;q=x', '"')),
    );
    const request = fc.oneof(
      { arbitrary: fc.tuple(fc.constantFrom('GET', 'HEAD', 'get', '', 'POST', 'G\0T'), target, fc.array(header, { maxLength: 4 })), weight: 4 },
      { arbitrary: fc.uint8Array({ maxLength: 200 }), weight: 1 },
    );
    const cases = fc.sample(request, { seed, numRuns: 500 });
    const replies: Reply[] = [];
    for (let at = 0; at < cases.length; at += 25) {
      const some = await Promise.all(
        cases.slice(at, at + 25).map((one) => {
          if (one instanceof Uint8Array) return send(Buffer.from(one));
          const [method, path, headers] = one;
          return send(`${method} /${path} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
        }),
      );
      replies.push(...some);
    }
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await ask('/about/')).status).toBe(200);
  });

  test('no address makes the parser throw, and none leaves the site', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.webPath()), (target) => {
        const path = pathAsked(target);
        if (typeof path === 'string') expect(path.split('/').slice(1)).not.toContain('..');
      }),
      { numRuns: 5000 },
    );
  });
});

describe('the port and address it listens on', () => {
  const running: ChildProcess[] = [];
  afterAll(() => running.forEach((one) => void one.kill()));
  /** Starts `npm run serve` with an environment; resolves with its first output. */
  const start = (env: Readonly<Record<string, string>>) =>
    new Promise<string>((resolve) => {
      const child = spawn(process.execPath, ['scripts/serve.ts'], { env: { ...process.env, ...env } });
      running.push(child);
      let said = '';
      const hear = (chunk: Buffer) => {
        said += String(chunk);
        if (/served at|exit/.test(said)) setTimeout(() => resolve(said), 50);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('exit', () => resolve(said));
    });

  test('only this machine can reach it by default', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((one) => one !== undefined && !one.internal && one.family === 'IPv4')?.address;
    if (outside === undefined) return;
    await expect(fetch(`http://${outside}:${port}/about/`)).rejects.toThrow();
    const open = await serve(0, undefined, '0.0.0.0');
    expect((await fetch(`http://${outside}:${new URL(open.address).port}/about/`)).status).toBe(200);
    await open.stop();
  });
  test('a port in use is reported, whether it was named or not', async () => {
    const holder = createServer();
    await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
    const taken = String((holder.address() as { port: number }).port);
    expect(await start({ PORT: taken })).toContain(`Port ${taken} is taken by another program. Name another: PORT=${Number(taken) + 1}`);
    holder.close();
    // The usual port may already be in use on this machine.
    const usual = createServer().on('error', () => undefined);
    await new Promise<void>((done) => usual.on('error', () => done()).listen(4321, '127.0.0.1', done));
    const said = await start({ PORT: '' });
    expect(said).toContain('Port 4321 is taken by another program, so this is another one.');
    expect(said).toMatch(/served at http:\/\/127\.0\.0\.1:(?!4321)\d+\//);
    usual.close();
    expect(await start({ PORT: 'house' })).toContain('PORT: expected a number from 0 to 65535; found "house"');
    expect(await start({ PORT: '0', HOST: 'no.such.host.invalid' })).toContain('HOST=no.such.host.invalid: this machine cannot be reached under it');
  });
});
