// Finds and reads the files of content/.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

// Relative to the project's root, where every command runs: bundling moves this file elsewhere.
const ROOT = new URL(`file://${process.cwd()}/content/`);

/** The source of a file under content/, named without extension (`games/euchre/railroad`); null if there is none. */
export function contentSource(path: string): string | null {
  const url = new URL(`${path}.mdx`, ROOT);
  return existsSync(url) ? readFileSync(url, 'utf8') : null;
}

/** Names of the content files of a folder, without extension. */
export function contentFiles(folder: string): string[] {
  const url = new URL(`${folder}/`, ROOT);
  if (!existsSync(url)) return [];
  return readdirSync(url, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.slice(0, -4).replaceAll('\\', '/'))
    .sort();
}
