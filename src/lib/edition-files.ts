// The list of an edition's files: what the build writes at `/edition.json` and the service worker holds every file against.

export interface EditionFiles {
  readonly edition: string;
  /** Bytes of all files together as a host packs them for the way. */
  readonly wire: number;
  /** Addresses of what every visit keeps. */
  readonly shell: readonly string[];
  /** Address to size in bytes and hash of the content. */
  readonly files: Readonly<Record<string, readonly [size: number, hash: string]>>;
  /** What a page or a file asks for when it is used, and whatever that imports, down to the last: kept with it or not at all. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
}

/** A page that says nothing which another page of the edition does not: of one law, or of one count. */
export interface Single {
  /** The page of its place. */
  readonly place: string;
  readonly kind: 'law' | 'score';
  readonly key: string;
}

/**
 * What of an address is a page of one law or count; null for any other. None of them is on the list of files and none is kept: a device has
 * the page of the place, which tells the same at an anchor.
 */
export function singleAt(path: string): Single | null {
  const [, place, kind, key] = /^(.*\/games\/.+\/)(law|score)\/([a-z0-9-]+)\/$/.exec(path) ?? [];
  return place === undefined || key === undefined ? null : { place, kind: kind as Single['kind'], key };
}

/** Where a device that has the place finds it, with all that the address asks. */
export function insteadOf({ place, kind, key }: Single, search: string): string {
  const query = new URLSearchParams(search);
  if (search !== '') query.set(kind, key);
  return `${place}${search === '' ? '' : `?${query}`}#${kind}.${key}`;
}

export const LIST = '/edition.json';
/** The index of the full text in one piece; its thousands of files are answered out of it. */
export const INDEX = '/search/index.bin';

/**
 * The name of some bytes: the first 96 bits of their SHA-256, as 16 letters. It guards against mixed, cut and damaged files, not against
 * whoever runs the host and could change the list as well; two files that agree by accident are one chance in 10^28, and a list of whole
 * hashes would be twice as long.
 */
export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest.subarray(0, 12)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The edition that a page says it is of; null for a page that is none of ours. */
export const editionIn = (html: string): string | null => /<meta name="edition" content="(\w+)"/.exec(html)?.[1] ?? null;
