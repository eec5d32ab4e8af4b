// Saves a finished sheet in My games, and says so on the sheet.
import { recordOf, type SheetAtEnd } from '../../../lib/my-games/record.ts';
import { element } from '../share/share.ts';
import { type ArchiveError, archive, archiveError } from './archive.ts';
import { notifyTabs } from './other-tabs.ts';

const NOT_KEPT: Readonly<Record<ArchiveError, string>> = {
  refused:
    'This browser cannot save finished games: the window is private, or storage is blocked. Your sheet has not changed. Save it as a file before you close the tab.',
  full: 'This device has no room left to save this game in My games. Your sheet has not changed. Save it as a file, or free some space and reload the page.',
};

function noteOf(...parts: (string | Node)[]): HTMLElement {
  const line = element('p', 'kept-game');
  line.append(...parts);
  return line;
}

/** Saves the game of a sheet that is over, or updates one whose end was taken back, and shows the result below the score. */
export async function keepFinished(host: HTMLElement, sheet: SheetAtEnd, isNow: boolean): Promise<void> {
  const record = recordOf(sheet, new Date(), isNow);
  if (record === null) return;
  let line: HTMLElement;
  try {
    const result = await archive().keep(record);
    if (result === 'kept' || result === 'changed') notifyTabs();
    const link = element('a', '', 'My games');
    link.href = '/my-games/';
    line = result === 'deleted' ? noteOf('You deleted this game from ', link, '.') : noteOf('Saved in ', link, '.');
  } catch (error) {
    line = noteOf(NOT_KEPT[archiveError(error)]);
  }
  if (sheet.played.over === null) return;
  host.querySelector('.kept-game')?.remove();
  host.querySelector('.sheet-state')?.append(line);
}
