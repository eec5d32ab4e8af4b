// The edition of the site: what its pages, its cached copies and its printed slips call themselves.
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

/** What the pages are made of. */
export const SOURCES = ['src/', 'content/', 'public/'] as const;

/** The hash of all files in some folders of the project, of its addresses and of its tools. */
export function hashOfSources(folders: readonly string[] = SOURCES): string {
  const hash = createHash('sha256');
  // The address is in every page, and the tools that make the pages are in the lock.
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
        // A page depends on whether a picture is there; its bytes depend on the browser and the fonts that drew it.
        if (!file.pathname.includes('/public/previews/')) hash.update(readFileSync(file));
      }
  }
  return hash.digest('hex').slice(0, 10);
}

const changelog = new URL('CHANGELOG.md', root);
/** What a build calls its edition until all of it is written: its name is then the hash of what is served (`integrations/name-edition.ts`). */
export const UNNAMED = 'unnamed000';

/** Version and date of the newest entry of the change log; the name of the edition. */
export const edition = {
  version: (JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }).version,
  date: (existsSync(changelog) ? /\d{4}-\d{2}-\d{2}/.exec(readFileSync(changelog, 'utf8'))?.[0] : undefined) ?? 'undated',
  hash: isDevServer() ? DEV_EDITION : UNNAMED,
} as const;
