// What a shelf has of one sheet: the record that is shown, and those that are not.
import { type Read, readRecord, type Unread } from '../../../rules-engine/sheets/records.ts';
import type { StorageArea } from '../device/storage-area.ts';

/** Where the record of a sheet stands on the shelf. */
export const nameOf = (sheet: string): string => `hoyle.sheet.${sheet}`;
/** A sheet is kept beside a record that cannot be read and must not be written over; beside that one, if it cannot be read either, and so on. */
const BESIDE = ['', '.beside', '.beside-2', '.beside-3'] as const;
const LAST = '.beside-4';
/** Where former editions put a record that they could not read. */
const PUT_ASIDE = '.damaged';

/** What stands on the shelf for this sheet and is not shown on it. */
export interface UnreadableRecord {
  readonly name: string;
  readonly text: string;
  /** It is a sheet like this one; otherwise why it cannot be read. */
  readonly why: 'another' | Unread['why'];
}

/** The record to show and to write, as it stands there, and the others. */
export interface LookupResult {
  readonly name: string;
  readonly text: string | null;
  readonly read: Read | null;
  readonly strange: readonly UnreadableRecord[];
}

/** Looks for the records of a sheet. The first that can be read is shown; where none can, the first free name beside them is the sheet's. Throws as the shelf throws. */
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
