// A sheet that has come to its end is kept in My games, and says so.
import { recordOf, type SheetAtEnd } from '../../../lib/my-games/record.ts';
import { element } from '../share.ts';
import { type ArchiveError, archive, archiveError } from './archive.ts';
import { tellTabs } from './other-tabs.ts';

const NOT_KEPT: Readonly<Record<ArchiveError, string>> = {
  refused:
    'This browser keeps no finished games for this site: the window is private, or storage is blocked. The sheet stays as it is. Save it as a file before you close the tab.',
  full: 'This device has no room left to keep this game in My games. The sheet stays as it is. Save it as a file, or free some room and load the page again.',
};

function said(...parts: (string | Node)[]): HTMLElement {
  const line = element('p', 'kept-game');
  line.append(...parts);
  return line;
}

/** Keeps the game of a sheet that is over, or that was over and goes on, and says beside its score what became of it. */
export async function keepFinished(host: HTMLElement, sheet: SheetAtEnd, isNow: boolean): Promise<void> {
  const record = recordOf(sheet, new Date(), isNow);
  if (record === null) return;
  let line: HTMLElement;
  try {
    const result = await archive().keep(record);
    if (result === 'kept' || result === 'changed') tellTabs();
    const link = element('a', '', 'My games');
    link.href = '/my-games/';
    line = result === 'deleted' ? said('You deleted this game from ', link, '.') : said('Kept in ', link, '.');
  } catch (error) {
    line = said(NOT_KEPT[archiveError(error)]);
  }
  if (sheet.played.over === null) return;
  host.querySelector('.kept-game')?.remove();
  host.querySelector('.sheet-state')?.append(line);
}
