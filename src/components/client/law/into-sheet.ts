// "Into the score sheet": a button that leads from a ruling that costs points to the field for it in the running sheet.
import { element } from '../share/share.ts';
import { addLast } from './actions.ts';

/** Shows the button below a ruling; `ruled` is the only case that matches the answers, or null. */
export function offerSheet(checker: HTMLElement, ruled: Element | null): void {
  checker.querySelector('.into-sheet')?.remove();
  const field = checker.closest<HTMLElement>('[data-sheet]')?.dataset.sheet;
  if (field === undefined || ruled?.querySelector('.figure.numeral') == null) return;
  const button = Object.assign(element('button', 'into-sheet', 'Into the score sheet'), { type: 'button' });
  button.dataset.do = 'sheet';
  button.addEventListener('click', () => {
    const done = checker.querySelector('.done');
    if (done !== null) void import('../sheet/enter-ruling.ts').then(({ enterRuling }) => enterRuling(done, field));
  });
  addLast(checker.querySelector(':scope > .buttons'), button);
}
