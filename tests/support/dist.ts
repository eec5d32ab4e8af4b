import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/** The built site; DIST names another, such as one that was broken on purpose. */
export const DIST = process.env.DIST === undefined ? new URL('../../dist/', import.meta.url) : pathToFileURL(`${process.env.DIST}/`);

/** Files of the built site with an ending, as paths from its root. */
export function distFiles(ending: string): string[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith(ending) && statSync(new URL(encodeURI(name), DIST)).isFile())
    .sort();
}

export const readDist = (path: string): string => readFileSync(new URL(encodeURI(path), DIST), 'utf8');
export const inDist = (path: string): boolean => existsSync(new URL(encodeURI(path), DIST));
export const gzipSize = (path: string): number => gzipSync(readFileSync(new URL(encodeURI(path), DIST)), { level: 9 }).length;

/** Pages as [address, html]; Pagefind's own files are none of ours. */
export const pages: readonly (readonly [string, string])[] = distFiles('.html')
  .filter((file) => !file.startsWith('pagefind/'))
  .map((file) => [`/${file.replace(/index\.html$/, '')}`, readDist(file)] as const);
