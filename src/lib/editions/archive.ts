// Many small files in one: a line of JSON with their names, types and lengths, then their bytes in the same order. One request instead of
// hundreds. Pure; the build writes it, the page and the service worker read it.

export type ArchivedFile = readonly [path: string, type: string, bytes: Uint8Array];

/** The name of the file in an archive that says which edition it belongs to. */
export const EDITION_FILE = '/edition';

export function readArchive(archive: Uint8Array<ArrayBuffer>): (readonly [path: string, type: string, bytes: Uint8Array<ArrayBuffer>])[] {
  const end = archive.indexOf(10);
  const parts = JSON.parse(new TextDecoder().decode(archive.subarray(0, end))) as [string, string, number][];
  let at = end + 1;
  return parts.map(([path, type, length]) => {
    at += length;
    return [path, type, archive.subarray(at - length, at)] as const;
  });
}

export function writeArchive(files: readonly ArchivedFile[]): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${JSON.stringify(files.map(([path, type, bytes]) => [path, type, bytes.length]))}\n`);
  const archive = new Uint8Array(files.reduce((sum, [, , bytes]) => sum + bytes.length, head.length));
  archive.set(head);
  let at = head.length;
  for (const [, , bytes] of files) {
    archive.set(bytes, at);
    at += bytes.length;
  }
  return archive;
}
