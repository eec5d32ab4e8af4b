// The lists of an edition: its own, and those of its parts, which are fetched when a file of the part is requested.
import {
  type EditionFiles,
  frameAt,
  isPartList,
  LIST,
  type PartFiles,
  packAt,
  partIn,
  partListAt,
  type Sized,
  singleAt,
} from '../../../../lib/editions/edition-files.ts';
import type { VerifiedFile } from './verified-file.ts';

const NOTHING: PartFiles = { files: {}, needs: {} };
export const jsonIn = <T>({ bytes }: VerifiedFile): T => JSON.parse(new TextDecoder().decode(bytes)) as T;

/** The list of an edition, and its files that are named by their hash: packs, their lists and the frame. */
export interface Listed {
  readonly list: EditionFiles;
  readonly packs: PartFiles;
}
/** Defaults for the list of an edition from before packs existed, which an open window may still show. */
const WITHOUT_PACKS: Pick<EditionFiles, 'folder' | 'shared' | 'frame' | 'parts'> = { folder: '', shared: [], frame: [0, ''], parts: {} };
/** Default for an edition that fetched the full text with every visit, as part of its shell. */
const WITH_FULL_TEXT: Pick<EditionFiles, 'onDemand'> = { onDemand: [] };
const listIn = (whole: VerifiedFile): EditionFiles => ({ ...WITHOUT_PACKS, ...WITH_FULL_TEXT, ...jsonIn<EditionFiles>(whole) });

function packsOf({ frame, parts }: EditionFiles): PartFiles {
  const files: Record<string, Sized> = { [frameAt(frame)]: frame };
  for (const [part, [pack, list]] of Object.entries(parts)) {
    files[packAt(part, pack)] = pack;
    if (list !== undefined) files[partListAt(part, list)] = list;
  }
  return { files, needs: {} };
}

/** The address of the list of the part that a path belongs to; null if it belongs to none. */
export function partListOf(list: EditionFiles, path: string): string | null {
  const part = partIn(list, path);
  const sized = part === null ? undefined : list.parts[part]?.[1];
  return part === null || sized === undefined ? null : partListAt(part, sized);
}

/** The addresses of all that is needed to use a part: what parts share, the frame, and last its pack. Empty if there is no such part. */
export function packOf({ frame, parts, shared }: EditionFiles, part: string | null): readonly string[] {
  const [pack] = (part === null ? undefined : parts[part]) ?? [];
  return part === null || pack === undefined ? [] : [...shared, frameAt(frame), packAt(part, pack)];
}

export class EditionLists {
  readonly #give: (path: string) => Promise<VerifiedFile>;
  #list: Promise<Listed> | null = null;
  readonly #parts = new Map<string, Promise<PartFiles>>();

  /** `give` returns a verified file, or throws a FileError. */
  constructor(give: (path: string) => Promise<VerifiedFile>) {
    this.#give = give;
  }

  all(): Promise<Listed> {
    this.#list ??= this.#give(LIST)
      .then((whole) => {
        const list = listIn(whole);
        return { list, packs: packsOf(list) };
      })
      .catch((error: unknown) => {
        this.#list = null;
        throw error;
      });
    return this.#list;
  }

  async list(): Promise<EditionFiles> {
    return (await this.all()).list;
  }

  /** The list that has a file, if any: the edition's, or that of its part, which may have to be fetched. Throws a FileError. */
  async with(path: string): Promise<PartFiles> {
    const { list, packs } = await this.all();
    if (list.files[path] !== undefined) return list;
    if (packs.files[path] !== undefined) return packs;
    const address = partListOf(list, path);
    return address === null ? NOTHING : this.#partAt(address);
  }

  #partAt(address: string): Promise<PartFiles> {
    const known = this.#parts.get(address);
    if (known !== undefined) return known;
    const asked = this.#give(address).then(jsonIn<PartFiles>);
    this.#parts.set(address, asked);
    asked.catch(() => this.#parts.delete(address));
    return asked;
  }

  /** Files with their sizes. Throws a FileError. */
  sized(paths: readonly string[]): Promise<(readonly [path: string, size: number])[]> {
    return Promise.all(paths.map(async (path) => [path, (await this.with(path)).files[path]?.[0] ?? 0] as const));
  }

  /** All files but the pages of a single law or count, which the page of their game replaces. Throws a FileError if a list cannot be fetched. */
  async files(): Promise<string[]> {
    const { list, packs } = await this.all();
    const parts = await Promise.all(
      Object.keys(packs.files)
        .filter(isPartList)
        .map((address) => this.#partAt(address)),
    );
    return [list, ...parts].flatMap(({ files }) => Object.keys(files)).filter((path) => singleAt(path) === null);
  }
}
