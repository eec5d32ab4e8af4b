// What the service worker needs to know: the files of this edition. It writes /sw.js with the edition in it (so that every edition is
// another worker, with a cache of its own), the list of all files, and the search index in one piece, because a cold index is hundreds
// of small files and a phone should ask once.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { writeArchive } from '../lib/archive.ts';
import { edition } from '../lib/edition.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html;charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
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
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

export default function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const files = listFiles(dir);
        const inIndex = files.filter(
          (file) => file.startsWith('pagefind/') && /pagefind\.js$|pagefind-entry\.json$|wasm\.en\.pagefind$|\.pf_(meta|index|fragment|filter)$/.test(file),
        );
        const archive = (names: readonly string[]) => writeArchive(names.map((file) => [`/${file}`, typeOf(file), readFileSync(new URL(file, dir))]));
        // Everything for the service worker, and for a search without one what Pagefind asks for at every start.
        writeFileSync(new URL('search/index.bin', dir), archive(inIndex));
        writeFileSync(new URL('search/kernel.bin', dir), archive(inIndex.filter((file) => /entry\.json$|wasm\.en\.pagefind$|\.pf_meta$/.test(file))));
        const everything = listFiles(dir)
          .filter((file) => !file.startsWith('pagefind/') && !/^_headers$|^sw\.js$|^search\/index\.bin$|\.map$/.test(file))
          .map((file) => [addressOf(file), statSync(new URL(encodeURI(file), dir)).size] as const);
        writeFileSync(new URL('offline-files.json', dir), JSON.stringify({ edition: edition.hash, files: everything }));
        const always = [
          '/',
          '/search/',
          '/penalties/',
          '/games/',
          '/score/',
          '/offline/',
          '/404.html',
          '/search/vocabulary.json',
          '/search/vocabulary-whole.json',
          '/search/kernel.bin',
          '/search/records.json',
          ...everything.map(([path]) => path).filter((path) => /^\/_astro\/|\.webmanifest$|^\/icon|^\/favicon/.test(path)),
        ];
        const shell = always.filter((path) => everything.some(([known]) => known === path));
        await build({
          entryPoints: [fileURLToPath(new URL('../components/client/service-worker.ts', import.meta.url))],
          outfile: fileURLToPath(new URL('sw.js', dir)),
          bundle: true,
          minify: true,
          format: 'iife',
          target: 'es2022',
          define: { EDITION: JSON.stringify(edition.hash), SHELL: JSON.stringify(shell), ARCHIVE: JSON.stringify('/search/index.bin') },
        });
        logger.info(`edition ${edition.hash}: ${everything.length} files, shell of ${shell.length}, index of ${inIndex.length} in one piece`);
      },
    },
  };
}
