import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { sample } from '../tier.ts';
import { EVERY_KIND } from './kinds.ts';

/** The built site; DIST names another folder, such as a site broken on purpose. */
export const DIST = process.env.DIST === undefined ? new URL('../../../dist/', import.meta.url) : pathToFileURL(`${process.env.DIST}/`);

/** Files of the built site with a given ending, as paths from its root. */
export function distFiles(ending: string): string[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith(ending) && statSync(new URL(encodeURI(name), DIST)).isFile())
    .sort();
}

export const readDist = (path: string): string => readFileSync(new URL(encodeURI(path), DIST), 'utf8');
export const inDist = (path: string): boolean => existsSync(new URL(encodeURI(path), DIST));
const sizes = new Map<string, number>();
/** Size of a file after gzip, in bytes; each file is compressed once. */
export function gzipSize(path: string): number {
  const size = sizes.get(path) ?? gzipSync(readFileSync(new URL(encodeURI(path), DIST)), { level: 9 }).length;
  sizes.set(path, size);
  return size;
}

/** Pages as [address, html], without Pagefind's own files and without the embed page, which shares nothing with the others (tests/site/downloads/embed.test.ts). */
export const pages: readonly (readonly [string, string])[] = distFiles('.html')
  .filter((file) => !file.startsWith('pagefind/') && file !== 'embed/index.html')
  .map((file) => [`/${file.replace(/index\.html$/, '')}`, readDist(file)] as const);

const kinds = new Set<string>(EVERY_KIND.map(([, address]) => address));
const bySize = pages.toSorted(([, a], [, b]) => b.length - a.length);
const largest = new Set(['/law/', '/score/', '/code/', '/'].flatMap((kind) => bySize.filter(([address]) => address.includes(kind)).slice(0, 10)));
/** Pages for slow tests: all of them, or a sample with one of every kind and the largest. */
export const somePages = sample(pages, 20, (page) => kinds.has(page[0]) || largest.has(page));
