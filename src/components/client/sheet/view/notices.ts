// The notices above a sheet that the device could not store properly: what is wrong, and what to do.
import { salvage } from '../../../../rules-engine/sheets/records.ts';
import { element } from '../../share/share.ts';
import type { UnreadableRecord } from '../storage/lookup.ts';
import type { SheetStore, Trouble } from '../storage/store.ts';

const TROUBLE: Readonly<Record<Trouble, string>> = {
  refused:
    'This browser keeps nothing for this site: the window is private, or storage is blocked. The sheet goes on in this tab alone. Save it as a file before you close it, or allow storage for this site and load the page again.',
  full: 'This device has no room left to keep the sheet. It goes on in this tab alone: save it as a file now. It is kept again as soon as there is room, such as after a sheet that is no longer wanted has been cleared.',
  cleared:
    'What this device had kept of the sheet was cleared while it was open. Here it stands as it was, and your next entry keeps it again; save it as a file if you want to be sure.',
};
const missing = (changes: number): string =>
  `${changes === 1 ? 'The last change to this sheet is' : `The last ${changes} changes to this sheet are`} missing: the device had no room left to keep ${changes === 1 ? 'it' : 'them'}. Look at the last entries before you go on; if you saved the sheet as a file, open that.`;

/** Shows what went wrong when the sheet was last stored. */
function showTrouble(host: HTMLElement, { trouble, missing: short }: SheetStore): void {
  const notice = host.querySelector<HTMLElement>('.sheet-trouble');
  if (notice === null) return;
  const said = [...(short > 0 ? [missing(short)] : []), ...(trouble === null ? [] : [TROUBLE[trouble]])].join(' ');
  notice.hidden = said === '';
  if (notice.textContent !== said) notice.textContent = said;
}

const WHY: Readonly<Record<UnreadableRecord['why'], string>> = {
  damaged: 'What this device has kept of this sheet is damaged. It is left as it is, and what you enter now is kept beside it.',
  newer:
    'A newer edition of this page has kept this sheet here. This edition cannot read it and leaves it as it is; what you enter now is kept beside it. Load the page again with a network to get the newer edition.',
  another: 'Another sheet of this game is kept on this device.',
};
/** The most characters of a record that are shown; a saved file has all of it. */
const SHOWN = 20_000;

/** What a player can do with a record that is not on the sheet. */
export interface Choices {
  readonly save: (one: UnreadableRecord) => void;
  readonly put: (one: UnreadableRecord) => void;
  /** Called after a record was deleted. */
  readonly redraw: () => void;
}

function noticeOf(one: UnreadableRecord, store: SheetStore, choices: Choices): HTMLElement {
  const notice = element('div', 'notice');
  const details = element('details');
  const text = element('pre', 'small', salvage(one.text).slice(0, SHOWN));
  text.tabIndex = 0;
  details.append(element('summary', '', 'What can be read of it'), text);
  const buttons = element('p', 'buttons');
  const press = (words: string, does: (one: UnreadableRecord) => void, quiet = '') => {
    const button = element('button', quiet, words);
    button.type = 'button';
    button.addEventListener('click', () => does(one));
    buttons.append(button);
  };
  if (one.why === 'another') press('Put it on the sheet', choices.put);
  press('Save that as a file', choices.save);
  press(
    'Throw it away',
    () => {
      if (!confirm('Throw it away? It cannot be had back.')) return;
      store.throwAway(one);
      choices.redraw();
    },
    'quiet',
  );
  notice.append(element('p', '', WHY[one.why]), details, buttons);
  return notice;
}

/** Shows what went wrong when the sheet was last stored, and the stored records that are not on it. */
export function showNotices(host: HTMLElement, store: SheetStore, choices: Choices): void {
  showTrouble(host, store);
  const place = host.querySelector('.sheet-strange');
  const names = store.strange.map(({ name }) => name).join();
  if (!(place instanceof HTMLElement) || (place.dataset.names ?? '') === names) return;
  place.dataset.names = names;
  place.replaceChildren(...store.strange.map((one) => noticeOf(one, store, choices)));
}
