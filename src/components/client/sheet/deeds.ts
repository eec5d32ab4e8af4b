// What is done with a sheet as it stands, besides keeping it: a file, a link, a print.
import type { Kept } from '../../../rules-engine/core/written.ts';
import { element, share } from '../share.ts';
import { linkToSheet } from './link.ts';

/** Hands the sheet out as a file; what to say of it. */
export function saveAsFile(kept: Kept): string {
  const link = element('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' }));
  link.download = `${kept.sheet.replaceAll('/', '-')}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return 'Saved as a file.';
}

const titleOf = (host: HTMLElement): string => `${document.querySelector('h1')?.textContent ?? ''}: ${host.dataset.title ?? ''}`;

/** Shares a link that has the whole sheet in it; what to say of it. */
export function shareSheet(host: HTMLElement, kept: Kept): Promise<string> {
  const text = host.querySelector('.sheet-state')?.textContent?.trim() ?? '';
  return share(titleOf(host), text, linkToSheet(kept, host.dataset.key ?? ''));
}

/** Prints the sheet alone, under the name of its book. */
export function printSheet(host: HTMLElement, book: string): void {
  document.body.dataset.print = 'sheet';
  host.dataset.paper = `${titleOf(host)}, by ${book}`;
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
