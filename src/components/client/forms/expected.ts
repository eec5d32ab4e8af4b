// Says what to enter in a field, read from the form itself, for values in a link that a control would silently drop.
import { among } from '../../../lib/addresses/links.ts';
import { splitList } from '../../../rules-engine/sheets/lists.ts';
import { inGrid } from './grids.ts';

type Control = HTMLInputElement | HTMLSelectElement;
const FLAGS = ['yes', 'true', '1', 'on', 'no', 'false', '0', 'off'];
/** The text that a number control accepts. Whether it is a whole number in range is reported at the field itself. */
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i;

const numberOf = (value: string, { min, max }: DOMStringMap): string | null => (NUMBER.test(value) ? null : `Enter a whole number from ${min} to ${max}`);
const textOf = (one: Element | null | undefined) => one?.textContent?.trim() ?? '';
/** An answer as its control shows it. */
const wordsOf = (one: HTMLOptionElement | HTMLInputElement | undefined): string =>
  (one instanceof HTMLInputElement ? textOf(one.closest('label')) : textOf(one)) || (one?.value ?? '');

function ofControls(controls: readonly Control[], value: string): string | null {
  const [first] = controls;
  if (value === '' || first === undefined) return null;
  const options = first instanceof HTMLSelectElement ? [...first.options] : first.type === 'radio' ? (controls as readonly HTMLInputElement[]) : null;
  if (options !== null)
    return among(
      value,
      [...new Set(options.map((one) => one.value))].filter((one) => one !== ''),
      (key) => wordsOf(options.find((one) => one.value === key)),
    );
  if (first.type === 'number') return numberOf(value, { min: (first as HTMLInputElement).min, max: (first as HTMLInputElement).max });
  return /[\r\n]/.test(value) ? 'Enter words on one line' : null;
}

/** What to enter if a field cannot take a value: "Answer yes or no", "Choose “Nobody” or “We”", "Enter at most 8". Null if it can. */
export function insteadOf(field: HTMLElement, value: string): string | null {
  const { kind, max } = field.dataset;
  const controls = [...field.querySelectorAll<Control>('[name]')];
  const both = inGrid(field);
  if (value === '' && (both !== null || kind === 'count')) return null;
  if (both !== null) return kind === 'count' ? numberOf(value, field.dataset) : among(value, both);
  if (kind === 'count' && controls[0]?.type === 'radio') return numberOf(value, field.dataset);
  if (kind === 'flag') return FLAGS.includes(value) ? null : 'Answer yes or no';
  if (kind !== 'list') return ofControls(controls, value);
  const parts = splitList(value);
  if (parts.length > Number(max)) return `Enter at most ${max}`;
  return parts.map((part) => ofControls(controls, part)).find((one) => one !== null) ?? null;
}
