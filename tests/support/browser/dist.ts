import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { sample } from '../tier.ts';
import { EVERY_KIND } from './kinds.ts';

/** The built site; DIST names another, such as one that was broken on purpose. */
export const DIST = process.env.DIST === undefined ? new URL('../../../dist/', import.meta.url) : pathToFileURL(`${process.env.DIST}/`);

/** Files of the built site with an ending, as paths from its root. */
export function distFiles(ending: string): string[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith(ending) && statSync(new URL(encodeURI(name), DIST)).isFile())
    .sort();
}

export const readDist = (path: string): string => readFileSync(new URL(encodeURI(path), DIST), 'utf8');
export const inDist = (path: string): boolean => existsSync(new URL(encodeURI(path), DIST));
const sizes = new Map<string, number>();
/** Bytes of a file after gzip; each file is compressed once. */
export function gzipSize(path: string): number {
  const size = sizes.get(path) ?? gzipSync(readFileSync(new URL(encodeURI(path), DIST)), { level: 9 }).length;
  sizes.set(path, size);
  return size;
}

/** Pages as [address, html]; Pagefind's own files are none of ours, and the page for frames has nothing of the others (tests/site/embed.test.ts). */
export const pages: readonly (readonly [string, string])[] = distFiles('.html')
  .filter((file) => !file.startsWith('pagefind/') && file !== 'embed/index.html')
  .map((file) => [`/${file.replace(/index\.html$/, '')}`, readDist(file)] as const);

const kinds = new Set<string>(EVERY_KIND.map(([, address]) => address));
const bySize = pages.toSorted(([, a], [, b]) => b.length - a.length);
const largest = new Set(['/law/', '/score/', '/code/', '/'].flatMap((kind) => bySize.filter(([address]) => address.includes(kind)).slice(0, 10)));
/** Pages for what takes long on each: all of them, or a sample with one of every kind and the largest. */
export const somePages = sample(pages, 20, (page) => kinds.has(page[0]) || largest.has(page));
