// The full text: Pagefind, brought with as few round trips as there can be. What it needs at every start (its entry, its list of pages
// and its WebAssembly) comes in one piece, `/search/kernel.bin`, at the same time as its script; it is then answered from there. It runs
// in the page, not in a worker of its own, because that would be one more script to wait for and nothing could answer its requests.
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

const edition = shownEdition();
/** The address of a file of this edition: it may be kept for ever, the next edition asks for another. */
export const ofEdition = (path: string) => `${path}?${edition}`;

/** Reads a file of this edition. After a new one has come out the same address has the new one's: it is asked for past the caches, then refused. */
async function fetched<T>(path: string, read: (response: Response) => Promise<T>, editionOf: (file: T) => string | undefined): Promise<T> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(ofEdition(path), { cache });
    // What cannot be read is no file of this site: half of one, or the sign-in page of a network.
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

/** What Pagefind needs at every start, its list of records as long as it reads it; a browser that cannot unzip leaves the list to Pagefind's own asking. */
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

/** Titles and addresses of all records. They are asked for after the kernel, so that they come behind it. */
export const shortRecords = once(async () => unpackRecords(await fetchedJson<ShortRecords & { edition: string }>('/search/records.json')));

/** A part of the index that could not be had: where one is missing Pagefind finds nothing, and does not ask for it again. */
let missing: string | null = null;

/** Files of fragments that were asked for. Passages that are shown together often share one. */
const shared = new Map<string, Promise<string>>();

/** A fragment from the file that it shares. */
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

/** Pagefind asks through `fetch`, which is the only place where it can be given what is here already. */
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

/** Begins with another instance at the next search, and rejects with the reason why this one lacks something. */
function anew(cause?: unknown): Promise<never> {
  const lacks = missing ?? undefined;
  missing = null;
  fullText = once(start);
  return cause instanceof LoadError ? Promise.reject(cause) : failureOf(lacks, cause);
}

/** Searches the full text. Rejects with the reason when a part of the index that it needs did not come. */
export async function searchFor(words: string | null, filters: Readonly<Record<string, string | { readonly any: readonly string[] }>>): Promise<Hit[]> {
  const engine = await fullText();
  // An instance that could not begin answers every search with the same error: the next one is asked of another.
  const { results } = await inTime(engine.search(words, { filters })).catch(anew);
  return missing === null ? results : anew();
}

/** What the index has of some hits. Rejects like a search. */
export const readHits = (hits: readonly Hit[]): Promise<Found[]> => inTime(Promise.all(hits.map((hit) => hit.data()))).catch(anew);
answerFromKernel();
