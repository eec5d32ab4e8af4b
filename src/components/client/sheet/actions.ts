// What is done with a sheet as it stands, besides keeping it: a file, a link, a print.
import type { Log } from '../../../rules-engine/sheets/log.ts';
import { type Kept, refusedSize } from '../../../rules-engine/sheets/records.ts';
import { offerCode } from '../offer-code.ts';
import { saveFile } from '../save-file.ts';
import { addressAt, editionHere, gameHere, share, today } from '../share.ts';
import { queryOf } from './link.ts';
import { say } from './sheet-view.ts';

/** Saves a text as a JSON file. Returns the message to show. */
export function saveText(name: string, text: string): string {
  saveFile(`${name.replaceAll('/', '-')}.json`, text, 'application/json');
  return 'Saved as a file.';
}

/** Saves the sheet as a file. Returns the message to show. */
export const saveAsFile = (kept: Kept): string => saveText(kept.sheet, JSON.stringify(kept, null, 2));

/**
 * The file that was chosen with a file input, as text; null if the control is not a file input. A file that is too large is not read: a message is
 * shown, and the result is null. The same file can be chosen again.
 */
export async function chosenFile(host: HTMLElement, control: EventTarget | null): Promise<{ readonly name: string; readonly text: string } | null> {
  if (!(control instanceof HTMLInputElement) || control.type !== 'file') return null;
  const file = control.files?.[0];
  control.value = '';
  if (file === undefined) return null;
  const refused = refusedSize(file.size);
  if (refused === null) return { name: file.name, text: await file.text() };
  say(host, `${file.name}: ${refused}`);
  return null;
}

const titleOf = (host: HTMLElement): string => `${gameHere()}: ${host.dataset.title ?? ''}`;

/** Shares a link that has the whole sheet in it, and offers it as a QR code, from which a second phone gets the sheet and merges it. */
export async function shareSheet(host: HTMLElement, kept: Kept, log: Log): Promise<void> {
  const text = host.querySelector('.sheet-state')?.textContent?.trim() ?? '';
  const url = addressAt(host);
  url.search = queryOf(kept, host.dataset.key ?? '', log);
  say(host, await share(titleOf(host), text, url.href));
  const said = host.querySelector('.sheet-said');
  if (said !== null) offerCode(said, url.href);
}

/** Prints the sheet alone, under the name of its book. */
export function printSheet(host: HTMLElement, book: string): void {
  document.body.dataset.print = 'sheet';
  host.dataset.paper = `${titleOf(host)}, by ${book}`;
  host.dataset.edition = `${today()}. According to Hoyle. ${editionHere()}`;
  host.classList.add('on-paper');
  addEventListener(
    'afterprint',
    () => {
      delete document.body.dataset.print;
      host.classList.remove('on-paper');
    },
    { once: true },
  );
  print();
}
