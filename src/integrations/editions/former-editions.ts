// Keeps earlier editions. FORMER names the folder or the address of the site as it is published now. Its edition is added to `former` in
// /api/v1/editions.json, and if its rows differ from those of this build, its tables and a list of the changes are kept under its hash.
// Former editions do not affect the name of an edition, so this runs after the build has its name.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { base } from '../../lib/addresses/base.ts';
import { changesBetween, countsIn, type Published } from '../../lib/api/former/changes.ts';
import { formerSchema } from '../../lib/api/former/schemas.ts';

const KEPT = ['changes.json', 'laws.csv.gz', 'points.csv.gz'] as const;
const API = 'api/v1';

/** The part of editions.json that is read. The first editions have no `former`. A hash is checked because it becomes part of a path here. */
const named = z.object({ version: z.string(), date: z.string(), hash: z.string().regex(/^[0-9a-z]{10}$/) });
const editionsFile = z.looseObject({ edition: named, former: z.array(formerSchema.extend({ edition: named })).default([]) });

/** Reads a file of a published site; null if it is not there. */
export type Read = (path: string) => Promise<Buffer | null>;

/** Reads files of the site that FORMER names. Throws if it is neither a folder nor an address. */
export function readerOf(former: string): Read {
  if (/^https?:/.test(former)) {
    const site = former.replace(/\/?$/, '/');
    return async (path) => {
      const answer = await fetch(new URL(path, site));
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`FORMER: ${answer.url} answers ${answer.status}.`);
      return Buffer.from(await answer.arrayBuffer());
    };
  }
  if (!existsSync(former)) throw new Error(`FORMER: expected the folder or the address of the published site; found "${former}".`);
  return async (path) => (existsSync(join(former, path)) ? readFileSync(join(former, path)) : null);
}

/** A published site: the rows to compare, its tables, and the former editions that it has kept. */
export interface FormerSite {
  readonly rows: Published;
  readonly tables: Readonly<Record<'laws.csv' | 'points.csv', Buffer>>;
  readonly listed: z.infer<typeof editionsFile>['former'];
  /** By path below `editions/`. */
  readonly kept: ReadonlyMap<string, Buffer>;
}

async function needed(read: Read, path: string): Promise<Buffer> {
  const found = await read(`${API}/${path}`);
  if (found === null) throw new Error(`FORMER: the published site has no /${API}/${path}.`);
  return found;
}
const jsonIn = async (read: Read, path: string) => JSON.parse((await needed(read, path)).toString());
const linesIn = async (read: Read, path: string) => {
  const text = (await needed(read, path)).toString().trim();
  return text === '' ? [] : text.split('\n').map((line) => JSON.parse(line));
};
const rowsIn = async (read: Read): Promise<Published> => ({
  edition: editionsFile.parse(await jsonIn(read, 'editions.json')).edition,
  laws: await linesIn(read, 'laws.ndjson'),
  points: await linesIn(read, 'points.ndjson'),
  games: (await jsonIn(read, 'games.json')).games,
  moved: (await jsonIn(read, 'moved.json')).moved,
});

/** Reads a published site; null if nothing is published there yet. */
export async function readFormer(read: Read): Promise<FormerSite | null> {
  if ((await read(`${API}/editions.json`)) === null) return null;
  const { former: listed } = editionsFile.parse(await jsonIn(read, 'editions.json'));
  const kept = new Map<string, Buffer>();
  for (const { edition, files } of listed)
    for (const name of files === null ? [] : KEPT) kept.set(`${edition.hash}/${name}`, await needed(read, `editions/${edition.hash}/${name}`));
  return {
    rows: await rowsIn(read),
    tables: { 'laws.csv': await needed(read, 'laws.csv'), 'points.csv': await needed(read, 'points.csv') },
    listed,
    kept,
  };
}

/** Adds a former site to the built one in `dir`, which is served from `folder` of its host. Returns how many former editions there are. */
export async function keepFormer(dir: URL, { rows, tables, listed, kept }: FormerSite, folder: string = ''): Promise<number> {
  const at = (path: string) => new URL(`${API}/${path}`, dir);
  const now = await rowsIn(async (path) => readFileSync(new URL(path, dir)));
  const files = new Map(kept);
  const entries = [...listed];
  const { edition } = rows;
  // The same edition may be published again, also after others.
  if (edition.hash !== now.edition.hash && !listed.some((one) => one.edition.hash === edition.hash)) {
    const changes = changesBetween(rows, now);
    const counts = countsIn(changes);
    entries.unshift({ edition, changes: counts, files: null });
    if (counts !== null) {
      files.set(`${edition.hash}/changes.json`, Buffer.from(JSON.stringify(changes)));
      for (const [name, table] of Object.entries(tables)) files.set(`${edition.hash}/${name}.gz`, gzipSync(table, { level: 9 }));
    }
  }
  for (const [path, bytes] of files) {
    mkdirSync(new URL('.', at(`editions/${path}`)), { recursive: true });
    writeFileSync(at(`editions/${path}`), bytes);
  }
  const former = entries.map(({ edition, changes }) => {
    const address = (name: string) => `${folder}/${API}/editions/${edition.hash}/${name}`;
    const [changesUrl, laws, points] = KEPT.map(address);
    return { edition, changes, files: changes === null ? null : { changes: changesUrl, laws, points } };
  });
  const list = JSON.parse(readFileSync(at('editions.json'), 'utf8'));
  writeFileSync(at('editions.json'), JSON.stringify({ ...list, former }));
  return entries.length;
}

export default function formerEditions(): AstroIntegration {
  let site: FormerSite | null = null;
  return {
    name: 'former-editions',
    hooks: {
      // Before the build, which empties dist/: that may be the folder in FORMER.
      'astro:config:setup': async ({ command, logger }) => {
        const former = process.env.FORMER ?? '';
        if (command !== 'build' || former === '') return;
        site = await readFormer(readerOf(former));
        if (site === null) logger.warn(`FORMER: nothing is published at ${former}, so this build has no former editions.`);
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (site !== null) logger.info(`${await keepFormer(dir, site, base)} former editions`);
      },
    },
  };
}
