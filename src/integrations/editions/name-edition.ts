// Names an edition by its content. A build first uses the same fixed name (`UNNAMED`) in its pages, data and records; the hash of all its files,
// with that name in them, is the edition's name and replaces it in the contents and names of files.
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { UNNAMED } from '../../lib/editions/edition.ts';
import { listFiles } from '../search/search-archives.ts';

const isZipped = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** A file with the edition's name in it; null if it does not contain one. */
function named(file: Buffer, name: string): Buffer | null {
  const bytes = isZipped(file) ? gunzipSync(file) : file;
  if (!bytes.includes(UNNAMED)) return null;
  // Both names have the same length, and Latin-1 keeps every byte as it is.
  const text = Buffer.from(bytes.toString('latin1').replaceAll(UNNAMED, name), 'latin1');
  return isZipped(file) ? gzipSync(text, { level: 9 }) : text;
}

/** Names a built site, and returns the name. */
export function nameEdition(dir: URL): string {
  const files = listFiles(dir).map((path) => ({ path, url: new URL(encodeURI(path), dir) }));
  const hash = createHash('sha256');
  for (const { path, url } of files) {
    const bytes = readFileSync(url);
    hash.update(`${path}\n${bytes.length}\n`).update(bytes);
  }
  const name = hash.digest('hex').slice(0, UNNAMED.length);
  for (const { path, url } of files) {
    const bytes = named(readFileSync(url), name);
    if (bytes !== null) writeFileSync(url, bytes);
    if (path.includes(UNNAMED)) renameSync(url, new URL(encodeURI(path.replaceAll(UNNAMED, name)), dir));
  }
  return name;
}
