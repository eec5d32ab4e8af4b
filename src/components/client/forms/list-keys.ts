// Lists of choices: a button for each row shows its answer, and the keys below answer the row that is next or was pressed. The select of the
// row is the source of truth; it is hidden, and what focuses it focuses the button.
import { element, textIn } from '../share/share.ts';
import { walkKeys } from './keys.ts';
import { changed, nextList } from './number-pads.ts';

const LISTS = '[data-kind="list"]:has(> .picks)';
type Row = readonly [box: HTMLSelectElement, button: HTMLButtonElement];

const isButton = (one: Element | null): one is HTMLButtonElement => one instanceof HTMLButtonElement;
const chosenIn = (box: HTMLSelectElement): string => box.selectedOptions[0]?.textContent ?? '';
/** Whether rows begin with a usual answer, so that none is ever empty. */
const isUsual = ([box]: Row): boolean => ![...box.options].some(({ value }) => value === '');

/** Puts a button in place of the select of a row. */
function buttonFor(row: HTMLElement, box: HTMLSelectElement, problem: string): HTMLButtonElement {
  const button = Object.assign(element('button', 'picked'), { type: 'button' as const, id: `${box.id}.picked` });
  if (problem !== '') button.setAttribute('aria-describedby', problem);
  box.hidden = true;
  box.focus = (options) => button.focus(options);
  box.after(button);
  const label = row.querySelector('label');
  if (label !== null) label.htmlFor = button.id;
  return button;
}

/** The rows that are shown. */
function rowsOf(list: HTMLElement): Row[] {
  const problem = list.querySelector(':scope > .problem')?.id ?? '';
  return [...list.querySelectorAll<HTMLElement>('.row:not([hidden])')].flatMap((row): Row[] => {
    const box = row.querySelector('select');
    if (box === null) return [];
    return [[box, isButton(box.nextElementSibling) ? box.nextElementSibling : buttonFor(row, box, problem)]];
  });
}

const mayGrow = (list: HTMLElement, rows: readonly Row[]): boolean => !list.classList.contains('of-each') && rows.length < Number(list.dataset.max);
const padOf = (list: HTMLElement) => list.querySelector<HTMLElement>(':scope > .pad');
const folds = (list: HTMLElement): boolean => padOf(list)?.dataset.folds !== undefined;

/** The row that the keys answer: its index, the number of rows if they add one, or -1 while they are folded. */
function inTurn(list: HTMLElement, rows: readonly Row[]): number {
  const at = Number(list.dataset.at ?? -1);
  if (at >= 0) return Math.min(at, mayGrow(list, rows) ? rows.length : rows.length - 1);
  if (folds(list)) return -1;
  const free = rows.findIndex(([box]) => box.value === '');
  return free >= 0 || !mayGrow(list, rows) ? Math.max(free, 0) : rows.length;
}

/** Shows the answers on the buttons, the row in turn and its keys. */
function show(list: HTMLElement): void {
  const [rows, pad] = [rowsOf(list), padOf(list)];
  const [first] = rows;
  if (pad === null || first === undefined) return;
  const turn = inTurn(list, rows);
  for (const [n, [box, button]] of rows.entries()) {
    const said = chosenIn(box) || 'Choose';
    const name = `${textIn(box.parentElement?.querySelector('label') ?? null)}: ${said}`;
    if (button.textContent !== said) button.textContent = said;
    button.classList.toggle('empty', box.value === '');
    button.ariaLabel = name;
    if (n === turn) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
    if (folds(list)) button.ariaExpanded = String(n === turn);
  }
  const [box] = rows[turn] ?? [];
  const options = new Map([...first[0].options].map((option) => [option.value, option]));
  for (const key of pad.querySelectorAll('button')) {
    const option = options.get(key.dataset.next ?? '');
    // Options have the names of the players, and those of another book are not offered.
    if (key.textContent !== option?.textContent) key.textContent = option?.textContent ?? '';
    key.hidden = option === undefined || option.hidden || option.disabled;
    key.ariaPressed = String(box?.value === key.dataset.next);
  }
  pad.hidden = turn < 0;
  pad.ariaLabel = `${list.dataset.of}: ${box === undefined ? 'enter the next' : textIn(box.parentElement?.querySelector('label') ?? null)}`;
  const keys = [...pad.querySelectorAll<HTMLElement>('button:not([hidden])')];
  if (keys.filter(({ tabIndex }) => tabIndex === 0).length !== 1) for (const [n, key] of keys.entries()) key.tabIndex = n === 0 ? 0 : -1;
}

/** Shows the answers of all lists of choices. */
export function showListKeys(part: HTMLElement): void {
  for (const list of part.querySelectorAll<HTMLElement>(LISTS)) show(list);
}

/** Forgets which rows were pressed, for an empty form. */
export function emptyListKeys(form: HTMLElement): void {
  for (const list of form.querySelectorAll<HTMLElement>(LISTS)) delete list.dataset.at;
}

/** Lets the keys answer the last row, which was added. */
export function keysForLast(list: HTMLElement): void {
  list.dataset.at = String(rowsOf(list).length - 1);
  show(list);
}

/** The row that comes after row `n` was answered; null if all are. */
function rowAfter(list: HTMLElement, rows: readonly Row[], n: number): number | null {
  if (rows.every(isUsual)) return n + 1 < rows.length ? n + 1 : null;
  const free = (from: number) => rows.findIndex(([box], at) => at >= from && box.value === '');
  const next = free(n + 1) >= 0 ? free(n + 1) : free(0);
  return next >= 0 ? next : mayGrow(list, rows) ? rows.length : null;
}

/** Answers the row in turn. */
function answer(list: HTMLElement, value: string, grow: () => boolean): void {
  const n = inTurn(list, rowsOf(list));
  if (n === rowsOf(list).length && !grow()) return;
  const rows = rowsOf(list);
  const [box, button] = rows[n] ?? [];
  if (box === undefined) return;
  box.value = value;
  changed(box);
  const next = rowAfter(list, rows, n);
  if (next !== null) list.dataset.at = String(next);
  else if (folds(list)) delete list.dataset.at;
  else list.dataset.at = String(n);
  show(list);
  if (next !== null) return;
  // The keys are folded, or another list has its keys next.
  if (folds(list)) button?.focus({ preventScroll: true });
  else nextList(list)?.focus({ preventScroll: true });
}

/** Handles a press in a form. Returns whether it was on a key or a row of a list of choices. */
export function pressedInList(form: HTMLElement, target: Element, grow: (list: HTMLElement) => boolean): boolean {
  const button = target.closest('button');
  const list = target.closest<HTMLElement>(LISTS);
  // Keys of other lists are folded.
  for (const other of form.querySelectorAll<HTMLElement>(LISTS))
    if (other !== list && other.dataset.at !== undefined && folds(other)) {
      delete other.dataset.at;
      show(other);
    }
  if (button === null || list === null) return false;
  if (button.dataset.next !== undefined) {
    answer(list, button.dataset.next, () => grow(list));
    return true;
  }
  const at = rowsOf(list).findIndex(([, one]) => one === button);
  if (at < 0) return false;
  const isOpen = list.dataset.at === String(at) && folds(list);
  if (isOpen) delete list.dataset.at;
  else list.dataset.at = String(at);
  show(list);
  // Keys that appear below the edge of a sheet's form would not be seen.
  if (!isOpen && folds(list)) padOf(list)?.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Arrow keys lead from key to key. */
export function walkListKeys(event: KeyboardEvent): void {
  const pad = event.target instanceof Element ? event.target.closest<HTMLElement>('.picks ~ .pad') : null;
  if (pad !== null) walkKeys(event, [...pad.querySelectorAll<HTMLButtonElement>('button:not([hidden])')]);
}
