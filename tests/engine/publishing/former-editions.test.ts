// Former editions: a build keeps what was published before, with a list of changes, from a folder or an address.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { keepFormer, readerOf, readFormer } from '../../../src/integrations/editions/former-editions.ts';
import { schemaNamed } from '../../../src/lib/api/files.ts';
import { BOOK_IDS } from '../../../src/rules-engine/index.ts';

const home = mkdtempSync(join(tmpdir(), 'hoyle-former-'));
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(home, { recursive: true });
});

const edition = (hash: string) => ({ version: '0.1.0', date: '2026-11-21', hash });
const schemaOf = (name: string) => z.fromJSONSchema(schemaNamed(name) as Parameters<typeof z.fromJSONSchema>[0]);

/** A law of euchre with one case in Donohue; the other books do not have the game. */
function law(key: string, ruling: string, page = '15') {
  const stated = { status: 'stated', cases: [{ when: 'otherwise', ruling, note: null }], citations: [{ text: `Donohue, p. ${page}` }] };
  const readings = Object.fromEntries(BOOK_IDS.map((book) => [book, book === 'donohue' ? stated : { status: 'no-game' }]));
  return { id: `euchre.law.${key}`, url: `/games/euchre/law/${key}/`, title: key, line: ruling, lines: { donohue: ruling }, readings };
}
const item = (key: string, points: number) => ({
  id: `euchre.points.${key}`,
  url: `/games/euchre/#points.${key}`,
  title: key,
  books: { donohue: { status: 'stated', points, unit: 'point', cites: [] } },
});

interface Rows {
  readonly laws: readonly object[];
  readonly points: readonly object[];
  readonly variants?: readonly string[];
  readonly moved?: Readonly<Record<string, unknown>>;
}
let built = 0;
/** Writes a built site with these rows; returns its folder. */
function site(hash: string, { laws, points, variants = [], moved = {} }: Rows): string {
  built += 1;
  const folder = join(home, `site-${built}`);
  mkdirSync(join(folder, 'api/v1'), { recursive: true });
  const lines = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const files: Record<string, string> = {
    'editions.json': JSON.stringify({
      edition: edition(hash),
      rows: { laws: 'a'.repeat(64), points: 'b'.repeat(64) },
      editions: [{ version: null, date: null, changes: [], rulings: [] }],
      former: [],
    }),
    'games.json': JSON.stringify({ games: [{ id: 'euchre', variants: variants.map((id) => ({ id })) }] }),
    'moved.json': JSON.stringify({ moved }),
    'laws.ndjson': lines(laws),
    'points.ndjson': lines(points),
    'laws.csv': `laws of ${hash}`,
    'points.csv': `points of ${hash}`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'api/v1', name), text);
  return folder;
}
const read = (folder: string, path: string) => readFileSync(join(folder, 'api/v1', path));
const json = (folder: string, path: string) => JSON.parse(read(folder, path).toString());

/** Keeps the site published at `former` in the built site. */
async function keep(folder: string, former: string, base = ''): Promise<void> {
  const found = await readFormer(readerOf(former));
  if (found === null) throw new Error('nothing is published');
  await keepFormer(pathToFileURL(`${folder}/`), found, base);
}

const first: Rows = {
  laws: [law('revoke', 'The other side scores 2 points.'), law('misdeal', 'Deal again.'), law('renege', 'Nothing.')],
  points: [item('march', 2), item('loner', 4)],
};
const second: Rows = {
  laws: [law('revoke', 'The other side scores 3 points.', '16'), law('misdeal', 'Deal again.'), law('exposed-card', 'It stays face up.')],
  points: [item('march', 2), item('loner', 5), item('euchre', 2)],
  variants: ['euchre/railroad'],
  moved: { 'euchre.law.renege': 'euchre.law.revoke' },
};

describe('publishing a correction', () => {
  const published = site('aaaaaaaaaa', first);
  const corrected = site('bbbbbbbbbb', second);

  test('the former edition is kept under its hash, with its tables and all changes', async () => {
    await keep(corrected, published);
    const { former } = json(corrected, 'editions.json');
    const counts = { added: 1, changed: 1, gone: 1 };
    const address = '/api/v1/editions/aaaaaaaaaa/';
    expect(former).toEqual([
      {
        edition: edition('aaaaaaaaaa'),
        changes: { laws: counts, points: { ...counts, gone: 0 }, games: { added: 1, gone: 0 }, ids: 1 },
        files: { changes: `${address}changes.json`, laws: `${address}laws.csv.gz`, points: `${address}points.csv.gz` },
      },
    ]);
    expect(gunzipSync(read(corrected, 'editions/aaaaaaaaaa/laws.csv.gz')).toString()).toBe('laws of aaaaaaaaaa');
    expect(gunzipSync(read(corrected, 'editions/aaaaaaaaaa/points.csv.gz')).toString()).toBe('points of aaaaaaaaaa');
    const changes = json(corrected, 'editions/aaaaaaaaaa/changes.json');
    expect(changes).toMatchObject({
      from: { hash: 'aaaaaaaaaa' },
      to: { hash: 'bbbbbbbbbb' },
      games: { added: ['euchre/railroad'], gone: [] },
      ids: { 'euchre.law.renege': 'euchre.law.revoke' },
    });
    expect(changes.laws.map(({ id, change }: { id: string; change: string }) => `${id} ${change}`)).toEqual([
      'euchre.law.revoke changed',
      'euchre.law.exposed-card added',
      'euchre.law.renege gone',
    ]);
    const sentences = { was: 'The other side scores 2 points.', now: 'The other side scores 3 points.' };
    const one = (ruling: string) => [{ when: 'otherwise', ruling, note: null }];
    expect(changes.laws[0]).toMatchObject({
      fields: ['line', 'lines', 'readings'],
      line: sentences,
      books: [
        {
          book: 'donohue',
          line: sentences,
          cases: { was: one(sentences.was), now: one(sentences.now) },
          sources: { was: ['Donohue, p. 15'], now: ['Donohue, p. 16'] },
        },
      ],
    });
    expect(changes.points).toMatchObject([
      { id: 'euchre.points.loner', change: 'changed', books: [{ book: 'donohue', was: { points: 4 }, now: { points: 5 } }] },
      { id: 'euchre.points.euchre', change: 'added', books: [{ book: 'donohue', was: null, now: { points: 2 } }] },
    ]);
    expect(schemaOf('changes').safeParse(changes).error?.issues).toBe(undefined);
    expect(schemaOf('editions').safeParse(json(corrected, 'editions.json')).error?.issues).toBe(undefined);
  });

  test('later editions keep it byte for byte; an edition with unchanged rows is listed without files', async () => {
    const restyled = site('cccccccccc', second);
    await keep(restyled, corrected);
    const last = site('dddddddddd', first);
    await keep(last, restyled, '/hoyle');
    for (const name of ['changes.json', 'laws.csv.gz', 'points.csv.gz'])
      expect(read(last, `editions/aaaaaaaaaa/${name}`)).toEqual(read(corrected, `editions/aaaaaaaaaa/${name}`));
    const { former } = json(last, 'editions.json');
    expect(former.map(({ edition, files }: (typeof former)[number]) => [edition.hash, files?.laws ?? null])).toEqual([
      ['cccccccccc', '/hoyle/api/v1/editions/cccccccccc/laws.csv.gz'],
      ['bbbbbbbbbb', null],
      ['aaaaaaaaaa', '/hoyle/api/v1/editions/aaaaaaaaaa/laws.csv.gz'],
    ]);
  });

  test('building the same edition again adds nothing', async () => {
    const again = site('bbbbbbbbbb', second);
    await keep(again, corrected);
    expect(json(again, 'editions.json')).toEqual(json(corrected, 'editions.json'));
  });

  test('another host, another order of keys and a new field of the format are not changes', async () => {
    const elsewhere = site('eeeeeeeeee', {
      laws: first.laws.map((one) => ({ figure: 'new', ...Object.fromEntries(Object.entries(one).reverse()), url: '/hoyle/' })),
      points: first.points.map((one) => ({ ...one, url: '/hoyle/' })),
    });
    await keep(elsewhere, published);
    expect(json(elsewhere, 'editions.json').former).toEqual([{ edition: edition('aaaaaaaaaa'), changes: null, files: null }]);
  });
});

describe('FORMER names', () => {
  /** A file server that has `folder` at /hoyle/. */
  async function host(folder: string): Promise<string> {
    const server = createServer((request, response) => {
      const path = (request.url ?? '').replace('/hoyle/', '');
      if (path.startsWith('broken')) response.writeHead(500).end();
      else
        try {
          response.end(readFileSync(join(folder, path)));
        } catch {
          response.writeHead(404).end();
        }
    });
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hoyle`;
  }

  test('an address: the same result as for the folder', async () => {
    const published = site('aaaaaaaaaa', first);
    const next = site('bbbbbbbbbb', second);
    await keep(next, published);
    const address = await host(next);
    const [byAddress, byFolder] = [await readFormer(readerOf(address)), await readFormer(readerOf(next))];
    expect(byAddress).toEqual(byFolder);
    expect(byAddress?.kept.size).toBe(3);
    expect(await readFormer(readerOf(`${address}/`))).toEqual(byFolder);
  });
  test('a host that has nothing yet: no former edition', async () => {
    expect(await readFormer(readerOf(await host(join(home, 'nothing'))))).toBe(null);
  });
  test('a missing folder, a failing host or an incomplete site stops the build', async () => {
    expect(() => readerOf(join(home, 'nothing'))).toThrow('FORMER: expected the folder or the address of the published site');
    await expect(readerOf(await host(home))('broken')).rejects.toThrow('answers 500');
    const cut = site('aaaaaaaaaa', first);
    rmSync(join(cut, 'api/v1/points.ndjson'));
    await expect(readFormer(readerOf(cut))).rejects.toThrow('FORMER: the published site has no /api/v1/points.ndjson.');
  });
  test('a site whose hash would lead out of its folder is rejected', async () => {
    await expect(readFormer(readerOf(site('../../../x', first)))).rejects.toThrow('hash');
  });
});
