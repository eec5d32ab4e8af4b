// The values of a form, as text for a link. Every page loads this at the start, so that input can be kept if the code of a widget
// cannot be loaded.
import { joinList } from '../../../rules-engine/sheets/lists.ts';

type Control = HTMLInputElement | HTMLSelectElement;
/** The text of a control. A number field with letters has an empty value; 'no number' distinguishes it from an empty field. */
const textOf = (control: Control): string => (control.validity.badInput ? 'no number' : control.value.trim());

/** The value of one field: the chosen option, the parts of a list, "yes" or nothing. */
export function wordOf(field: HTMLElement): string {
  const controls = [...field.querySelectorAll<Control>('[name]')];
  const chosen = controls.find((control) => (control as HTMLInputElement).checked);
  if (field.dataset.kind === 'list') {
    const parts = controls.map(textOf);
    while (parts.length > 0 && parts.at(-1) === '') parts.pop();
    return joinList(parts);
  }
  if (controls[0]?.type === 'checkbox') return chosen === undefined ? '' : 'yes';
  return controls[0]?.type === 'radio' ? (chosen?.value ?? '') : controls[0] === undefined ? '' : textOf(controls[0]);
}

/** The values of a form by field name, for scorers and the questions of laws alike. */
export function wordsOf(form: HTMLFormElement, fields = [...form.querySelectorAll<HTMLElement>('[data-field], [data-fact], [data-claim]')]) {
  const words: Record<string, string> = {};
  for (const field of fields) {
    const { field: name = field.dataset.fact, claim } = field.dataset;
    if (claim === undefined) words[name ?? ''] = wordOf(field);
    else {
      words[`claim ${claim}`] = (field as HTMLInputElement).value;
      if (field.dataset.to !== undefined) words[`whose ${claim}`] = field.dataset.to;
    }
  }
  const book = form.elements.namedItem('book');
  if (book instanceof HTMLSelectElement) words.book = book.value;
  return words;
}
