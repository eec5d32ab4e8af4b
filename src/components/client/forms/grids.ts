// Keys that enter a number, or a number and a choice such as "4 hearts", with one tap. The two fields of a grid are the source of truth: the grid
// writes into them and shows their values.

/** Adds a key for a number that the row of keys lacks, from a link or another edition, so that it is not lost and its problem is shown. */
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

/** The values that a field can have, from the keys of its grid; null if it is in none. */
export function inGrid(field: HTMLElement): readonly string[] | null {
  const grid = field.closest<HTMLElement>('[data-grid]');
  if (grid === null) return null;
  const part = (grid.dataset.grid ?? '').split(' ').indexOf(field.dataset.field ?? '');
  return [...new Set([...grid.querySelectorAll<HTMLInputElement>('input[type="radio"]')].map(({ value }) => value.split(' ')[part] ?? ''))];
}

/** Writes the pressed key into both fields. */
export function sayBoth(key: HTMLInputElement): void {
  const grid = key.type === 'radio' ? key.closest<HTMLElement>('[data-grid]') : null;
  if (grid === null) return;
  const said = key.value.split(' ');
  for (const [n, part] of partsOf(grid).entries()) part.value = said[n] ?? '';
}

/** Applies the keys that were pressed before this code was loaded. */
export function listenToGrids(form: HTMLFormElement): void {
  for (const grid of gridsIn(form)) for (const key of grid.querySelectorAll<HTMLInputElement>('input:checked')) sayBoth(key);
}

/** Checks the key that matches the fields, and hides a grid if both of its fields are hidden. */
export function showGrids(form: HTMLFormElement): void {
  for (const grid of gridsIn(form)) {
    const parts = partsOf(grid);
    const said = parts.map(({ value }) => value).join(' ');
    for (const key of grid.querySelectorAll<HTMLInputElement>('input[type="radio"]')) key.checked = key.value === said;
    grid.hidden = parts.every((part) => part.closest<HTMLElement>('[data-field]')?.hidden === true);
  }
}

/** Clears the grids. Resetting a form does not clear hidden fields or remove added keys. */
export function emptyGrids(form: HTMLFormElement): void {
  for (const key of form.querySelectorAll('[data-odd]')) key.remove();
  for (const grid of gridsIn(form)) for (const part of partsOf(grid)) part.value = '';
}
