// Offers a shared link as a QR code too, for a phone across the table.
import { addLateStyle } from '../page/late-style.ts';
import { element } from './share.ts';

/** The buttons offered after sharing wrap, with space between them. */
const ROWS = '.done:has(button),.sheet-said:has(button){display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;width:100%}';

/** Adds a button that shows the QR code of a link after the share message. */
export function offerCode(done: Element, url: string): void {
  addLateStyle(ROWS);
  const button = Object.assign(element('button', '', 'Show QR code'), { type: 'button' });
  button.addEventListener('click', () => {
    import('./qr-code.ts')
      .then(({ qrCode }) => button.replaceWith(qrCode(url)))
      .catch(() => button.replaceWith('No QR code: it could not be loaded, or the link is too long for one.'));
  });
  done.append(' ', button);
}
