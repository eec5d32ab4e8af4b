// What a reader has entered goes with him through a reload, into another edition too.

export const KEY = 'hoyle.entries';
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** Where a control stands: the anchor around its form, which of the forms there, its name or id, which of that name. */
export type Entry = readonly [anchor: string, form: number, name: string, nth: number, value: string, checked: boolean];

const forms = (): HTMLFormElement[] => [...document.querySelectorAll<HTMLFormElement>('main form')];
const anchorOf = (form: HTMLFormElement): string => form.parentElement?.closest('[id]')?.id ?? '';
export const formsAt = (anchor: string): HTMLFormElement[] => forms().filter((form) => anchorOf(form) === anchor);
export const nameOf = (control: Control): string => control.name || control.id;
export const controlsIn = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement) &&
      !['hidden', 'file', 'submit', 'button'].includes(one.type),
  );

/** Writes down what stands in the forms of this page, for the next time that it is loaded in this tab. */
export function keepEntries(): void {
  const entries = forms().flatMap((form) => {
    const controls = controlsIn(form);
    return controls.map((control): Entry => {
      const alike = controls.filter((one) => nameOf(one) === nameOf(control));
      const checked = control instanceof HTMLInputElement && control.checked;
      return [anchorOf(form), formsAt(anchorOf(form)).indexOf(form), nameOf(control), alike.indexOf(control), control.value, checked];
    });
  });
  try {
    sessionStorage.setItem(KEY, JSON.stringify([location.pathname, entries]));
  } catch {
    // Storage is refused. The browser itself brings back most of what stands in a form.
  }
}
