// Stores the tricks as the text of their link: for the tab, to survive a reload, and on the device, to survive a crash. Each game has its own.

import type { StorageArea } from '../device/storage-area.ts';
import { device, ownShelf } from '../device/tab-storage.ts';

const NAME = 'hoyle.revoke';
const nameOf = (game: string) => (game === '' ? NAME : `${NAME}.${game}`);

function read(shelf: StorageArea, name: string): string | null {
  try {
    return shelf.read(name);
  } catch {
    return null;
  }
}
function write(shelf: StorageArea, name: string, text: string): boolean {
  try {
    shelf.write(name, text);
    return true;
  } catch {
    return false;
  }
}

/** The text stored last for a game, or for the last game if none is named. */
export const kept = (game = ''): string | null => read(ownShelf, nameOf(game)) ?? read(device, nameOf(game));

/** Stores the text. Returns false if no storage accepts it. */
export function keep(game: string, text: string): boolean {
  const done = [ownShelf, device].map((shelf) => write(shelf, nameOf(game), text) && write(shelf, nameOf(''), text));
  return done.includes(true);
}

const BEFORE = `${NAME}.before`;
/** Sets the reader's own tricks aside while those of a link are shown. */
export const putAside = (text: string): boolean => write(ownShelf, BEFORE, text) || write(device, BEFORE, text);
export const aside = (): string | null => read(ownShelf, BEFORE) ?? read(device, BEFORE);
export function dropAside(): void {
  for (const shelf of [ownShelf, device]) {
    try {
      shelf.drop(BEFORE);
    } catch {
      // It was not there.
    }
  }
}
