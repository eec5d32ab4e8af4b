// What the service worker needs to know: the files of this edition. It writes the search index in one piece, because a device that keeps it
// should ask once and not for thousands of small files; the packs of all the rest; the list of the files with their hashes; and /sw.js with
// the edition and the hash of that list in it, so that every edition is another worker, with a cache of its own.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { base } from '../lib/addresses/base.ts';
import { ENGINE_IMPORTS } from '../lib/addresses/engine-files.ts';
import { hashOfSources } from '../lib/editions/edition.ts';
import { type EditionFiles, editionIn, hashOf, INDEX, LIST, sizeOfAll } from '../lib/editions/edition-files.ts';
import { packEdition, type SiteFile } from './edition-parts.ts';
import { LICENCES, packageFolder } from './licences.ts';
import { nameEdition } from './name-edition.ts';
import { listFiles, typeOf, writeIndex, writeKernel } from './search-archives.ts';
import { moveInto, namesIn } from './sub-path.ts';

/** The address under which a file of dist is asked for. */
const addressOf = (file: string, folder: string) => `${folder}/${file.replace(/(^|\/)index\.html$/, '$1')}`;

/** Files that no device keeps: parts that come in one piece, pictures, files for programs, the code of receipts, and what only a host reads. */
const NOT_KEPT =
  /^(?:pagefind|packs|previews|search\/pieces|api\/v1|embed|rules)\/|^(?:preview|screenshot-\w+)\.png$|^(?:robots|llms)\.txt$|^\.nojekyll$|\.xml$|\.md$|^_headers$|^sw\.js$|^edition\.json$|\.map$/;

/** What every visit keeps, beside all the code that pages share. */
const ALWAYS = [
  '/',
  '/cards.svg',
  '/search/',
  '/penalties/',
  '/games/',
  '/score/',
  '/my-games/',
  '/record/',
  '/saved/',
  '/disputed-facts.json',
  '/your-book/',
  '/agreement/',
  '/revoke/',
  '/offline/',
  '/404.html',
  '/search/first.json',
];

/** What is kept from the first search on: several megabytes, which a visit without a search has no use for. */
const ON_DEMAND = ['/search/kernel.bin', '/search/records.json', INDEX];

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

/** The files of a built site that a device may keep, and what each page needs: the engines that its scorers and sheets name, with what those import. */
function siteIn(dir: URL, name: string, imports: Readonly<Record<string, readonly string[]>>, folder: string) {
  const site = new Map<string, SiteFile>();
  const needs: Record<string, readonly string[]> = {};
  for (const file of listFiles(dir)) {
    if (NOT_KEPT.test(file)) continue;
    const bytes = new Uint8Array(readFileSync(new URL(encodeURI(file), dir)));
    const path = addressOf(file, folder);
    site.set(path, { type: typeOf(file), bytes });
    if (file.endsWith('.html')) {
      const html = new TextDecoder().decode(bytes);
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
  const shell = [
    ...ALWAYS.map((path) => `${folder}${path}`).filter((path) => site.has(path)),
    ...[...site.keys()].filter((path) => /^\/_astro\/|\.webmanifest$|^\/icon|^\/favicon/.test(path.slice(folder.length))),
  ];
  const onDemand = ON_DEMAND.map((path) => `${folder}${path}`).filter((path) => site.has(path));
  return { site, needs, shell, onDemand };
}

/** For so many milliseconds a host may send nothing before the worker counts it as gone; tests wait less. */
const SILENCE = 8000;

/** Makes an edition of a built site, which stands in a folder of its host: index, packs, list and worker. The tests make their own with it. */
export async function writeEdition(
  dir: URL,
  name: string,
  imports: Readonly<Record<string, readonly string[]>>,
  folder: string = '',
  silence: number = SILENCE,
): Promise<{ readonly list: EditionFiles; readonly indexed: number }> {
  writeKernel(dir, name, folder);
  const indexed = writeIndex(dir, name, folder);
  const { site, needs, shell, onDemand } = siteIn(dir, name, imports, folder);
  const { list, written } = await packEdition(name, site, shell, needs, folder, onDemand);
  rmSync(new URL('packs/', dir), { recursive: true, force: true });
  for (const [path, file] of written) {
    mkdirSync(new URL('.', new URL(path.slice(1), dir)), { recursive: true });
    writeFileSync(new URL(path.slice(1), dir), file);
  }
  const bytes = new TextEncoder().encode(JSON.stringify(list));
  writeFileSync(new URL(LIST.slice(1), dir), bytes);
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('../components/client/offline/service-worker.ts', import.meta.url))],
    outfile: fileURLToPath(new URL('sw.js', dir)),
    bundle: true,
    metafile: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { EDITION: JSON.stringify(name), PROOF: JSON.stringify(await hashOf(bytes)), SILENCE: String(silence) },
  });
  // /licences.txt is part of the edition, so it is written before the service worker is bundled.
  const unnamed = Object.keys(metafile.inputs).filter((file) => packageFolder(file) !== null);
  if (unnamed.length > 0) throw new Error(`The service worker contains code of packages that are not in /${LICENCES}: ${unnamed.join(', ')}`);
  const worker = new URL('sw.js', dir);
  if (folder !== '') writeFileSync(worker, moveInto(folder, readFileSync(worker, 'utf8'), 'sw.js', namesIn(dir)));
  return { list, indexed };
}

/** The hash of the sources that the built site was made from, for whoever asks whether it is stale. */
export const BUILT_FROM = new URL('../../.cache/built-from', import.meta.url);

export default function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:start': () => rmSync(BUILT_FROM, { force: true }),
      'astro:build:done': async ({ dir, logger }) => {
        const name = nameEdition(dir);
        const imports = JSON.parse(readFileSync(ENGINE_IMPORTS, 'utf8')) as Record<string, string[]>;
        const here = Object.fromEntries(Object.entries(imports).map(([path, all]) => [`${base}${path}`, all.map((one) => `${base}${one}`)]));
        const { list, indexed } = await writeEdition(dir, name, here, base);
        logger.info(
          `edition ${name}: shell of ${list.shell.length} files, ${Object.keys(list.parts).length} packs, index of ${indexed} in one piece; all of it ${(sizeOfAll(list) / 1e6).toFixed(1)} MB`,
        );
        writeFileSync(BUILT_FROM, hashOfSources());
      },
    },
  };
}
