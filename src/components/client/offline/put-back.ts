// Entries that went through a reload stand in their forms again.
import { type Control, controlsIn, type Entry, formsAt, KEY, nameOf } from './entries.ts';

const isBox = (control: Control): control is HTMLInputElement => control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);

/** What was written down for this page; it is read once. */
function keptEntries(): readonly Entry[] {
  try {
    const [path, entries] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string?, Entry[]?];
    sessionStorage.removeItem(KEY);
    return path === location.pathname ? (entries ?? []) : [];
  } catch {
    return [];
  }
}

/** Puts entries back where this page has a place for them; a list grows until it has. `wake` fetches the widget around a form. */
export async function putBack(wake: (form: HTMLFormElement) => Promise<unknown>): Promise<void> {
  const entries = keptEntries();
  for (const form of new Set(entries.map(([anchor, nth]) => formsAt(anchor)[nth]))) {
    if (form === undefined) continue;
    const mine = entries.filter(([anchor, nth]) => formsAt(anchor)[nth] === form);
    const isNew = ([, , name, nth, value, checked]: Entry) => {
      const control = controlsIn(form).filter((one) => nameOf(one) === name)[nth];
      return control === undefined || (isBox(control) ? control.checked !== checked : control.value !== value);
    };
    if (!mine.some(isNew)) continue;
    await wake(form);
    for (let box = form.closest('details'); box !== null; box = box.parentElement?.closest('details') ?? null) box.open = true;
    for (const entry of mine) {
      const [, , name, nth, value, checked] = entry;
      const alike = () => controlsIn(form).filter((one) => nameOf(one) === name);
      for (let more = 50; alike()[nth] === undefined && more > 0; more -= 1)
        alike()[0]?.closest('[data-kind="list"]')?.querySelector<HTMLElement>('[data-add]')?.click();
      const control = alike()[nth];
      if (control === undefined || !isNew(entry)) continue;
      if (isBox(control)) control.checked = checked;
      else control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}
