// The full text: Pagefind, loaded with as few round trips as possible. What it needs at every start (its entry, its list of pages and its
// WebAssembly) is one file, `/search/kernel.bin`, loaded in parallel with its script; its requests are answered from that. It runs in the page, not
// in its own worker, because that would be one more script to load and its requests could not be intercepted.
import { EDITION_FILE, readArchive } from '../../../lib/editions/archive.ts';
import { type FragmentPlace, fragmentIn, fragmentPlace } from '../../../lib/search/files/fragments.ts';
import { unpackPageList } from '../../../lib/search/files/page-list.ts';
import { chunksFor, type ShortRecords, unpackRecords } from '../../../lib/search/files/short-records.ts';
import { stem } from '../../../lib/search/words/words.ts';
import { failureOf, inTime, LoadError, loadEngine, shownEdition } from '../offline/load.ts';

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

/** Caches the promise of `make`, and calls it again after a failure: a lost connection must not end the search for good. */
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

const edition = shownEdition();
/** The address of a file of this edition. It may be cached for ever: the next edition uses another address. */
export const ofEdition = (path: string) => `${path}?${edition}`;

/** Fetches a file of this edition. Once a new edition is out the host has that one's file: it is requested past the caches, then refused. */
async function fetched<T>(path: string, read: (response: Response) => Promise<T>, editionOf: (file: T) => string | undefined): Promise<T> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(ofEdition(path), { cache });
    // A response that cannot be read is half a file, or the sign-in page of a network.
    const file = response.ok ? await read(response).catch(() => null) : null;
    if (file !== null && editionOf(file) === edition) return file;
  }
  return failureOf(ofEdition(path));
}

export const fetchedJson = <T extends { readonly edition: string }>(path: string): Promise<T> =>
  inTime(
    fetched(
      path,
      async (response) => (await response.json()) as T,
      (file) => file.edition,
    ),
  );

/** What Pagefind needs at every start, with its list of records expanded. If the browser cannot unzip the list, Pagefind requests it itself. */
const kernel = once(async () => {
  const read = async (response: Response) => new Map(readArchive(new Uint8Array(await response.arrayBuffer())).map(([path, , bytes]) => [path, bytes]));
  const parts = await fetched('/search/kernel.bin', read, (parts) => new TextDecoder().decode(parts.get(EDITION_FILE)));
  for (const [path, short] of parts) {
    if (!path.endsWith('.pf_meta')) continue;
    if (typeof DecompressionStream === 'undefined') parts.delete(path);
    else {
      const unzipped = new Blob([short]).stream().pipeThrough(new DecompressionStream('gzip'));
      parts.set(path, unpackPageList(new Uint8Array(await new Response(unzipped).arrayBuffer())));
    }
  }
  return parts;
});

const network = globalThis.fetch.bind(globalThis);

/** Requests made before Pagefind makes them, by path. */
const early = new Map<string, Promise<ArrayBuffer>>();

/** Requests the chunks of the index that have these words, while Pagefind is still loading. */
export function fetchChunks(words: readonly string[], chunks: string): void {
  for (const name of words.flatMap((word) => chunksFor(word, stem(word), chunks))) {
    const path = `/pagefind/index/${name}.pf_index`;
    if (early.has(path)) continue;
    const asked = network(path).then((response) => (response.ok ? response.arrayBuffer() : Promise.reject(new Error(`${path}: ${response.status}`))));
    early.set(path, asked);
    asked.catch(() => early.delete(path));
  }
}

/** Titles and addresses of all records. Requested after the kernel, so that they arrive after it. */
export const shortRecords = once(async () => unpackRecords(await fetchedJson<ShortRecords & { edition: string }>('/search/records.json')));

/** A file of the index that did not load; null if none: without it Pagefind finds nothing, and does not request it again. */
let missing: string | null = null;

/** Requested files of fragments, by address. Passages that are shown together often share one. */
const shared = new Map<string, Promise<string>>();

/** The response for a fragment, from its shared file. */
async function fragment(place: FragmentPlace): Promise<Response> {
  const { file } = place;
  const text = shared.get(file) ?? network(file).then((response) => (response.ok ? response.text() : Promise.reject(new Error(`${file}: ${response.status}`))));
  shared.set(file, text);
  const found = await text.then(
    (read) => fragmentIn(read, place),
    () => null,
  );
  if (found !== null) return new Response(found);
  shared.delete(file);
  missing = file;
  return Response.error();
}

/** Replaces `fetch`, which is the only way to give Pagefind the files that are already here. */
function answerFromKernel(): void {
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith('/pagefind/')) return network(input, init);
    const place = fragmentPlace(pathname);
    if (place !== null) return fragment(place);
    const part = (await kernel().catch(() => null))?.get(pathname) ?? (await early.get(pathname)?.catch(() => undefined));
    if (part !== undefined) return new Response(part);
    const response = await network(input, init).catch(() => Response.error());
    if (!response.ok) missing = pathname;
    return response;
  };
}

const start = async (): Promise<Pagefind> => {
  void kernel().catch(() => undefined);
  const script = ofEdition('/pagefind/pagefind.js');
  const { createInstance, edition: its } = await loadEngine<{ createInstance: (options: object) => Pagefind; edition: string }>(script);
  if (its !== edition) await failureOf(script);
  const pagefind = createInstance({ baseUrl: '/', excerptLength: 1, metaCacheTag: edition, noWorker: true });
  await inTime(pagefind.init());
  return pagefind;
};
export let fullText = once(start);

/** Makes the next search start a new instance, and rejects with the reason why this one failed. */
function restartAfter(cause?: unknown): Promise<never> {
  const lacks = missing ?? undefined;
  missing = null;
  fullText = once(start);
  return cause instanceof LoadError ? Promise.reject(cause) : failureOf(lacks, cause);
}

/** Searches the full text. Rejects with the reason if a part of the index that it needs did not load. */
export async function searchFor(words: string | null, filters: Readonly<Record<string, string | { readonly any: readonly string[] }>>): Promise<Hit[]> {
  const engine = await fullText();
  // An instance that could not start fails every search with the same error, so the next search uses a new one.
  const { results } = await inTime(engine.search(words, { filters })).catch(restartAfter);
  return missing === null ? results : restartAfter();
}

/** Loads the data of some hits. Rejects like a search. */
export const readHits = (hits: readonly Hit[]): Promise<Found[]> => inTime(Promise.all(hits.map((hit) => hit.data()))).catch(restartAfter);
answerFromKernel();
