// Bundles the files of the full text: what every search needs at its start in one file, and all of it in one file for the service
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { type ArchivedFile, EDITION_FILE, writeArchive } from '../../lib/editions/archive.ts';
import { INDEX } from '../../lib/editions/edition-files.ts';
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
/** The content type of a file, by its extension. */
export const typeOf = (path: string) => TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** All files in a folder and its subfolders, as sorted paths relative to it. */
export function listFiles(dir: URL): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(new URL(encodeURI(name), dir)).isFile())
    .sort();
}

/** What Pagefind needs at every start. */
const KERNEL = /entry\.json$|wasm\.en\.pagefind$|\.pf_meta$/;
/** What it may request besides. */
const FULL_TEXT = /pagefind\.js$|pagefind-entry\.json$|wasm\.en\.pagefind$|\.pf_(meta|index|filter)$|fragment\/[\w-]+\.json$/;

/** Files of a site as one archive, which states its edition. `as` may change the bytes of a file. */
function archive(dir: URL, name: string, folder: string, files: readonly string[], as: (bytes: Buffer, file: string) => Buffer | Uint8Array): Uint8Array {
  return writeArchive([
    [EDITION_FILE, 'text/plain', new TextEncoder().encode(name)],
    ...files.map((file): ArchivedFile => [`${folder}/${file}`, typeOf(file), as(readFileSync(new URL(file, dir)), file)]),
  ]);
}

/** Writes the edition into Pagefind's script, and the files that it needs at its start into `search/kernel.bin`. */
export function writeKernel(dir: URL, name: string, folder: string): void {
  // The script has the same address in every edition, so it states its edition, and a page rejects that of another.
  const script = new URL('pagefind/pagefind.js', dir);
  const itself = readFileSync(script, 'utf8').replace(/\nexport const edition=.*$/, '');
  // Pagefind writes its script with full-length names.
  const { code } = transformSync(itself, { minify: true, format: 'esm' });
  writeFileSync(script, `${code.trimEnd()}\nexport const edition=${JSON.stringify(name)};`);
  const kernel = readdirSync(new URL('pagefind/', dir))
    .filter((file) => KERNEL.test(file))
    .sort()
    .map((file) => `pagefind/${file}`);
  // Its list of records is stored in the short form of `src/lib/search/files/page-list.ts`, with gzip: not every host compresses an unknown file type.
  const short = gzipSync(shortPageList(new URL('pagefind/', dir)), { level: 9 });
  writeFileSync(
    new URL('search/kernel.bin', dir),
    archive(dir, name, folder, kernel, (bytes, file) => (file.endsWith('.pf_meta') ? short : bytes)),
  );
}

/** Writes all of the full text and the pieces of the search as one file for the service worker. Returns how many files it contains. */
export function writeIndex(dir: URL, name: string, folder: string): number {
  const inIndex = listFiles(dir).filter((file) => file.startsWith('search/pieces/') || (file.startsWith('pagefind/') && FULL_TEXT.test(file)));
  // Pagefind compresses each file but also reads uncompressed ones, which it detects by their first bytes. Compressed together, they take half the bytes.
  const unzipped = (bytes: Buffer) => (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes);
  writeFileSync(new URL(INDEX.slice(1), dir), gzipSync(archive(dir, name, folder, inIndex, unzipped), { level: 9 }));
  return inIndex.length;
}
