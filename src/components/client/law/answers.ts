// The answers to a law's questions, read from its page.
import { chooseOf } from '../../../lib/addresses/links.ts';
import { element, textIn } from '../share/share.ts';

export const UNKNOWN = 'unknown';

/** The answers that a button covers. In a switch it may be several, which every book treats alike. */
export const valuesOf = ({ value, dataset }: HTMLInputElement): string[] => [value, ...(dataset.also?.split(' ') ?? [])];

/** The full text of a question. */
export const questionOf = (field: HTMLFieldSetElement | undefined): string => field?.querySelector('legend')?.title || textIn(field?.querySelector('legend'));

/** An answer in the words of its button, in full if the button is abbreviated. */
export function wordsOf(field: HTMLFieldSetElement | undefined, key: string): string {
  const input = [...(field?.querySelectorAll('input') ?? [])].find((one) => valuesOf(one).includes(key));
  if (input === undefined) return key === UNKNOWN ? 'Don’t know' : key;
  const label = input.closest('label');
  const several = [...(label?.querySelectorAll('span > span') ?? [])];
  return textIn(several[valuesOf(input).indexOf(key)]) || label?.title || input.ariaLabel || textIn(label);
}

/** The button of an answer; undefined if the question does not have it. */
export const inputOf = (field: HTMLFieldSetElement | undefined, value: string | undefined): HTMLInputElement | undefined =>
  [...(field?.querySelectorAll('input') ?? [])].find((one) => value !== undefined && valuesOf(one).includes(value));

/** What to choose instead of an answer that a question does not have. */
export function choicesOf(field: HTMLFieldSetElement | undefined, value: string): string {
  const known = [...(field?.querySelectorAll('input') ?? [])].flatMap(valuesOf).filter((one) => one !== UNKNOWN);
  return chooseOf(value, [...known, UNKNOWN], (key) => wordsOf(field, key));
}

/** The answered questions as a list, for a printed slip. */
export function answersOnPaper(fields: Iterable<HTMLFieldSetElement>): HTMLElement {
  const list = element('dl', 'slip-facts');
  for (const field of fields) {
    const checked = field.querySelector('input:checked')?.closest('label');
    if (checked == null || field.hidden) continue;
    list.append(element('dt', '', questionOf(field)), element('dd', '', checked.title || textIn(checked)));
  }
  return list;
}
