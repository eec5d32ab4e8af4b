// The files of the full text put together: what is asked at every start of a search in one piece, and all of it in one piece for the service
// worker.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { type ArchivedFile, EDITION_FILE, writeArchive } from '../lib/editions/archive.ts';
import { INDEX } from '../lib/editions/edition-files.ts';
import { shortPageList } from './pagefind-files.ts';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html;charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};
/** The content type of a file, by the ending of its name. */
export const typeOf = (path: string) => TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** All files in a folder and the folders in it, as paths from it, in order. */
export function listFiles(dir: URL): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(new URL(encodeURI(name), dir)).isFile())
    .sort();
}

/** What a full text needs at every start. */
const KERNEL = /entry\.json$|wasm\.en\.pagefind$|\.pf_meta$/;
/** What it may ask for besides. */
const FULL_TEXT = /pagefind\.js$|pagefind-entry\.json$|wasm\.en\.pagefind$|\.pf_(meta|index|filter)$|fragment\/[\w-]+\.json$/;

/** Files of a site as one archive, which says of which edition it is. `as` may change the bytes of a file. */
function archive(dir: URL, name: string, folder: string, files: readonly string[], as: (bytes: Buffer, file: string) => Buffer | Uint8Array): Uint8Array {
  return writeArchive([
    [EDITION_FILE, 'text/plain', new TextEncoder().encode(name)],
    ...files.map((file): ArchivedFile => [`${folder}/${file}`, typeOf(file), as(readFileSync(new URL(file, dir)), file)]),
  ]);
}

/** Writes into Pagefind's script of which edition it is, and its start into `search/kernel.bin`. */
export function writeKernel(dir: URL, name: string, folder: string): void {
  // The script has one address in every edition: it says of which it is, and a page takes none of another.
  const script = new URL('pagefind/pagefind.js', dir);
  const itself = readFileSync(script, 'utf8').replace(/\nexport const edition=.*$/, '');
  // Pagefind leaves the names in its script as long as they were written.
  const { code } = transformSync(itself, { minify: true, format: 'esm' });
  writeFileSync(script, `${code.trimEnd()}\nexport const edition=${JSON.stringify(name)};`);
  const kernel = readdirSync(new URL('pagefind/', dir))
    .filter((file) => KERNEL.test(file))
    .sort()
    .map((file) => `pagefind/${file}`);
  // Its list of records goes in short, as `lib/page-list.ts` tells it, and zipped: not every host zips a file that it does not know.
  const short = gzipSync(shortPageList(new URL('pagefind/', dir)), { level: 9 });
  writeFileSync(
    new URL('search/kernel.bin', dir),
    archive(dir, name, folder, kernel, (bytes, file) => (file.endsWith('.pf_meta') ? short : bytes)),
  );
}

/** Writes all of the full text and the pieces of the search as one file for the service worker. Returns how many files it holds. */
export function writeIndex(dir: URL, name: string, folder: string): number {
  const inIndex = listFiles(dir).filter((file) => file.startsWith('search/pieces/') || (file.startsWith('pagefind/') && FULL_TEXT.test(file)));
  // Pagefind compresses each of its files and takes them unzipped as well, by the word that they begin with: in one piece half as many bytes.
  const unzipped = (bytes: Buffer) => (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes);
  writeFileSync(new URL(INDEX.slice(1), dir), gzipSync(archive(dir, name, folder, inIndex, unzipped), { level: 9 }));
  return inIndex.length;
}
