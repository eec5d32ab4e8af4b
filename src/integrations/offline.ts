// What the service worker needs to know: the files of this edition. It writes the search index in one piece, because a cold index is
// thousands of small files and a phone should ask once; the list of all files with their hashes; and /sw.js with the edition and the hash of
// that list in it, so that every edition is another worker, with a cache of its own.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { type ArchivedFile, EDITION_FILE, GZIPPED, writeArchive } from '../lib/archive.ts';
import { base } from '../lib/base.ts';
import { edition } from '../lib/edition.ts';
import { type EditionFiles, editionIn, hashOf, INDEX, LIST, singleAt } from '../lib/edition-files.ts';
import { ENGINE_IMPORTS } from '../lib/engine-url.ts';
import { moveInto, namesIn } from './sub-path.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  json: 'application/json',
  wasm: 'application/wasm',
};
const typeOf = (path: string) => TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

function listFiles(dir: URL): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(new URL(encodeURI(name), dir)).isFile())
    .sort();
}

/** The address under which a file of dist is asked for. */
const addressOf = (file: string, folder: string) => `${folder}/${file.replace(/(^|\/)index\.html$/, '$1')}`;

/** What no device keeps: parts that come in one piece, pictures and files for programs, what only a host reads. */
const NOT_KEPT = /^pagefind\/|^search\/pieces\/|^previews\/|^(?:preview|screenshot-\w+)\.png$|^robots\.txt$|\.xml$|^_headers$|^sw\.js$|\.map$/;

/** What every visit keeps, beside all the code that pages share. */
const ALWAYS = [
  '/',
  '/search/',
  '/penalties/',
  '/games/',
  '/score/',
  '/offline/',
  '/404.html',
  '/search/first.json',
  '/search/kernel.bin',
  '/search/records.json',
  INDEX,
];

/** Puts the index together, of the full text and of the words: all of it for the worker, and what is asked at every start for a search without one. */
function writeIndex(dir: URL, name: string, folder: string): number {
  // The script has one address in every edition: it says of which it is, and a page takes none of another.
  const script = new URL('pagefind/pagefind.js', dir);
  writeFileSync(script, `${readFileSync(script, 'utf8').replace(/\nexport const edition=.*$/, '')}\nexport const edition=${JSON.stringify(name)};`);
  const inIndex = listFiles(dir).filter(
    (file) =>
      file.startsWith('search/pieces/') ||
      (file.startsWith('pagefind/') && /pagefind\.js$|pagefind-entry\.json$|wasm\.en\.pagefind$|\.pf_(meta|index|fragment|filter)$/.test(file)),
  );
  const archive = (names: readonly string[]) =>
    writeArchive([
      [EDITION_FILE, 'text/plain', new TextEncoder().encode(name)],
      ...names.map((file): ArchivedFile => {
        const bytes = readFileSync(new URL(file, dir));
        const address = `${folder}/${file}`;
        // What is no gzip yet is kept as one: hosts do not compress an archive.
        return file.startsWith('search/pieces/') ? [address, typeOf(file) + GZIPPED, gzipSync(bytes, { level: 9 })] : [address, typeOf(file), bytes];
      }),
    ]);
  writeFileSync(new URL(INDEX.slice(1), dir), archive(inIndex));
  writeFileSync(new URL('search/kernel.bin', dir), archive(inIndex.filter((file) => /entry\.json$|wasm\.en\.pagefind$|\.pf_meta$/.test(file))));
  return inIndex.length;
}

/** All that some files import, down to the last. */
function closure(from: readonly string[], imports: Readonly<Record<string, readonly string[]>>): string[] {
  const found = new Set<string>();
  const follow = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const next of imports[path] ?? []) follow(next);
  };
  for (const path of from) follow(path);
  return [...found].sort();
}

/** The list of a built site's files. A page needs the engines that its scorers and sheets name, with what those import. */
async function listOf(dir: URL, name: string, imports: Readonly<Record<string, readonly string[]>>, folder: string): Promise<EditionFiles> {
  const files: Record<string, readonly [number, string]> = {};
  const needs: Record<string, readonly string[]> = {};
  let wire = 0;
  for (const file of listFiles(dir)) {
    const path = addressOf(file, folder);
    if (NOT_KEPT.test(file) || `/${file}` === LIST || singleAt(path) !== null) continue;
    const bytes = readFileSync(new URL(encodeURI(file), dir));
    files[path] = [bytes.length, await hashOf(bytes)];
    wire += /\.(html|js|json|css|svg|xml|txt|webmanifest)$/.test(file) ? gzipSync(bytes).length : bytes.length;
    if (file.endsWith('.html')) {
      const html = bytes.toString();
      if (editionIn(html) !== name) throw new Error(`${file}: expected <meta name="edition" content="${name}">`);
      const engines = closure(
        [...html.matchAll(/ data-engine="([^"]+)"/g)].map(([, address = '']) => address),
        imports,
      );
      // What its rows are opened from without a network.
      const codes = [...html.matchAll(/ data-code="([^"]+)"/g)].map(([, address = '']) => address);
      if (engines.length + codes.length > 0) needs[path] = [...engines, ...codes];
    } else if (imports[path] !== undefined && imports[path].length > 0) needs[path] = closure(imports[path], imports);
  }
  for (const [path, all] of Object.entries(needs))
    for (const one of all) if (files[one] === undefined) throw new Error(`${path} needs ${one}, which is not there`);
  const shell = [
    ...ALWAYS.map((path) => `${folder}${path}`).filter((path) => files[path] !== undefined),
    ...Object.keys(files).filter((path) => /^\/_astro\/|\.webmanifest$|^\/icon|^\/favicon/.test(path.slice(folder.length))),
  ];
  return { edition: name, wire, shell, files, needs };
}

/** Makes an edition of a built site, which stands in a folder of its host: index, list and worker. The tests make their own with it. */
export async function writeEdition(
  dir: URL,
  name: string,
  imports: Readonly<Record<string, readonly string[]>>,
  folder: string = '',
): Promise<{ readonly list: EditionFiles; readonly indexed: number }> {
  const indexed = writeIndex(dir, name, folder);
  const list = await listOf(dir, name, imports, folder);
  const bytes = new TextEncoder().encode(JSON.stringify(list));
  writeFileSync(new URL(LIST.slice(1), dir), bytes);
  await build({
    entryPoints: [fileURLToPath(new URL('../components/client/offline/service-worker.ts', import.meta.url))],
    outfile: fileURLToPath(new URL('sw.js', dir)),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { EDITION: JSON.stringify(name), PROOF: JSON.stringify(await hashOf(bytes)) },
  });
  const worker = new URL('sw.js', dir);
  if (folder !== '') writeFileSync(worker, moveInto(folder, readFileSync(worker, 'utf8'), 'sw.js', namesIn(dir)));
  return { list, indexed };
}

export default function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const imports = JSON.parse(readFileSync(ENGINE_IMPORTS, 'utf8')) as Record<string, string[]>;
        const here = Object.fromEntries(Object.entries(imports).map(([path, all]) => [`${base}${path}`, all.map((one) => `${base}${one}`)]));
        const { list, indexed } = await writeEdition(dir, edition.hash, here, base);
        logger.info(`edition ${edition.hash}: ${Object.keys(list.files).length} files, shell of ${list.shell.length}, index of ${indexed} in one piece`);
      },
    },
  };
}
