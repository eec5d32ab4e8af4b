// The lists of an edition: its own, and those of its parts, which come when something of the part is asked for.
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
} from '../../../lib/editions/edition-files.ts';
import type { VerifiedFile } from './verified-file.ts';

const NOTHING: PartFiles = { files: {}, needs: {} };
export const jsonIn = <T>({ bytes }: VerifiedFile): T => JSON.parse(new TextDecoder().decode(bytes)) as T;

/** The list of an edition, and the files that it names by what is in them. */
export interface Listed {
  readonly list: EditionFiles;
  readonly packs: PartFiles;
}
/** What the list of an edition from before there were packs lacks: a window that still shows it is served from its files. */
const WITHOUT_PACKS: Pick<EditionFiles, 'folder' | 'shared' | 'frame' | 'parts'> = { folder: '', shared: [], frame: [0, ''], parts: {} };
/** What one lacks that still fetched the full text with every visit: that is in its shell. */
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

/** The address of the list of the part that a file would be in; null where it would be in none. */
export function partListOf(list: EditionFiles, path: string): string | null {
  const part = partIn(list, path);
  const sized = part === null ? undefined : list.parts[part]?.[1];
  return part === null || sized === undefined ? null : partListAt(part, sized);
}

/** The addresses of what makes a part readable and usable: what parts share, the frame, and last its pack. None where there is no such part. */
export function packOf({ frame, parts, shared }: EditionFiles, part: string | null): readonly string[] {
  const [pack] = (part === null ? undefined : parts[part]) ?? [];
  return part === null || pack === undefined ? [] : [...shared, frameAt(frame), packAt(part, pack)];
}

export class EditionLists {
  readonly #give: (path: string) => Promise<VerifiedFile>;
  #list: Promise<Listed> | null = null;
  readonly #parts = new Map<string, Promise<PartFiles>>();

  /** `give` hands over a file that is found right, or throws a FileError. */
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

  /** The list that has a file, if any has it: the edition's, or that of its part, which may have to be fetched. Throws a FileError. */
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

  /** All files of the edition but the pages of one law or count, which the page of their place stands in for. Throws a FileError where a list of them cannot be had. */
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
