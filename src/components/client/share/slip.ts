// A printed slip with one answer. Loaded when a user prints one.
import { editionHere, element, today } from './share.ts';

/** The QR code of a link. Empty if the link is too long for one or its code cannot be loaded; the slip has the address as text too. */
async function codeOf(url: string): Promise<readonly Node[]> {
  try {
    return [(await import('./qr-code.ts')).qrCode(url)];
  } catch {
    return [];
  }
}

/**
 * Prints one slip and nothing else of the page: the answer with its date, the edition that gave it, the id of its rule, and the address that restores
 * it, also as a QR code.
 */
export async function printSlip(title: string, parts: readonly Node[], { id, url }: { readonly id: string; readonly url: string }): Promise<void> {
  document.querySelector('.slip')?.remove();
  const slip = element('section', 'slip');
  slip.setAttribute('aria-label', 'Slip');
  const top = element('p', 'slip-top');
  top.append(element('span', '', 'According to Hoyle'), element('time', '', today()));
  const source = element('div');
  source.append(element('p', '', `${id}. ${editionHere()}`), element('p', '', url));
  const foot = element('footer', 'slip-foot');
  foot.append(source, ...(await codeOf(url)));
  slip.append(top, element('h2', '', title), ...parts, foot);
  document.body.append(slip);
  document.body.dataset.print = 'slip';
  const over = () => {
    slip.remove();
    delete document.body.dataset.print;
    removeEventListener('afterprint', over);
  };
  addEventListener('afterprint', over);
  print();
}
