// What is typed into an entry, until the database has it: a page that is closed or reloaded does not wait for the database.
import type { Remarks } from '../../../lib/record/entry.ts';
import { device } from '../device/tab-storage.ts';
import { recordArchive } from './archive.ts';

const NAME = 'hoyle.record.typed.';

interface Typed {
  readonly remarks: Partial<Remarks>;
  readonly on: number;
}

function typedIn(id: string): Typed | null {
  try {
    const { remarks, on } = JSON.parse(device.read(NAME + id) ?? 'null') as Typed;
    const isText = Object.entries(remarks).every(([key, text]) => ['name', 'names', 'note'].includes(key) && typeof text === 'string');
    return isText && typeof on === 'number' ? { remarks, on } : null;
  } catch {
    return null;
  }
}

/** Notes what was typed, beside what was typed before and is not saved yet. */
export function noteTyped(id: string, remarks: Partial<Remarks>, on: number): void {
  try {
    device.write(NAME + id, JSON.stringify({ remarks: { ...typedIn(id)?.remarks, ...remarks }, on }));
  } catch {
    // Storage is refused or full: the database may still take it.
  }
}

/** Drops the note once the database has it, unless more was typed meanwhile. */
export function forgetTyped(id: string, on: number): void {
  if (typedIn(id)?.on === on) device.drop(NAME + id);
}

/** Saves what a closed page has left. */
export async function saveTyped(): Promise<void> {
  let names: readonly string[] = [];
  try {
    names = device.names().filter((name) => name.startsWith(NAME));
  } catch {
    return;
  }
  for (const name of names) {
    const id = name.slice(NAME.length);
    const typed = typedIn(id);
    if (typed === null) device.drop(name);
    else {
      await recordArchive().remark(id, typed.remarks, typed.on);
      forgetTyped(id, typed.on);
    }
  }
}
