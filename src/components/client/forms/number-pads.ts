// Lists of small numbers with keys that write into the next empty box.

type Box = HTMLInputElement | HTMLSelectElement;
const boxesOf = (list: HTMLElement): Box[] => [...list.querySelectorAll<Box>('.row:not([hidden]) [name]')];

/** Tells the form that a box has changed. */
export function changed(box: Box): void {
  for (const kind of ['input', 'change']) box.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Keeps phones from showing their own keyboard for boxes that have keys. */
export function padsAreKeyboards(part: HTMLElement): void {
  for (const pad of part.querySelectorAll('.pad'))
    for (const input of pad.parentElement?.querySelectorAll<HTMLInputElement>('.row input') ?? []) input.inputMode = 'none';
}

/** Writes the value of a key into the next empty box. When the list is full, focuses the next list. */
export function enterNext(list: HTMLElement, value: string, grow: () => boolean): void {
  const free = () => boxesOf(list).find((control) => control.value === '');
  const mayGrow = !list.classList.contains('of-each');
  const box = free() ?? (mayGrow && grow() ? free() : undefined);
  if (box === undefined) return;
  box.value = value;
  changed(box);
  const isFull = free() === undefined && (!mayGrow || list.querySelectorAll('.row').length >= Number(list.dataset.max));
  if (isFull) nextList(list)?.focus({ preventScroll: true });
}

/** The first box of the next list with keys, if that list is visible and empty. */
export function nextList(list: HTMLElement): Box | undefined {
  const lists = [...(list.closest('form')?.querySelectorAll<HTMLElement>('[data-kind="list"]:has(.pad):not([hidden])') ?? [])];
  const next = lists[lists.indexOf(list) + 1];
  const boxes = next === undefined || next.closest('details:not([open])') !== null ? [] : boxesOf(next);
  return boxes.every(({ value }) => value === '') ? boxes[0] : undefined;
}

/** Removes the last entry of a list: its box, or only its value if the box has to stay. */
export function dropLast(list: HTMLElement): void {
  const rows = [...list.querySelectorAll<HTMLElement>('.row')];
  const least = Math.max(1, Number(list.dataset.min));
  if (list.querySelector('.pad') === null || list.querySelector('select:not(:has([value=""]))') !== null) {
    if (rows.length > least) rows.at(-1)?.remove();
    return;
  }
  const box = boxesOf(list).findLast((one) => one.value !== '');
  if (box === undefined) return;
  if (rows.length > Math.max(2, least) && !list.classList.contains('of-each')) rows.at(-1)?.remove();
  box.value = '';
  changed(box);
}
