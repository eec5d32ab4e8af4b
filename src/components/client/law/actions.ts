// The buttons below a law: those that the table needs at this moment, the others under "More".
import { addRecordActions } from '../record/more-actions.ts';
import { saveButton } from '../saved/save-button.ts';
import { element } from '../share.ts';

/** Every button of a law, in the order of the row and of the list. */
const ORDER = ['put-right', 'sheet', 'versions', 'print', 'share', 'save', 'keep', 'report'] as const;
type Action = (typeof ORDER)[number];

/** Two versions are printed and shared. A ruling is put right, entered where it costs points, and shared: Share is there before this script and stays. */
function neededNow(buttons: readonly HTMLElement[], isTold: boolean): readonly Action[] {
  const has = (what: Action) => buttons.some(({ dataset, hidden }) => dataset.do === what && !hidden);
  if (isTold) return ['versions', 'print', 'share'];
  return ['put-right', ...(has('sheet') ? (['sheet'] as const) : []), 'versions', 'share'];
}

/** Adds the buttons that need script. */
export function addActions(row: Element | null, law: Element): void {
  addRecordActions(row);
  const save = saveButton(law);
  save.dataset.do = 'save';
  row?.querySelector('[data-do="keep"]')?.before(save);
}

/** Offers "Put it right", or hides it. */
export function offerPutRight(row: Element | null, isOffered: boolean): void {
  const known = row?.querySelector<HTMLElement>('[data-do="put-right"]');
  if (known != null) known.hidden = !isOffered;
  else if (isOffered) {
    const button = Object.assign(element('button', '', 'Put it right'), { type: 'button' });
    button.dataset.do = 'put-right';
    row?.prepend(button);
  }
}

/** Puts the buttons in their places. `isTold`: both sides have told their version. */
export function arrangeActions(row: Element | null, isTold: boolean): void {
  const more = row?.querySelector<HTMLElement>('.more-actions');
  const list = more?.querySelector('div');
  if (row == null || more == null || list == null) return;
  const buttons = [...row.querySelectorAll<HTMLElement>('[data-do]')];
  const needed = neededNow(buttons, isTold);
  const inOrder = (isHere: boolean) =>
    ORDER.filter((what) => needed.includes(what) === isHere).flatMap((what) => buttons.filter(({ dataset }) => dataset.do === what));
  const focused = document.activeElement;
  // What is in its place stays: a button that moves loses the focus.
  const isPlaced = (wanted: readonly HTMLElement[], place: Element) => {
    const now = [...place.children].filter((one) => buttons.some((button) => button === one));
    return now.length === wanted.length && wanted.every((one, n) => one === now[n]);
  };
  if (!isPlaced(inOrder(true), row)) more.before(...inOrder(true));
  if (!isPlaced(inOrder(false), list)) list.append(...inOrder(false));
  if (focused instanceof HTMLElement && row.contains(focused) && document.activeElement !== focused) focused.focus({ preventScroll: true });
}
