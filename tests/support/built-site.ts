// Global setup of the projects that read dist: builds it when it is missing or stale, and says so once. BUILD=no leaves it as it is, for tests that
// need no page; DIST=folder names another site.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { edition } from '../../src/lib/editions/edition.ts';

/** The edition that dist was built as; null where there is none. */
function builtEdition(): string | null {
  if (!existsSync('dist/edition.json')) return null;
  return (JSON.parse(readFileSync('dist/edition.json', 'utf8')) as { edition: string }).edition;
}

export default function setup(): void {
  if (process.env.BUILD === 'no' || process.env.DIST !== undefined) return;
  const built = builtEdition();
  if (built === edition.hash) return;
  console.log(
    built === null ? 'There is no built site in dist: building it.' : `dist is stale (built as ${built}, the sources are ${edition.hash}): building it.`,
  );
  // As a reader's build: under Vitest's own settings Astro would build a site for development, without a service worker.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|TEST|MODE|DEV|PROD|VITEST.*)$/.test(name)));
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env, shell: process.platform === 'win32' });
  const now = builtEdition();
  if (now !== edition.hash) throw new Error(`The site was built as ${now}, and the sources are ${edition.hash}: they changed meanwhile. Run the tests again.`);
}
