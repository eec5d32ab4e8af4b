// Editions of four pages, and caches that are maps, for the model of a device.
import { gzipSync } from 'node:zlib';
import { packEdition, type SiteFile } from '../../../src/integrations/editions/edition-parts.ts';
import { type ArchivedFile, writeArchive } from '../../../src/lib/editions/archive.ts';
import { type EditionFiles, hashOf, INDEX, LIST } from '../../../src/lib/editions/edition-files.ts';

export const ORIGIN = 'http://host';
export const PAGES = ['/', '/offline/', '/games/a/', '/games/b/'];
/** A file of the search that has the same address in every edition. */
export const PIECE = '/search/pieces/a.json';

export interface Site {
  readonly name: string;
  readonly proof: string;
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly list: EditionFiles;
  readonly needs: Readonly<Record<string, readonly string[]>>;
}

/** An edition of four pages, two engines and shared files. `code` names its code files; `indexOf` and `game` are texts in the index and the first game. */
export async function siteOf(name: string, code: string, indexOf: string = `index of ${name}`, game: string = 'of few laws'): Promise<Site> {
  const encode = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
  const site = new Map<string, SiteFile>();
  const put = (path: string, type: string, text: string) => void site.set(path, { type, bytes: encode(text) });
  for (const path of [...PAGES, '/404.html'])
    put(path, 'text/html', `<html><meta name="edition" content="${name}">${path}${' and so on'.repeat(20)}${path === '/games/a/' ? game : ''}</html>`);
  for (const one of ['a', 'b', 'core']) put(`/engine/${one}.${code}.js`, 'text/javascript', `${one} of ${code}`);
  put(`/_astro/start.${code}.js`, 'text/javascript', `start of ${code}`);
  put('/search/words.json', 'application/json', `{"edition":"${name}"}`);
  const parts: readonly ArchivedFile[] = [
    [`/pagefind/fragment/${name}-0.pf_fragment`, 'text/plain', new Uint8Array(gzipSync(encode(indexOf)))],
    [PIECE, 'application/json', encode(`{"edition":"${name}"}`)],
  ];
  const index = writeArchive(parts);
  site.set(INDEX, { type: 'application/octet-stream', bytes: new Uint8Array(gzipSync(index)) });
  const needs = Object.fromEntries(['a', 'b'].map((one) => [`/games/${one}/`, [`/engine/${one}.${code}.js`, `/engine/core.${code}.js`]]));
  const shell = ['/', '/offline/', '/404.html', '/search/words.json', `/_astro/start.${code}.js`];
  const { list, written } = await packEdition(name, site, shell, needs, '', [INDEX]);
  const bytes = encode(JSON.stringify(list));
  const alone = [...parts.map(([path, , part]) => [path, part as Uint8Array<ArrayBuffer>] as const), [LIST, bytes] as const];
  const files = new Map([...[...site].map(([path, file]) => [path, file.bytes] as const), ...written, ...alone]);
  return { name, proof: await hashOf(bytes), files, list, needs };
}

export const pathOf = (request: unknown): string => new URL(typeof request === 'string' ? request : (request as Request).url, ORIGIN).pathname;

/** The part of CacheStorage that RequestHandler uses. */
export class Caches {
  readonly all = new Map<string, Map<string, { bytes: ArrayBuffer; headers: Headers }>>();
  async open(name: string): Promise<Cache> {
    const kept = this.all.get(name) ?? new Map<string, { bytes: ArrayBuffer; headers: Headers }>();
    this.all.set(name, kept);
    return {
      match: async (request: unknown) => {
        const one = kept.get(pathOf(request));
        return one === undefined ? undefined : new Response(one.bytes.slice(0), { headers: one.headers });
      },
      put: async (request: unknown, response: Response) => void kept.set(pathOf(request), { bytes: await response.arrayBuffer(), headers: response.headers }),
      delete: async (request: unknown) => kept.delete(pathOf(request)),
      keys: async () => [...kept.keys()].map((path) => ({ url: ORIGIN + path })),
    } as unknown as Cache;
  }
  async keys(): Promise<string[]> {
    return [...this.all.keys()];
  }
  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }
}
