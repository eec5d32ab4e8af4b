// Finds the stored records of one sheet: the one that is shown, and the others.
import { type Read, readRecord, type Unread } from '../../../../rules-engine/sheets/records.ts';
import type { StorageArea } from '../../device/storage-area.ts';

/** The storage key of a sheet's record. */
export const nameOf = (sheet: string): string => `hoyle.sheet.${sheet}`;
/** Suffixes of that key: a record that cannot be read must not be overwritten, so the sheet gets the next free one. */
const BESIDE = ['', '.beside', '.beside-2', '.beside-3'] as const;
const LAST = '.beside-4';
/** The suffix of records that former editions could not read. */
const PUT_ASIDE = '.damaged';

/** A stored record of this sheet that is not shown on it. */
export interface UnreadableRecord {
  readonly name: string;
  readonly text: string;
  /** `another` is a readable sheet of this game; otherwise why the record cannot be read. */
  readonly why: 'another' | Unread['why'];
}

/** The record to show and to write to, with its stored text, and the other records. */
export interface LookupResult {
  readonly name: string;
  readonly text: string | null;
  readonly read: Read | null;
  readonly strange: readonly UnreadableRecord[];
}

/** Finds the records of a sheet. The first readable one is shown; if there is none, the sheet gets the first free key. Throws if the storage does. */
export function lookUp(shelf: StorageArea, sheet: string): LookupResult {
  const strange: UnreadableRecord[] = [];
  let free: string | null = null;
  let found: { readonly name: string; readonly text: string; readonly read: Read } | null = null;
  for (const suffix of [...BESIDE, LAST, PUT_ASIDE]) {
    const name = `${nameOf(sheet)}${suffix}`;
    const text = shelf.read(name);
    if (text === null) {
      if (suffix !== PUT_ASIDE) free ??= name;
      continue;
    }
    const read = readRecord(text, sheet);
    if ('why' in read) strange.push({ name, text, why: read.why });
    else if (found === null && suffix !== PUT_ASIDE) found = { name, text, read };
    else strange.push({ name, text, why: 'another' });
  }
  return { name: found?.name ?? free ?? `${nameOf(sheet)}${LAST}`, text: found?.text ?? null, read: found?.read ?? null, strange };
}
