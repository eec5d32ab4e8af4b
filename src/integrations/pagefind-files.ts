// Reads what Pagefind has written: which part of the index holds which words, and which fragment is which record. Its files are gzip over
// a mark of twelve letters and then CBOR or JSON.
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Chunk } from '../lib/short-records.ts';

const MARK = 'pagefind_dcd';

function open(file: URL): Buffer {
  const bytes = gunzipSync(readFileSync(file));
  if (bytes.subarray(0, MARK.length).toString() !== MARK) throw new Error(`${file}: expected a file of Pagefind's`);
  return bytes.subarray(MARK.length);
}

/** As much of CBOR as Pagefind writes: numbers, strings, lists and null. */
function readCbor(bytes: Buffer): unknown {
  let at = 0;
  const length = (low: number): number => {
    if (low < 24) return low;
    const size = 2 ** (low - 24);
    at += size;
    return bytes.readUIntBE(at - size, size);
  };
  const read = (): unknown => {
    const head = bytes[at] ?? 0;
    at += 1;
    const [major, low] = [head >> 5, head & 31];
    if (major === 7) return null;
    const size = length(low);
    if (major === 0) return size;
    if (major === 3) {
      at += size;
      return bytes.toString('utf8', at - size, at);
    }
    if (major === 4) return Array.from({ length: size }, read);
    throw new Error(`CBOR: expected a number, a string or a list, found kind ${major} at ${at}`);
  };
  return read();
}

/** The parts of the index in the order of their words. */
export function chunksOf(folder: URL): Chunk[] {
  const meta = readdirSync(folder).find((name) => name.endsWith('.pf_meta'));
  if (meta === undefined) throw new Error(`${folder}: Pagefind has written no index`);
  const [, , chunks] = readCbor(open(new URL(meta, folder))) as [string, unknown, Chunk[]];
  return chunks;
}

/** Address of a record to the hash of its fragment. */
export function fragmentsOf(folder: URL): Map<string, string> {
  const fragments = new URL('fragment/', folder);
  return new Map(
    readdirSync(fragments).map((name) => {
      const { url } = JSON.parse(open(new URL(name, fragments)).toString()) as { url: string };
      return [url, name.slice(0, name.indexOf('.'))];
    }),
  );
}
