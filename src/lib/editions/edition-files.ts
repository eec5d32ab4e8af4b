// What the build writes of an edition for the service worker, which holds every file against it: a list of what every page needs and of the
// packs, at `/edition.json`, and for each pack a list of the files that are in it. So the first does not grow with the pages of a game.

export type Sized = readonly [size: number, hash: string];
/** Address to size in bytes and hash of the content. */
export type Files = Readonly<Record<string, Sized>>;
/** What a page or a file asks for when it is used, and whatever that imports, down to the last: kept with it or not at all. */
export type Needs = Readonly<Record<string, readonly string[]>>;

/** The files of a part, as the list of its pack has them. */
export interface PartFiles {
  readonly files: Files;
  readonly needs: Needs;
}

export interface EditionFiles extends PartFiles {
  readonly edition: string;
  /** The folder of its host that the site stands in; empty for the root. */
  readonly folder: string;
  /** Bytes of all files together as a host packs them for the way. */
  readonly wire: number;
  /** Addresses of what every visit keeps. */
  readonly shell: readonly string[];
  /** What files of one part need of another: it is kept beside every pack, so that a pack that is here can be used. */
  readonly shared: readonly string[];
  /** The full text with what its search needs: each a file of its own, kept from the first search on. */
  readonly onDemand: readonly string[];
  /** What the pages have in common, taken out of those in the packs. */
  readonly frame: Sized;
  /** Name of a part to its pack and the list of what is in it. */
  readonly parts: Readonly<Record<string, readonly [pack: Sized, list?: Sized]>>;
}

/** A page that says nothing which another page of the edition does not: of one law, or of one count. */
export interface Single {
  /** The page of its place. */
  readonly place: string;
  readonly kind: 'law' | 'score';
  readonly key: string;
}

/**
 * What of an address is a page of one law or count; null for any other. A device that has not the page, but that of its place, finds the same
 * there at an anchor.
 */
export function singleAt(path: string): Single | null {
  const [, place, kind, key] = /^(.*\/games\/.+\/)(law|score)\/([a-z0-9-]+)\/$/.exec(path) ?? [];
  return place === undefined || key === undefined ? null : { place, kind: kind as Single['kind'], key };
}

/** Where a device that has the place alone finds it, with all that the address asks. */
export function insteadOf({ place, kind, key }: Single, search: string): string {
  const query = new URLSearchParams(search);
  if (search !== '') query.set(kind, key);
  return `${place}${search === '' ? '' : `?${query}`}#${kind}.${key}`;
}

/** What the page of a place calls its lists of laws and of counts. */
const LISTS: Readonly<Record<string, string>> = { law: 'if-something-goes-wrong', score: 'check-a-score' };
/** An address of a law or a count without its last part is that of the list it stands in: page of the place, and anchor there; null for any other. */
export function listAt(path: string): { readonly place: string; readonly anchor: string } | null {
  const [, place, kind = ''] = /^(.*\/games\/.+\/)(law|score)(?:\/(?:index\.html)?)?$/.exec(path) ?? [];
  const anchor = LISTS[kind];
  return place === undefined || anchor === undefined ? null : { place, anchor };
}

export const LIST = '/edition.json';
/** The index of the full text, compressed in one piece; where a device has it, its thousands of files are answered out of it. */
export const INDEX = '/search/index.bin';

/** The files of `/edition.json` itself, less those that every visit keeps and those on demand, are in this pack; it has no list of its own. */
export const REST = 'rest';

// Named by what is in them: an edition that has the same has them under the same address.
export const packAt = (part: string, [, hash]: Sized): string => `/packs/${part}.${hash}.bin`;
export const partListAt = (part: string, [, hash]: Sized): string => `/packs/${part}.${hash}.json`;
export const frameAt = ([, hash]: Sized): string => `/packs/frame.${hash}.json`;
/** The part whose pack stands at an address; null for any other. */
export const partOfPack = (path: string): string | null => /\/packs\/(.+)\.[\w-]{16}\.bin$/.exec(path)?.[1] ?? null;
export const isPartList = (path: string): boolean => /\/packs\/(?!frame\.).+\.json$/.test(path);

/** The part that an address from the site's folder on belongs to, whether or not there is such a file: a game with its code, or a section of the site; null where it is none. */
export function partOf(path: string, isPart: (name: string) => boolean): string | null {
  const [, first = '', second = ''] = path.split('/');
  const game = first === 'games' ? second : first === 'engine' ? (second.split('.')[0] ?? '') : '';
  const name = game === '' ? first : `games/${game}`;
  return name !== REST && isPart(name) ? name : null;
}

export const partIn = ({ folder, parts }: EditionFiles, path: string): string | null => partOf(path.slice(folder.length), (name) => Object.hasOwn(parts, name));

/** Bytes of the whole site on the device. */
export const sizeOfAll = ({ shell, shared, onDemand, files, frame, parts }: EditionFiles): number =>
  [...shell, ...shared, ...onDemand].reduce((sum, path) => sum + (files[path]?.[0] ?? 0), frame[0]) +
  Object.values(parts).reduce((sum, [[size]]) => sum + size, 0);

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
