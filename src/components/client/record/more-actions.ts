// The buttons for the record and for a report, added when a law or a scorer is first touched: under "More" where a row has that.
import { element } from '../share/share.ts';

/** Adds the buttons under "More", or before the line of results. */
export function addRecordActions(buttons: Element | null): void {
  const done = buttons?.querySelector(':scope > .done');
  if (buttons == null || done == null || buttons.querySelector('[data-do="keep"]') !== null) return;
  for (const [what, text] of [
    ['keep', 'Keep in the record'],
    ['report', 'This does not settle it'],
  ] as const) {
    const button = Object.assign(element('button', '', text), { type: 'button' as const });
    button.dataset.do = what;
    const more = buttons.querySelector('.more-actions > div');
    if (more === null) done.before(button);
    else more.append(button);
  }
}
