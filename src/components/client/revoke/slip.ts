// The result and the tricks for a printed slip, without buttons and without what is still open.
import { element, textIn } from '../share/share.ts';

export { printSlip } from '../share/slip.ts';

/** Copies of what is on the page: the answer, the table of the tricks, and what is proved or wrong. */
export function slipParts(verdict: Element, tricks: Element, findings: Element): HTMLElement[] {
  const table = tricks.querySelector('table')?.cloneNode(true) as HTMLTableElement;
  for (const button of table.querySelectorAll('button')) {
    const plain = element('span', button.className);
    plain.append(...button.childNodes);
    button.replaceWith(plain);
  }
  for (const none of table.querySelectorAll('.none')) none.remove();
  const seen = table.querySelector('.seen');
  if (seen?.querySelector('.card') == null) seen?.remove();
  const lists = [...findings.querySelectorAll<HTMLElement>(':scope > ul')].map((one) => one.cloneNode(true) as HTMLElement);
  return [element('p', '', textIn(verdict)), table, ...lists];
}
