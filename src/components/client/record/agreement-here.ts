// The agreement that is in force on a page.
import { handOf, sayHand } from '../../../lib/agreements/hand.ts';
import { AgreementStore } from '../agreement/store.ts';
import { device } from '../device/tab-storage.ts';

/** The name and the five cards of the agreement that governs this page; empty if none does. */
export function agreementHere(): string {
  const { active } = new AgreementStore(device);
  if (active?.ok !== true || document.querySelector('.plays-by') === null) return '';
  const { name } = active.agreement;
  return `${name === '' ? 'Our agreement' : name} (${sayHand(handOf(active.agreement))})`;
}
