// Writes /licences.txt: the licence of every package that is shipped to browsers. The packages are taken from the output of the bundlers, so that a new
// import cannot be forgotten.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const root = new URL('../../', import.meta.url);
export const LICENCES = 'licences.txt';

/** The folder of the package of a file, relative to the project root; null for a file of the project itself. */
export function packageFolder(file: string): string | null {
  // Rolldown's own runtime. Vite adds only its preload helper, which astro.config.mjs replaces with ours.
  if (file.startsWith('\0rolldown/')) return 'node_modules/rolldown';
  return /(node_modules\/.*?(?<=node_modules\/)(?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file.replaceAll('\\', '/'))?.[1] ?? null;
}

/** The licence files of a package: LICENSE, or all files in a folder of that name. */
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

/** The licence text of a package. Throws if the package has none. */
function licenceOf(folder: string): string {
  const at = new URL(`${folder}/`, root);
  const { name, version, license } = JSON.parse(readFileSync(new URL('package.json', at), 'utf8')) as { name: string; version: string; license?: string };
  const files = licenceFiles(at);
  if (files.length === 0 || license === undefined) throw new Error(`${folder} is sent to browsers, but it has no licence in package.json or no LICENSE file`);
  return `${name} ${version} (${license})\n\n${files.map((file) => readFileSync(file, 'utf8').trim()).join('\n\n')}\n`;
}

/** The text of /licences.txt for the packages in these folders. */
export function licencesText(folders: Iterable<string>): string {
  const line = `\n${'-'.repeat(78)}\n\n`;
  const intro = 'According to Hoyle includes parts of these packages. Its own licence is in LICENSE.md in its source code.\n';
  return [intro, ...[...new Set(folders)].sort().map(licenceOf)].join(line);
}

const shipped = new Set<string>();

/** Records the files that were bundled into something that is sent to browsers. */
export function noteShipped(files: Iterable<string>): void {
  for (const file of files) {
    const folder = packageFolder(file);
    if (folder !== null) shipped.add(folder);
  }
}

/** Records page scripts, and assets such as typefaces, which are emitted by the environment that renders the pages. */
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
        // Pagefind copies its script and WebAssembly next to its index, so the bundlers do not see them.
        if (existsSync(new URL('pagefind/pagefind.js', dir))) shipped.add('node_modules/pagefind');
        writeFileSync(new URL(LICENCES, dir), licencesText(shipped));
        logger.info(`${shipped.size} packages`);
      },
    },
  };
}
