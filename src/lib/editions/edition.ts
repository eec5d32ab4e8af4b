// The edition of the site: the version, date and hash that its pages, cached copies and printed slips show.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { base } from '../addresses/base.ts';
import { DEV_EDITION, isDevServer } from '../publishing/dev-server.ts';

const root = new URL(`file://${process.cwd()}/`);

function* filesIn(folder: URL): Generator<URL> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const url = new URL(entry.isDirectory() ? `${entry.name}/` : entry.name, folder);
    if (entry.isDirectory()) yield* filesIn(url);
    else yield url;
  }
}

/** The folders that the pages are built from. */
export const SOURCES = ['src/', 'content/', 'public/'] as const;

/** A hash of all files in the given folders, of the site's configured addresses and of its tools. */
export function hashOfSources(folders: readonly string[] = SOURCES): string {
  const hash = createHash('sha256');
  // Every page contains the address, and the lockfile pins the tools that build the pages.
  hash
    .update(process.env.SITE ?? '')
    .update(base)
    .update(process.env.ISSUES ?? '');
  for (const file of ['package-lock.json', 'astro.config.mjs']) if (existsSync(new URL(file, root))) hash.update(readFileSync(new URL(file, root)));
  for (const folder of folders) {
    const url = new URL(folder, root);
    if (existsSync(url))
      for (const file of filesIn(url)) {
        if (/\/public\/(?:embed|engine|rules)\//.test(file.pathname)) continue;
        hash.update(file.pathname.slice(root.pathname.length));
        // A page depends only on whether its picture exists; the bytes of the picture depend on the browser and the fonts that drew it.
        if (!file.pathname.includes('/public/previews/')) hash.update(readFileSync(file));
      }
  }
  return hash.digest('hex').slice(0, 10);
}

const changelog = new URL('CHANGELOG.md', root);
/** The hash of an edition during its build. At the end `src/integrations/editions/name-edition.ts` replaces it with the hash of what is served. */
export const UNNAMED = 'unnamed000';

/** The current edition: the version from package.json, the date of the newest entry of the change log, and the hash. */
export const edition = {
  version: (JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }).version,
  date: (existsSync(changelog) ? /\d{4}-\d{2}-\d{2}/.exec(readFileSync(changelog, 'utf8'))?.[0] : undefined) ?? 'undated',
  hash: isDevServer() ? DEV_EDITION : UNNAMED,
} as const;
