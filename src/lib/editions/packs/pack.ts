// A pack: one part of an edition in one compressed file. Its pages are stored without their frame; the pack as a whole is compressed with gzip.
import { type ArchivedFile, readArchive, writeArchive } from '../archive.ts';
import { putBack, takeOut } from './frame.ts';

export const isPage = (type: string): boolean => type.startsWith('text/html');

/** Returns a pack before compression. */
export function writePack(files: readonly ArchivedFile[], frame: readonly string[]): Uint8Array<ArrayBuffer> {
  const bare = files.map(
    ([path, type, bytes]): ArchivedFile => [
      path,
      type,
      isPage(type) ? new TextEncoder().encode(takeOut(new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes), frame)) : bytes,
    ],
  );
  return writeArchive(bare);
}

export interface Packed {
  readonly type: string;
  /** Returns the original file; a page gets its frame back. */
  readonly bytes: () => Uint8Array<ArrayBuffer>;
}

/** The files of an unzipped pack, by address. */
export function readPack(pack: Uint8Array<ArrayBuffer>, frame: readonly Uint8Array[]): Map<string, Packed> {
  return new Map(readArchive(pack).map(([path, type, bytes]) => [path, { type, bytes: () => (isPage(type) ? putBack(bytes, frame) : bytes) }]));
}

/** Reads the runs of a frame from its JSON file. */
export const readFrame = (file: Uint8Array): Uint8Array[] =>
  (JSON.parse(new TextDecoder().decode(file)) as string[]).map((run) => new TextEncoder().encode(run));
