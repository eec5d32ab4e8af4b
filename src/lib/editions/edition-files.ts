// The lists that the build writes for the service worker, which verifies every file against them. `/edition.json` lists what every page needs
// and the packs; for each pack there is a list of the files in it, so that `/edition.json` does not grow with the pages of a game.

export type Sized = readonly [size: number, hash: string];
/** Address to size in bytes and hash of the content. */
export type Files = Readonly<Record<string, Sized>>;
/** What a page or a file requests when it is used, with all transitive imports: cached together with it or not at all. */
export type Needs = Readonly<Record<string, readonly string[]>>;

/** The files of a part, from the list of its pack. */
export interface PartFiles {
  readonly files: Files;
  readonly needs: Needs;
}

export interface EditionFiles extends PartFiles {
  readonly edition: string;
  /** The folder of the host that the site is served from; empty for the root. */
  readonly folder: string;
  /** Total bytes of all files as a host sends them, compressed. */
  readonly wire: number;
  /** Addresses of the files that every visit caches. */
  readonly shell: readonly string[];
  /** Files of one part that another part needs. They are cached with every pack, so that any cached pack can be used. */
  readonly shared: readonly string[];
  /** The full-text search and its index, as separate files, cached from the first search on. */
  readonly onDemand: readonly string[];
  /** What the pages have in common; it is removed from the pages in the packs. */
  readonly frame: Sized;
  /** By name of the part: its pack, and the list of the files in it. */
  readonly parts: Readonly<Record<string, readonly [pack: Sized, list?: Sized]>>;
}

/** A page of one law or count, all of whose content is also on the page of its game or variant. */
export interface Single {
  /** The page of its game or variant. */
  readonly place: string;
  readonly kind: 'law' | 'score';
  readonly key: string;
}

/**
 * Parses the address of a page of one law or count; null for any other address. A device that only has the page of the game or variant finds
 * the same content there, at an anchor.
 */
export function singleAt(path: string): Single | null {
  const [, place, kind, key] = /^(.*\/games\/.+\/)(law|score)\/([a-z0-9-]+)\/$/.exec(path) ?? [];
  return place === undefined || key === undefined ? null : { place, kind: kind as Single['kind'], key };
}

/** The address of the same content on the page of the game or variant, with the query of the original address. */
export function insteadOf({ place, kind, key }: Single, search: string): string {
  const query = new URLSearchParams(search);
  if (search !== '') query.set(kind, key);
  return `${place}${search === '' ? '' : `?${query}`}#${kind}.${key}`;
}

/** The anchors of the lists of laws and counts on the page of a game or variant. */
const LISTS: Readonly<Record<string, string>> = { law: 'if-something-goes-wrong', score: 'check-a-score' };
/** The list for the address of a law or count without its last part: the page of the game or variant, and the anchor; null for any other address. */
export function listAt(path: string): { readonly place: string; readonly anchor: string } | null {
  const [, place, kind = ''] = /^(.*\/games\/.+\/)(law|score)(?:\/(?:index\.html)?)?$/.exec(path) ?? [];
  const anchor = LISTS[kind];
  return place === undefined || anchor === undefined ? null : { place, anchor };
}

export const LIST = '/edition.json';
/** The full-text index, compressed in one file. If a device has it, requests for its thousands of files are answered from it. */
export const INDEX = '/search/index.bin';

/** The pack with the files listed in `/edition.json` itself that are neither cached at every visit nor on demand. It has no list of its own. */
export const REST = 'rest';

// Named by their content: an edition with the same content has them at the same address.
export const packAt = (part: string, [, hash]: Sized): string => `/packs/${part}.${hash}.bin`;
export const partListAt = (part: string, [, hash]: Sized): string => `/packs/${part}.${hash}.json`;
export const frameAt = ([, hash]: Sized): string => `/packs/frame.${hash}.json`;
/** The part whose pack is at an address; null for any other address. */
export const partOfPack = (path: string): string | null => /\/packs\/(.+)\.[\w-]{16}\.bin$/.exec(path)?.[1] ?? null;
export const isPartList = (path: string): boolean => /\/packs\/(?!frame\.).+\.json$/.test(path);

/** The part that a path below the site's folder belongs to, whether or not the file exists: a game with its code, or a section of the site; else null. */
export function partOf(path: string, isPart: (name: string) => boolean): string | null {
  const [, first = '', second = ''] = path.split('/');
  const game = first === 'games' ? second : first === 'engine' ? (second.split('.')[0] ?? '') : '';
  const name = game === '' ? first : `games/${game}`;
  return name !== REST && isPart(name) ? name : null;
}

export const partIn = ({ folder, parts }: EditionFiles, path: string): string | null => partOf(path.slice(folder.length), (name) => Object.hasOwn(parts, name));

/** Size of the whole site on the device, in bytes. */
export const sizeOfAll = ({ shell, shared, onDemand, files, frame, parts }: EditionFiles): number =>
  [...shell, ...shared, ...onDemand].reduce((sum, path) => sum + (files[path]?.[0] ?? 0), frame[0]) +
  Object.values(parts).reduce((sum, [[size]]) => sum + size, 0);

/**
 * A content hash: the first 96 bits of the SHA-256, as 16 characters. It guards against mixed, truncated and damaged files, not against the
 * operator of the host, who could change the list as well. The chance that two files collide is one in 10^28, and a list of whole hashes
 * would be twice as long.
 */
export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest.subarray(0, 12)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The edition that a page declares; null for a page of another site. */
export const editionIn = (html: string): string | null => /<meta name="edition" content="(\w+)"/.exec(html)?.[1] ?? null;
