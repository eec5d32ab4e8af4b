// Keys of which one touch says a number, or a number and a choice: "4 hearts". Of a grid both fields are the truth: it writes into them and
// shows what stands there.

/** A number that a row of keys has not, out of a link or of another edition, gets a key of its own: what is wrong with it is told, and it is not lost. */
export function oddKey(field: HTMLElement, text: string): HTMLInputElement | undefined {
  const last = field.dataset.kind === 'count' && text !== '' ? field.querySelector<HTMLElement>('.numbers label:last-of-type') : null;
  const key = last?.cloneNode(true) as HTMLElement | undefined;
  const input = key?.querySelector('input');
  if (last === null || key === undefined || input == null) return undefined;
  input.value = text;
  key.dataset.odd = '';
  key.replaceChildren(input, text);
  last.after(key);
  return input;
}

const gridsIn = (form: HTMLFormElement): HTMLElement[] => [...form.querySelectorAll<HTMLElement>('[data-grid]')];
const partsOf = (grid: HTMLElement): HTMLInputElement[] => [...grid.querySelectorAll<HTMLInputElement>('input[type="hidden"]')];

/** What each of both fields can be, as the keys of the grid have it. */
export function inGrid(field: HTMLElement): readonly string[] | null {
  const grid = field.closest<HTMLElement>('[data-grid]');
  if (grid === null) return null;
  const part = (grid.dataset.grid ?? '').split(' ').indexOf(field.dataset.field ?? '');
  return [...new Set([...grid.querySelectorAll<HTMLInputElement>('input[type="radio"]')].map(({ value }) => value.split(' ')[part] ?? ''))];
}

/** Writes the key that was touched into both fields. */
export function sayBoth(key: HTMLInputElement): void {
  const grid = key.type === 'radio' ? key.closest<HTMLElement>('[data-grid]') : null;
  if (grid === null) return;
  const said = key.value.split(' ');
  for (const [n, part] of partsOf(grid).entries()) part.value = said[n] ?? '';
}

/** A key that was touched before anybody listened counts as well. */
export function hearGrids(form: HTMLFormElement): void {
  for (const grid of gridsIn(form)) for (const key of grid.querySelectorAll<HTMLInputElement>('input:checked')) sayBoth(key);
}

/** Shows what stands in the fields: the key pressed, and no grid where neither field is asked. */
export function showGrids(form: HTMLFormElement): void {
  for (const grid of gridsIn(form)) {
    const parts = partsOf(grid);
    const said = parts.map(({ value }) => value).join(' ');
    for (const key of grid.querySelectorAll<HTMLInputElement>('input[type="radio"]')) key.checked = key.value === said;
    grid.hidden = parts.every((part) => part.closest<HTMLElement>('[data-field]')?.hidden === true);
  }
}

/** A form that is emptied leaves hidden fields as they are, and keys that came to it. */
export function emptyGrids(form: HTMLFormElement): void {
  for (const key of form.querySelectorAll('[data-odd]')) key.remove();
  for (const grid of gridsIn(form)) for (const part of partsOf(grid)) part.value = '';
}
