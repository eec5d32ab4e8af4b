// Two fields that one touch of a grid says: "4 hearts". The fields are the truth; the grid writes into them and shows what stands there.

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

/** A form that is emptied leaves hidden fields as they are. */
export function emptyGrids(form: HTMLFormElement): void {
  for (const grid of gridsIn(form)) for (const part of partsOf(grid)) part.value = '';
}
