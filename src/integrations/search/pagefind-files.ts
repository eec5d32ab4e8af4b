// Reads what Pagefind has written, i.e. which chunk of the index has which words and which fragment is which record, and gives the fragments
// shorter names. Each of its files is gzip of a mark of twelve letters followed by CBOR or JSON.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { fragmentPlace } from '../../lib/search/files/fragments.ts';
import { type PageList, packPageList, unpackPageList } from '../../lib/search/files/page-list.ts';
import { type Chunk, recordName } from '../../lib/search/files/short-records.ts';

const MARK = 'pagefind_dcd';

function open(file: URL): Buffer {
  const bytes = gunzipSync(readFileSync(file));
  if (bytes.subarray(0, MARK.length).toString() !== MARK) throw new Error(`${file}: expected a file of Pagefind's`);
  return bytes.subarray(MARK.length);
}

/** Decodes the part of CBOR that Pagefind writes: numbers, strings, lists and null. */
function readCbor(bytes: Buffer): unknown {
  let at = 0;
  const length = (low: number): number => {
    if (low < 24) return low;
    const size = 2 ** (low - 24);
    at += size;
    return bytes.readUIntBE(at - size, size);
  };
  const read = (): unknown => {
    const head = bytes[at] ?? 0;
    at += 1;
    const [major, low] = [head >> 5, head & 31];
    if (major === 7) return null;
    const size = length(low);
    if (major === 0) return size;
    if (major === 3) {
      at += size;
      return bytes.toString('utf8', at - size, at);
    }
    if (major === 4) return Array.from({ length: size }, read);
    throw new Error(`CBOR: expected a number, a string or a list, found kind ${major} at ${at}`);
  };
  return read();
}

/** Encodes the same part of CBOR. */
function writeCbor(value: unknown): Buffer {
  const head = (major: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    const power = size < 2 ** 8 ? 0 : size < 2 ** 16 ? 1 : 2;
    const bytes = Buffer.alloc(1 + 2 ** power);
    bytes[0] = (major << 5) | (24 + power);
    bytes.writeUIntBE(size, 1, 2 ** power);
    return bytes;
  };
  if (value === null) return Buffer.from([0xf6]);
  if (typeof value === 'number') return head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(writeCbor)]);
  throw new Error(`CBOR: expected a number, a string, a list or null, found ${typeof value}`);
}

/** Pagefind's entry file: the version and the names of the files that hold records, index and filters. */
type Meta = [version: string, pages: [fragment: string, words: number][], chunks: Chunk[], filters: [name: string, file: string][], ...more: unknown[]];
/** A filter: its name, and the records that have each of its values. */
type Filter = [name: string, values: [value: string, records: number[]][]];

function metaOf(folder: URL): { readonly file: URL; readonly bytes: Buffer; readonly meta: Meta } {
  const name = readdirSync(folder).find((one) => one.endsWith('.pf_meta'));
  if (name === undefined) throw new Error(`${folder}: Pagefind has written no index`);
  const file = new URL(name, folder);
  const bytes = open(file);
  return { file, bytes, meta: readCbor(bytes) as Meta };
}

/** The list that Pagefind reads first, in the short form of `src/lib/search/files/page-list.ts`; unpacks it as a check, so that no site has a broken list. */
export function shortPageList(folder: URL): Uint8Array {
  const { file, bytes, meta } = metaOf(folder);
  const [version, pages] = meta;
  const edition = pages[0]?.[0].replace(/-[^-]*$/, '') ?? '';
  const odd = pages.findIndex(([name], n) => name !== recordName(n, edition));
  if (odd >= 0) throw new Error(`${file}: expected ${recordName(odd, edition)} at ${odd}, found ${pages[odd]?.[0]}`);
  const marked = Buffer.concat([Buffer.from(MARK), bytes]);
  const after = Buffer.concat(meta.slice(2).map(writeCbor));
  const records = Buffer.concat(pages.map(writeCbor));
  const before = marked.subarray(0, marked.length - after.length - records.length);
  const list: PageList = { before, edition, words: pages.map(([, words]) => words), after };
  const packed = packPageList(list);
  if (!marked.equals(unpackPageList(packed))) throw new Error(`${file}: expected version ${version} to come out of its short form as it went in`);
  return packed;
}

/** The chunks of the index in the order of their words. */
export const chunksOf = (folder: URL): Chunk[] => metaOf(folder).meta[2];

const inOrder = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
const write = (value: unknown): Buffer => gzipSync(Buffer.concat([Buffer.from(MARK), writeCbor(value)]), { level: 9 });

/** Sorts filters and their values: Pagefind's order differs every time, and the same records should give the same files. */
function sortFilters(folder: URL, meta: Meta): void {
  for (const row of meta[3]) {
    const file = new URL(`filter/${row[1]}.pf_filter`, folder);
    const [name, values] = readCbor(open(file)) as Filter;
    const sorted = write([name, values.sort(inOrder)]);
    row[1] = `${row[1].split('_')[0]}_${createHash('sha256').update(sorted).digest('hex').slice(0, 7)}`;
    rmSync(file);
    writeFileSync(new URL(`filter/${row[1]}.pf_filter`, folder), sorted);
  }
  meta[3].sort(inOrder);
}

/**
 * Gives each fragment the name of its record. Pagefind's own names are hashes, which do not compress: 5,000 of them are half of the file that
 * it reads first, and the list of titles would have to repeat them.
 */
export function nameFragments(folder: URL, nameOf: (url: string) => string): void {
  const { file, bytes, meta } = metaOf(folder);
  if (!writeCbor(meta).equals(bytes)) throw new Error(`${file}: expected to be written again as it was read`);
  const urls = new Map([...fragmentsOf(folder)].map(([url, hash]) => [hash, url]));
  const names = new Set<string>();
  for (const page of meta[1]) {
    const [hash] = page;
    page[0] = nameOf(urls.get(hash) ?? '');
    if (names.has(page[0])) throw new Error(`${urls.get(hash)}: expected a name of its own, found ${page[0]} twice`);
    names.add(page[0]);
    renameSync(new URL(`fragment/${hash}.pf_fragment`, folder), new URL(`fragment/${page[0]}.pf_fragment`, folder));
  }
  sortFilters(folder, meta);
  // The file has changed, so its name gets a new hash of its content.
  const packed = write(meta);
  const entry = new URL('pagefind-entry.json', folder);
  const said = JSON.parse(readFileSync(entry, 'utf8')) as { languages: Record<string, { hash: string }> };
  const [[language, its] = [], ...others] = Object.entries(said.languages);
  if (its === undefined || others.length > 0) throw new Error(`${entry}: expected one language`);
  its.hash = `${language}_${createHash('sha256').update(packed).digest('hex').slice(0, 10)}`;
  writeFileSync(entry, JSON.stringify(said));
  rmSync(file);
  writeFileSync(new URL(`pagefind.${its.hash}.pf_meta`, folder), packed);
}

/** Merges the fragments into the files that they share (`src/lib/search/files/fragments.ts`). */
export function shareFragments(folder: URL): void {
  const files = new Map<string, unknown[]>();
  for (const name of readdirSync(new URL('fragment/', folder))) {
    const file = new URL(`fragment/${name}`, folder);
    const place = fragmentPlace(`/fragment/${name}`);
    if (place === null) throw new Error(`${file}: expected a fragment with the name of its record`);
    const shared = files.get(place.file) ?? [];
    shared[place.at] = JSON.parse(open(file).toString());
    files.set(place.file, shared);
    rmSync(file);
  }
  for (const [name, fragments] of files) writeFileSync(new URL(name.replace(/^\//, ''), folder), JSON.stringify(fragments));
}

/** The name of each record's fragment, by the record's address. */
function fragmentsOf(folder: URL): Map<string, string> {
  const fragments = new URL('fragment/', folder);
  return new Map(
    readdirSync(fragments).map((name) => {
      const { url } = JSON.parse(open(new URL(name, fragments)).toString()) as { url: string };
      return [url, name.slice(0, name.indexOf('.'))];
    }),
  );
}
