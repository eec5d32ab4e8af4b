// Global setup of the Vitest projects that read dist: builds it if it is missing or stale, and says so once. BUILD=no skips the build, for tests
// that need no page; DIST=folder names another site.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { BUILT_FROM } from '../../../src/integrations/editions/offline.ts';
import { hashOfSources } from '../../../src/lib/editions/edition.ts';

/** Whether dist was built from the current sources. */
const isBuilt = (): boolean => existsSync('dist/edition.json') && existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === hashOfSources();

export default function setup(): void {
  if (process.env.BUILD === 'no' || process.env.DIST !== undefined || isBuilt()) return;
  console.log(existsSync('dist/edition.json') ? 'dist is stale: building it.' : 'There is no built site in dist: building it.');
  // The same build as for readers: with Vitest's environment, Astro would make a development build without a service worker.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|TEST|MODE|DEV|PROD|VITEST.*)$/.test(name)));
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env, shell: process.platform === 'win32' });
  if (!isBuilt()) throw new Error('The sources changed while the site was built. Run the tests again.');
}
