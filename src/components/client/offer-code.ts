// Offers a shared link as a QR code too, for a phone across the table.
import { element } from './share.ts';

/** Adds a button that shows the QR code of a link after the share message. */
export function offerCode(done: Element, url: string): void {
  const button = Object.assign(element('button', '', 'Show QR code'), { type: 'button' });
  button.addEventListener('click', () => {
    import('./qr-code.ts')
      .then(({ qrCode }) => button.replaceWith(qrCode(url)))
      .catch(() => button.replaceWith('No QR code: it could not be loaded, or the link is too long for one.'));
  });
  done.append(' ', button);
}
