// Writes what the service worker needs for this edition: the full-text index in one file, so that a device makes one request and not thousands;
// the packs of everything else; the list of the files with their hashes; and /sw.js, which contains the edition and the hash of that list, so
// that every edition has a different worker, with a cache of its own.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { base } from '../../lib/addresses/base.ts';
import { ENGINE_IMPORTS } from '../../lib/addresses/engine-files.ts';
import { hashOfSources } from '../../lib/editions/edition.ts';
import { type EditionFiles, editionIn, hashOf, INDEX, LIST, sizeOfAll } from '../../lib/editions/edition-files.ts';
import { LICENCES, packageFolder } from '../licences.ts';
import { listFiles, typeOf, writeIndex, writeKernel } from '../search/search-archives.ts';
import { moveInto, namesIn } from '../sub-path.ts';
import { packEdition, type SiteFile } from './edition-parts.ts';
import { nameEdition } from './name-edition.ts';

/** The address at which a file of dist is requested. */
const addressOf = (file: string, folder: string) => `${folder}/${file.replace(/(^|\/)index\.html$/, '$1')}`;

/** Files that no device caches: those that are part of a larger file, pictures, files for programs, the code of receipts, and what only a host reads. */
const NOT_KEPT =
  /^(?:pagefind|packs|previews|search\/pieces|api\/v1|embed|rules)\/|^(?:preview|screenshot-\w+)\.png$|^(?:robots|llms)\.txt$|^\.nojekyll$|\.xml$|\.md$|^_headers$|^sw\.js$|^edition\.json$|\.map$/;

/** What every visit caches, beside all the code that pages share. */
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

/** What is cached from the first search on: several megabytes, of no use to a visit without a search. */
const ON_DEMAND = ['/search/kernel.bin', '/search/records.json', INDEX];

/** Some files with all their transitive imports. */
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

/** The files of a built site that a device may cache, and what each page needs: the engines that its scorers and sheets name, with their imports. */
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
      // The pages from which its rows are opened offline.
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

/** How many milliseconds a host may send nothing before the worker gives up on it; tests wait less. */
const SILENCE = 8000;

/** Writes the edition of a built site that is served from `folder` of its host: index, packs, list and worker. Tests write theirs with it too. */
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
    entryPoints: [fileURLToPath(new URL('../../components/client/offline/worker/service-worker.ts', import.meta.url))],
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

/** The hash of the sources that the site was built from, to check whether it is stale. */
export const BUILT_FROM = new URL('../../../.cache/built-from', import.meta.url);

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
