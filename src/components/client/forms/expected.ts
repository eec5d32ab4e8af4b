// What a field of a form takes, in words, read from the form itself: for what a link says and a control would drop in silence.
import { among } from '../../../lib/links.ts';
import { splitList } from '../../../rules-engine/core/lists.ts';
import { inGrid } from './grids.ts';

type Control = HTMLInputElement | HTMLSelectElement;
const FLAGS = ['yes', 'true', '1', 'on', 'no', 'false', '0', 'off'];
/** What a number's control holds; whether it is whole and in range is told at the field itself. */
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i;

const numberOf = (value: string, { min, max }: DOMStringMap): string | null => (NUMBER.test(value) ? null : `a whole number from ${min} to ${max}`);

function ofControls(controls: readonly Control[], value: string): string | null {
  const [first] = controls;
  if (value === '' || first === undefined) return null;
  const options = first instanceof HTMLSelectElement ? [...first.options] : first.type === 'radio' ? (controls as readonly HTMLInputElement[]) : null;
  if (options !== null)
    return among(
      value,
      [...new Set(options.map((one) => one.value))].filter((one) => one !== ''),
    );
  if (first.type === 'number')
    return NUMBER.test(value) ? null : `a whole number from ${(first as HTMLInputElement).min} to ${(first as HTMLInputElement).max}`;
  return /[\r\n]/.test(value) ? 'words on one line' : null;
}

/** What was expected where a field cannot hold a value: "yes or no", "one of none, own", "at most 8 entries". Null where it can. */
export function expectedBy(field: HTMLElement, value: string): string | null {
  const { kind, max } = field.dataset;
  const controls = [...field.querySelectorAll<Control>('[name]')];
  const both = inGrid(field);
  if (value === '' && (both !== null || kind === 'count')) return null;
  if (both !== null) return kind === 'count' ? numberOf(value, field.dataset) : among(value, both);
  if (kind === 'count' && controls[0]?.type === 'radio') return numberOf(value, field.dataset);
  if (kind === 'flag') return FLAGS.includes(value) ? null : 'yes or no';
  if (kind !== 'list') return ofControls(controls, value);
  const parts = splitList(value);
  if (parts.length > Number(max)) return `at most ${max} entries`;
  return parts.map((part) => ofControls(controls, part)).find((one) => one !== null) ?? null;
}
