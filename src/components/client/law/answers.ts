// The answers of a law as its page holds them: in the buttons, and on each case what it is ruled out by.
import { chooseOf } from '../../../lib/addresses/links.ts';
import { element, textIn } from '../share/share.ts';

export const UNKNOWN = 'unknown';

/** The answers that a button stands for: of a switch it may be several, which no book treats differently. */
export const valuesOf = ({ value, dataset }: HTMLInputElement): string[] => [value, ...(dataset.also?.split(' ') ?? [])];

/** What a question asks, in full. */
export const questionOf = (field: HTMLFieldSetElement | undefined): string => field?.querySelector('legend')?.title || textIn(field?.querySelector('legend'));

/** An answer in the words of its button, whole where the button is a short one. */
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

/** What is answered, as a slip lists it. */
export function answersOnPaper(fields: Iterable<HTMLFieldSetElement>): HTMLElement {
  const list = element('dl', 'slip-facts');
  for (const field of fields) {
    const checked = field.querySelector('input:checked')?.closest('label');
    if (checked == null || field.hidden) continue;
    list.append(element('dt', '', questionOf(field)), element('dd', '', checked.title || textIn(checked)));
  }
  return list;
}
