// The full text: Pagefind, brought with as few round trips as there can be. What it needs at every start (its entry, its list of pages
// and its WebAssembly) comes in one piece, `/search/kernel.bin`, at the same time as its script; it is then answered from there. It runs
// in the page, not in a worker of its own, because that would be one more script to wait for and nothing could answer its requests.
import { readArchive } from '../../../lib/archive.ts';
import { chunksFor, type ShortRecords, unpackRecords } from '../../../lib/short-records.ts';
import { stem } from '../../../lib/words.ts';

export interface Found {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
}
export interface Hit {
  readonly id: string;
  readonly data: () => Promise<Found>;
}
interface Pagefind {
  init: () => Promise<void>;
  preload: (query: string, options?: object) => Promise<void>;
  search: (query: string | null, options?: object) => Promise<{ results: Hit[] }>;
}

/** A promise that is made once, and made again after it has failed: a lost connection must not end the search for good. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  return () => {
    kept ??= make().catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}

const edition = document.querySelector<HTMLMetaElement>('meta[name="edition"]')?.content ?? '';
/** The address of a file of this edition: it may be kept for ever, the next edition asks for another. */
export const ofEdition = (path: string) => `${path}?${edition}`;

export async function fetched(path: string): Promise<Response> {
  const response = await fetch(ofEdition(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

const kernel = once(async () => {
  const parts = readArchive(new Uint8Array(await (await fetched('/search/kernel.bin')).arrayBuffer()));
  return new Map(parts.map(([path, , bytes]) => [path, bytes]));
});

const network = globalThis.fetch.bind(globalThis);

/** What was asked for before Pagefind asks for it. */
const early = new Map<string, Promise<ArrayBuffer>>();

/** Asks for the parts of the index that hold these words, while the index itself is still on its way. */
export function fetchChunks(words: readonly string[], chunks: string): void {
  for (const name of words.flatMap((word) => chunksFor(word, stem(word), chunks))) {
    const path = `/pagefind/index/${name}.pf_index`;
    if (early.has(path)) continue;
    const asked = network(path).then((response) => (response.ok ? response.arrayBuffer() : Promise.reject(new Error(`${path}: ${response.status}`))));
    early.set(path, asked);
    asked.catch(() => early.delete(path));
  }
}

/** Titles and addresses of all records. They are asked for when the words are known, not with the kernel: so they do not stand in its way. */
export const shortRecords = once(async () => unpackRecords((await (await fetched('/search/records.json')).json()) as ShortRecords));

/** Pagefind asks through `fetch`, which is the only place where it can be given what is here already. */
function answerFromKernel(): void {
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith('/pagefind/')) return network(input, init);
    const part = (await kernel().catch(() => null))?.get(pathname) ?? (await early.get(pathname)?.catch(() => undefined));
    return part === undefined ? network(input, init) : new Response(part);
  };
}

export const fullText = once(async (): Promise<Pagefind> => {
  void kernel().catch(() => undefined);
  const { createInstance } = (await import(/* @vite-ignore */ ofEdition('/pagefind/pagefind.js'))) as { createInstance: (options: object) => Pagefind };
  const pagefind = createInstance({ baseUrl: '/', excerptLength: 1, metaCacheTag: edition, noWorker: true });
  await pagefind.init();
  return pagefind;
});
answerFromKernel();
