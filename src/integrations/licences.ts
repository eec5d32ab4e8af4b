// Writes /licences.txt: the licence of every package of which a part is sent to browsers. Which packages those are is read from what the
// bundlers put in, so that a new import cannot be forgotten.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const root = new URL('../../', import.meta.url);
export const LICENCES = 'licences.txt';

/** The folder of the package that a file belongs to, from the root of the project; null for a file of the project itself. */
export function packageFolder(file: string): string | null {
  // What Rolldown adds by itself. Vite adds its preload helper only, of which astro.config.mjs puts one of ours in the place.
  if (file.startsWith('\0rolldown/')) return 'node_modules/rolldown';
  return /(node_modules\/.*?(?<=node_modules\/)(?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file.replaceAll('\\', '/'))?.[1] ?? null;
}

/** The files with a package's licence: LICENSE, or all in a folder of that name. */
function licenceFiles(at: URL): URL[] {
  return readdirSync(at, { withFileTypes: true })
    .filter(({ name }) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(name))
    .flatMap((one) => {
      if (one.isFile()) return [new URL(one.name, at)];
      const folder = new URL(`${one.name}/`, at);
      return readdirSync(folder)
        .sort()
        .map((name) => new URL(name, folder));
    });
}

/** The licence of a package as it comes with it. Throws where it comes without one. */
function licenceOf(folder: string): string {
  const at = new URL(`${folder}/`, root);
  const { name, version, license } = JSON.parse(readFileSync(new URL('package.json', at), 'utf8')) as { name: string; version: string; license?: string };
  const files = licenceFiles(at);
  if (files.length === 0 || license === undefined) throw new Error(`${folder} is sent to browsers: expected its licence in package.json and in a file LICENSE`);
  return `${name} ${version} (${license})\n\n${files.map((file) => readFileSync(file, 'utf8').trim()).join('\n\n')}\n`;
}

/** The text of /licences.txt for the packages in these folders. */
export function licencesText(folders: Iterable<string>): string {
  const line = `\n${'-'.repeat(78)}\n\n`;
  const intro = 'Parts of these packages are sent to your browser with According to Hoyle. Its own licence is in LICENSE.md of its sources.\n';
  return [intro, ...[...new Set(folders)].sort().map(licenceOf)].join(line);
}

const shipped = new Set<string>();

/** Notes the files that were bundled into something that browsers get. */
export function noteShipped(files: Iterable<string>): void {
  for (const file of files) {
    const folder = packageFolder(file);
    if (folder !== null) shipped.add(folder);
  }
}

/** Scripts of pages, and files such as typefaces that styles name; these are written by the environment that renders the pages. */
const noteBundle: Plugin = {
  name: 'note-shipped',
  applyToEnvironment: () => true,
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type === 'asset') noteShipped(output.originalFileNames);
      else if (this.environment.name === 'client')
        noteShipped(Object.entries(output.modules).flatMap(([file, { renderedLength }]) => (renderedLength > 0 ? [file] : [])));
    }
  },
};

export default function licences(): AstroIntegration {
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [noteBundle] } });
      },
      'astro:build:done': ({ dir, logger }) => {
        // Pagefind copies its script and its WebAssembly beside the index that it writes; no bundler sees them.
        if (existsSync(new URL('pagefind/pagefind.js', dir))) shipped.add('node_modules/pagefind');
        writeFileSync(new URL(LICENCES, dir), licencesText(shipped));
        logger.info(`${shipped.size} packages`);
      },
    },
  };
}
