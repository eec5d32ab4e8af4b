// Editions of four pages, and caches that are maps: what the model of a device stands on.
import { writeArchive } from '../../../src/lib/archive.ts';
import { type EditionFiles, hashOf, INDEX, LIST } from '../../../src/lib/edition-files.ts';

export const ORIGIN = 'http://host';
export const PAGES = ['/', '/offline/', '/games/a/', '/games/b/'];

export interface Site {
  readonly name: string;
  readonly proof: string;
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly list: EditionFiles;
}

/** An edition of four pages, two engines and what they share, named by `code` where that is told apart from the text; the index may be as large as one is. */
export async function siteOf(name: string, code: string, indexOf: string = `index of ${name}`): Promise<Site> {
  const encode = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const path of [...PAGES, '/404.html']) files.set(path, encode(`<html><meta name="edition" content="${name}">${path}${' and so on'.repeat(20)}</html>`));
  for (const one of ['a', 'b', 'core']) files.set(`/engine/${one}.${code}.js`, encode(`${one} of ${code}`));
  files.set(`/_astro/start.${code}.js`, encode(`start of ${code}`));
  files.set('/search/words.json', encode(`{"edition":"${name}"}`));
  files.set(INDEX, writeArchive([['/pagefind/x', 'text/plain', encode(indexOf)]]) as Uint8Array<ArrayBuffer>);
  const needs = Object.fromEntries(['a', 'b'].map((one) => [`/games/${one}/`, [`/engine/${one}.${code}.js`, `/engine/core.${code}.js`]]));
  const sizes = await Promise.all([...files].map(async ([path, bytes]) => [path, [bytes.length, await hashOf(bytes)] as const] as const));
  const list: EditionFiles = {
    edition: name,
    wire: 1000,
    shell: ['/', '/offline/', '/404.html', '/search/words.json', INDEX, `/_astro/start.${code}.js`],
    files: Object.fromEntries(sizes),
    needs,
  };
  const bytes = encode(JSON.stringify(list));
  files.set(LIST, bytes);
  return { name, proof: await hashOf(bytes), files, list };
}

export const pathOf = (request: unknown): string => new URL(typeof request === 'string' ? request : (request as Request).url, ORIGIN).pathname;

/** As much of CacheStorage as the house uses. */
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
