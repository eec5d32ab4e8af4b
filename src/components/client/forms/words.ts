// What stands in a form, as the words of a link. Every page has this from the start: what was entered is kept where the code does not come
// that would do something with it.
import { joinList } from '../../../rules-engine/sheets/lists.ts';

type Control = HTMLInputElement | HTMLSelectElement;
/** A number field gives out nothing where letters stand in it: they are told from an empty one. */
const textOf = (control: Control): string => (control.validity.badInput ? 'no number' : control.value.trim());

/** What one field says: the option chosen, the parts of a list, yes or nothing. */
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

/** The fields of a form by name, those of a count and the questions of a law alike. */
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
