// The earlier agreements of this device, which can be opened again.
import { element } from '../share/share.ts';
import { drawHand, linkOf } from './deed.ts';
import type { AgreementStore } from './store.ts';

export const button = (text: string, press: () => void, className = ''): HTMLButtonElement => {
  const made = Object.assign(element('button', className, text), { type: 'button' });
  made.addEventListener('click', press);
  return made;
};

/** The earlier agreements in a closed <details>; empty if there are none. */
export function earlierOnes(store: AgreementStore): Node[] {
  const { earlier } = store;
  if (earlier.length === 0) return [];
  const fold = element('details', 'fold no-print');
  fold.append(element('summary', '', earlier.length === 1 ? 'An earlier agreement' : `${earlier.length} earlier agreements`));
  for (const agreement of earlier) {
    const row = element('p', 'earlier');
    const name = agreement.name === '' ? agreement.games.map(({ place }) => place).join(', ') : agreement.name;
    const link = Object.assign(element('a', '', name), { href: linkOf(agreement) });
    const forget = button('Delete', () => {
      if (store.forget(agreement) === null) row.remove();
    });
    forget.setAttribute('aria-label', `Delete ${name}`);
    row.append(drawHand(agreement, 'small'), ' ', link, forget);
    fold.append(row);
  }
  return [fold];
}
