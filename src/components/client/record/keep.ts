// Keeps what a page says in the record of the evening, and says so beside the button.
import { type Content, entryOf } from '../../../lib/record/entry.ts';
import { archiveError } from '../my-games/archive.ts';
import { element } from '../share/share.ts';
import { notifyTabs, recordArchive } from './archive.ts';

const NOT_KEPT = {
  refused: 'This browser cannot keep a record: the window is private, or storage is blocked. Share the link or print it instead.',
  full: 'This device has no room left for the record. Share the link or print it instead.',
} as const;

/** An id that no other entry has, on any device. */
const newId = (now: Date): string => `${now.getTime().toString(36)}-${Math.random().toString(36).slice(2, 12)}`;

/** Keeps content, and shows the result at `done`. */
export async function keepContent(done: Element, content: Content): Promise<void> {
  const now = new Date();
  try {
    const isNew = await recordArchive().keep(entryOf(content, newId(now), now));
    if (isNew) notifyTabs();
    const link = Object.assign(element('a', '', 'Open the record'), { href: '/record/' });
    done.replaceChildren(isNew ? 'Kept. ' : 'Already kept this evening. ', link);
  } catch (error) {
    done.textContent = NOT_KEPT[archiveError(error)];
  }
}
