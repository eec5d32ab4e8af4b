// After something was shared: the same link as a QR code, for the phone across the table.
import { element } from './share.ts';

/** Offers the code of a link beside the word of what was done. */
export function offerCode(done: Element, url: string): void {
  const button = Object.assign(element('button', '', 'Show QR code'), { type: 'button' });
  button.addEventListener('click', () => {
    import('./qr-code.ts')
      .then(({ qrCode }) => button.replaceWith(qrCode(url)))
      .catch(() => button.replaceWith('No code can be drawn of this link: it did not come, or the link is too long.'));
  });
  done.append(' ', button);
}
