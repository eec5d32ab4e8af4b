// Reads the files of the site that the script came from, and looks up ids in them.
import type { z } from 'zod';
import type { rulingsSchema } from '../../../lib/api/rulings/schema.ts';
import { nearest } from '../../../rules-engine/rulesets/nearest.ts';

export type RulingsFile = z.infer<typeof rulingsSchema>;
export type ShownLaw = RulingsFile['laws'][number];
export type ShownPoints = RulingsFile['points'][number];
export type ShownScorer = RulingsFile['scorers'][number];

/** An id on the page that does not exist: the author of the page has to correct it. */
export class UnknownId extends Error {}
/** The site did not respond, or not with the file. */
export class Unreachable extends Error {}

type Moved = Readonly<Record<string, string | { readonly why: string; readonly nearest: string }>>;
/** Gets a file of the site as JSON by its path from the root of the site; null if there is none. */
export type GetFile = (path: string) => Promise<unknown>;

/** Fetches files of a site, each once. A failed request is repeated the next time. */
export function filesOf(site: URL): GetFile {
  const known = new Map<string, Promise<unknown>>();
  const get = async (path: string): Promise<unknown> => {
    try {
      const response = await fetch(new URL(path, site), { credentials: 'omit' });
      if (response.status === 404) return null;
      if (!response.ok) throw new Unreachable(`${response.status}`);
      return await response.json();
    } catch (error) {
      throw error instanceof Unreachable ? error : new Unreachable(String(error));
    }
  };
  return (path) => {
    const asked =
      known.get(path) ??
      get(path).catch((error: unknown) => {
        known.delete(path);
        throw error;
      });
    known.set(path, asked);
    return asked;
  };
}

export interface Found<T> {
  readonly file: RulingsFile;
  readonly row: T;
}
const SHOWN = 60;
/** Text in quotation marks for a message, shortened if it is long. */
export const quoted = (text: string): string => `“${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}”`;

/** Parts of an id: "euchre/railroad", "law", "revoke". */
const partsOf = (id: string): readonly [place: string, kind: string, key: string] | null => {
  const [, place = '', kind = '', key = ''] = /^([a-z0-9-]+(?:\/[a-z0-9-]+)?)\.(law|points|score)\.([a-z0-9-]+)$/.exec(id) ?? [];
  return place === '' ? null : [place, kind, key];
};

const fileAt = (files: GetFile, place: string): Promise<RulingsFile | null> =>
  files(`api/v1/rulings/${place.replace('/', '.')}.json`) as Promise<RulingsFile | null>;

/** The current id for a former one. If there is none, throws an error with a message for the reader. */
async function idNow(files: GetFile, id: string, file: RulingsFile | null): Promise<string> {
  const { moved = {} } = ((await files('api/v1/moved.json')) ?? {}) as { readonly moved?: Moved };
  const now = Object.hasOwn(moved, id) ? moved[id] : undefined;
  if (typeof now === 'string') return now;
  if (now !== undefined) throw new UnknownId(`${id} has been withdrawn: ${now.why} The nearest to it is ${now.nearest}.`);
  const [place, kind, key = ''] = partsOf(id) ?? [];
  const rows = file === null ? [] : [...file.laws, ...file.points, ...file.scorers];
  const keys = rows.flatMap((row) => {
    const [, ofKind, ofKey = ''] = partsOf(row.id) ?? [];
    return ofKind === kind ? [ofKey] : [];
  });
  const near = nearest(key, keys);
  throw new UnknownId(`According to Hoyle has no ${quoted(id)}.${near === undefined ? '' : ` Did you mean ${place}.${kind}.${near}?`}`);
}

/** The most redirections that are followed for an id. */
const FOLLOWED = 4;

async function rowOf<T extends { readonly id: string }>(
  files: GetFile,
  given: string,
  kinds: readonly string[],
  expected: string,
  rowsIn: (file: RulingsFile) => readonly T[],
): Promise<Found<T>> {
  let id = given.trim();
  for (let n = 0; n < FOLLOWED; n++) {
    const [place, kind = '', key = ''] = partsOf(id) ?? [];
    if (place === undefined || !kinds.includes(kind)) throw new UnknownId(`Enter the id of ${expected}. You have ${quoted(id)}.`);
    const file = await fileAt(files, place);
    const row = file === null ? undefined : rowsIn(file).find((one) => one.id === id);
    if (file !== null && row !== undefined) return { file, row };
    const elsewhere = kind === 'law' && file !== null && Object.hasOwn(file.elsewhere, key) ? file.elsewhere[key] : undefined;
    id = elsewhere ?? (await idNow(files, id, file));
  }
  throw new UnknownId(`According to Hoyle has no ${quoted(given)}.`);
}

/** The law that an id names. A law that a variant shares unchanged is found in the game that has its text. */
export const lawNamed = (files: GetFile, id: string): Promise<Found<ShownLaw>> =>
  rowOf(files, id, ['law'], 'a law, such as euchre.law.revoke', ({ laws }) => laws);

/** The score item, scorer or score sheet that an id names. */
export const scoreNamed = (files: GetFile, id: string): Promise<Found<ShownPoints | ShownScorer>> =>
  rowOf<ShownPoints | ShownScorer>(files, id, ['points', 'score'], 'a score item or a scorer, such as euchre.points.march', ({ points, scorers }) => [
    ...points,
    ...scorers,
  ]);
