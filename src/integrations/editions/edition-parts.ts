// Packs the files of an edition by part: a game with its pages and its code, or a section of the site. The caller writes what it returns.
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  type EditionFiles,
  frameAt,
  hashOf,
  type Needs,
  type PartFiles,
  packAt,
  partListAt,
  partOf,
  REST,
  type Sized,
  singleAt,
} from '../../lib/editions/edition-files.ts';
import { frameOf } from '../../lib/editions/packs/frame.ts';
import { isPage, readFrame, readPack, writePack } from '../../lib/editions/packs/pack.ts';

export interface SiteFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
type Site = ReadonlyMap<string, SiteFile>;

/** Whether a file is packed. A page of one law or count is not: offline, a device shows the same content on the page of the game or variant. */
const isPacked = (path: string): boolean => singleAt(path) === null;

/** The parts of a site: its games, and the sections that have pages of their own. */
function partsOf(addresses: Iterable<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const path of addresses) {
    const [, first = '', second = '', third] = path.split('/');
    if (path.endsWith('/') && third !== undefined) names.add(first === 'games' ? `games/${second}` : first);
  }
  return names;
}

const compress = (pack: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(gzipSync(pack, { level: 9 }));

/** Ranks files so that those of one kind are adjacent in a pack, since gzip looks back 32 kB: code, pages of whole codes, pages of counts, other pages. */
const kindOf = (path: string): number => ['.js', '/code/', '/counts/', '/'].findIndex((end) => path.endsWith(end));
const inKinds = (paths: readonly string[]): string[] => paths.filter(isPacked).sort((a, b) => kindOf(a) - kindOf(b));

/** Bytes that a host sends for a file. */
const onTheWay = (bytes: Uint8Array, isText: boolean): number => (isText ? gzipSync(bytes).length : bytes.length);

/** Makes a pack and reads it back with the worker's own code. Throws unless every file is the same byte for byte. */
function packOf(paths: readonly string[], site: Site, frame: readonly string[], frameFile: Uint8Array): Uint8Array<ArrayBuffer> {
  const files = paths.map((path) => [path, site.get(path)] as const);
  const pack = compress(
    writePack(
      files.map(([path, file]) => [path, file?.type ?? '', file?.bytes ?? new Uint8Array()] as const),
      frame,
    ),
  );
  const read = readPack(gunzipSync(pack), readFrame(frameFile));
  for (const [path, file] of files)
    if (file === undefined || Buffer.compare(read.get(path)?.bytes() ?? Buffer.alloc(0), file.bytes) !== 0)
      throw new Error(`${path} is not the same out of its pack`);
  return pack;
}

/** The list of an edition's files, with the packs, their lists and the frame as files to be written. */
export async function packEdition(
  name: string,
  site: Site,
  shell: readonly string[],
  needs: Needs,
  folder: string = '',
  onDemand: readonly string[] = [],
): Promise<{ readonly list: EditionFiles; readonly written: ReadonlyMap<string, Uint8Array<ArrayBuffer>> }> {
  const written = new Map<string, Uint8Array<ArrayBuffer>>();
  const keep = async (bytes: Uint8Array<ArrayBuffer>, address: (sized: Sized) => string): Promise<Sized> => {
    const sized = [bytes.length, await hashOf(bytes)] as const;
    written.set(address(sized), bytes);
    return sized;
  };
  const asFile = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)) as Uint8Array<ArrayBuffer>;

  for (const [path, all] of Object.entries(needs)) for (const one of all) if (!site.has(one)) throw new Error(`${path} needs ${one}, which is not there`);
  const inFolder = (path: string) => path.slice(folder.length);
  const names = partsOf([...site.keys()].map(inFolder));
  const partIn = (path: string) => partOf(inFolder(path), (part) => names.has(part)) ?? REST;
  const shared = [...new Set(Object.entries(needs).flatMap(([path, all]) => all.filter((one) => partIn(one) !== partIn(path))))].sort();
  const alone = new Set([...shell, ...onDemand]);
  const inPart = Map.groupBy([...site.keys()].sort(), (path) => (alone.has(path) ? '' : partIn(path)));
  const listOf = async (paths: readonly string[]): Promise<PartFiles> => {
    const files: Record<string, Sized> = {};
    for (const path of paths) {
      const bytes = site.get(path)?.bytes ?? new Uint8Array();
      files[path] = [bytes.length, await hashOf(bytes)];
    }
    return { files, needs: Object.fromEntries(Object.entries(needs).filter(([path]) => files[path] !== undefined)) };
  };

  const pages = [...site]
    .filter(([path, { type }]) => isPage(type) && isPacked(path))
    .map(([path, { bytes }]) => [inFolder(path), new TextDecoder().decode(bytes)] as const);
  const runs = frameOf(pages, name);
  const frameFile = asFile(runs);
  const frame = await keep(frameFile, frameAt);
  const parts: Record<string, readonly [pack: Sized, list?: Sized]> = {};
  for (const [part, paths] of [...inPart].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (part === '') continue;
    const pack = await keep(packOf(inKinds(paths), site, runs, frameFile), (sized) => packAt(part, sized));
    parts[part] = part === REST ? [pack] : [pack, await keep(asFile(await listOf(paths)), (sized) => partListAt(part, sized))];
  }
  const own = await listOf([...(inPart.get('') ?? []), ...(inPart.get(REST) ?? [])]);
  const isText = (path: string) => /\/$|\.(html|js|css|json|svg|webmanifest)$/.test(path);
  const aloneOnTheWay = [...alone, ...shared].reduce(
    (sum, path) => sum + onTheWay(site.get(path)?.bytes ?? new Uint8Array(), isText(path)),
    onTheWay(frameFile, true),
  );
  const wire = Object.values(parts).reduce((sum, [[size]]) => sum + size, aloneOnTheWay);
  return { list: { edition: name, folder, wire, shell, shared, onDemand, ...own, frame, parts }, written };
}
