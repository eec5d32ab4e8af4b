// The buttons below a law: those that are needed now, the others under "More".
import { addRecordActions } from '../record/more-actions.ts';
import { saveButton } from '../saved/save-button.ts';
import { element } from '../share/share.ts';

/** The buttons of every law, in the order of the row and of the list. */
const ORDER = ['versions', 'share', 'print', 'save', 'keep', 'report'] as const;

/** Adds the buttons that need script. */
export function addActions(row: Element | null, law: Element): void {
  addRecordActions(row);
  const save = saveButton(law);
  save.dataset.do = 'save';
  row?.querySelector('[data-do="keep"]')?.before(save);
}

/** Adds a button that appears and disappears with the answers. It is last in the row, so that no other button moves under a finger. */
export function addLast(row: Element | null, button: HTMLElement): void {
  row?.querySelector(':scope > .done')?.before(button);
}

/** Offers "Put it right", or hides it. */
export function offerPutRight(row: Element | null, isOffered: boolean): void {
  const known = row?.querySelector<HTMLElement>('[data-do="put-right"]');
  if (known != null) known.hidden = !isOffered;
  else if (isOffered) {
    const button = Object.assign(element('button', '', 'Put it right'), { type: 'button' });
    button.dataset.do = 'put-right';
    addLast(row, button);
  }
}

/** Puts the buttons that are needed now into the row, the others under "More". `hasBothVersions`: both sides have given their version. */
export function arrangeActions(row: Element | null, hasBothVersions: boolean): void {
  const more = row?.querySelector<HTMLElement>('.more-actions');
  const list = more?.querySelector('div');
  if (row == null || more == null || list == null) return;
  const needed: readonly string[] = hasBothVersions ? ['versions', 'share', 'print'] : ['versions', 'share'];
  const inOrder = (isHere: boolean) =>
    ORDER.filter((what) => needed.includes(what) === isHere).flatMap((what) => [...row.querySelectorAll<HTMLElement>(`[data-do="${what}"]`)]);
  const focused = document.activeElement;
  // Buttons that are in place are not moved, because a moved button loses the focus.
  const isPlaced = (wanted: readonly HTMLElement[], place: Element) => {
    const now = [...place.children].filter((one) => ORDER.some((what) => what === (one as HTMLElement).dataset.do));
    return now.length === wanted.length && wanted.every((one, n) => one === now[n]);
  };
  if (!isPlaced(inOrder(true), row)) more.before(...inOrder(true));
  if (!isPlaced(inOrder(false), list)) list.append(...inOrder(false));
  if (focused instanceof HTMLElement && row.contains(focused) && document.activeElement !== focused) focused.focus({ preventScroll: true });
}
