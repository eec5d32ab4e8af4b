// The answers of a law as its page holds them: in the buttons, and on each case what it is ruled out by.
import { textIn } from '../share.ts';

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
