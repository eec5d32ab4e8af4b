// The buttons below a score sheet: save as a file, share, print, keep in the record of the evening.
import type { Entry, Log } from '../../../rules-engine/sheets/log.ts';
import { type Kept, refusedSize } from '../../../rules-engine/sheets/records.ts';
import { offerCode } from '../share/offer-code.ts';
import { saveFile } from '../share/save-file.ts';
import { addressAt, editionHere, gameHere, share, today } from '../share/share.ts';
import { queryOf } from './link.ts';
import { type Game, playOn, type SheetView } from './view/draft.ts';
import { say } from './view/sheet-view.ts';

/** Saves a text as a JSON file. Returns the message to show. */
export function saveText(name: string, text: string): string {
  saveFile(`${name.replaceAll('/', '-')}.json`, text, 'application/json');
  return 'Saved as a file.';
}

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

/** A link that contains the whole sheet. */
function linkOf(host: HTMLElement, kept: Kept, log: Log): string {
  const url = addressAt(host);
  url.search = queryOf(kept, host.dataset.key ?? '', log);
  return url.href;
}

/** Shares the link of the sheet, and offers it as a QR code, from which a second phone gets the sheet and merges it. */
async function shareSheet(host: HTMLElement, url: string): Promise<void> {
  const text = host.querySelector('.sheet-state')?.textContent?.trim() ?? '';
  say(host, await share(titleOf(host), text, url));
  const said = host.querySelector('.sheet-said');
  if (said !== null) offerCode(said, url);
}

/** Adds the QR code of the link for printing, unless the link is too long for one. */
async function putCode(host: HTMLElement, url: string): Promise<void> {
  host.querySelector('.sheet-code')?.remove();
  try {
    const code = (await import('../share/qr-code.ts')).qrCode(url);
    code.classList.add('sheet-code');
    host.append(code);
  } catch {
    // Printed without a code.
  }
}

/** Prints the sheet alone, under the name of its book, with its link as a QR code. */
async function printSheet(host: HTMLElement, book: string, url: string): Promise<void> {
  await putCode(host, url);
  document.body.dataset.print = 'sheet';
  host.dataset.paper = `${titleOf(host)}, by ${book}`;
  host.dataset.edition = `${today()}. According to Hoyle. ${editionHere()}`;
  host.classList.add('on-paper');
  addEventListener(
    'afterprint',
    () => {
      delete document.body.dataset.print;
      host.classList.remove('on-paper');
      host.querySelector('.sheet-code')?.remove();
    },
    { once: true },
  );
  print();
}

/** Keeps the sheet as it stands in the record of the evening. */
async function keepInRecord({ host, setupForm, round }: SheetView, game: Game | null, entries: readonly Entry[], url: string): Promise<void> {
  const said = host.querySelector('.sheet-said');
  if (game === null || said === null) return;
  const { played } = playOn(game, setupForm, entries);
  const sheet = { rule: `${host.dataset.place}.score.${host.dataset.key}`, title: host.dataset.title ?? '', round, book: setupForm.bookTitle, url };
  const { keepSheet } = await import('../record/sheet-actions.ts');
  await keepSheet(said, sheet, played, game.engine.sideTotals(played));
}

/** The actions of the buttons below a sheet, by the value of `data-do`. */
export function toolsOf(view: SheetView, kept: Kept, awake: () => Promise<Game | null>, entries: readonly Entry[]): Readonly<Record<string, () => void>> {
  const { host, setupForm, log } = view;
  const url = () => linkOf(host, kept, log);
  return {
    export: () => say(host, saveText(kept.sheet, JSON.stringify(kept, null, 2))),
    share: () => void shareSheet(host, url()),
    print: () => void printSheet(host, setupForm.bookTitle, url()),
    record: () => void awake().then((game) => keepInRecord(view, game, entries, url())),
  };
}
