// The buttons for the record and for a report, added beside "Share" and "Print slip" when a law or a scorer is first touched.
import { element } from '../share.ts';

/** Adds the buttons before the line of results. */
export function addRecordActions(buttons: Element | null): void {
  const done = buttons?.querySelector(':scope > .done');
  if (buttons == null || done == null || buttons.querySelector('[data-do="keep"]') !== null) return;
  for (const [what, text] of [
    ['keep', 'Keep in the record'],
    ['report', 'This does not settle it'],
  ] as const) {
    const button = Object.assign(element('button', '', text), { type: 'button' as const });
    button.dataset.do = what;
    done.before(button);
  }
}
