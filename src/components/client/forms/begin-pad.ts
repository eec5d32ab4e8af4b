// Opens the pad when a scorer's own page is loaded, if its first field asks for cards.
import type { CardPad } from './card-pad.ts';
import type { FieldForm } from './field-form.ts';

/** Touch screens on which the pad is at the bottom of the window (`card-pad.css`). */
export const ON_A_PHONE = '(max-width: 45.99rem) and (pointer: coarse)';

/** Opens the pad for the first field, unless a link or a reload has filled in the form. Does not move the focus. */
export function beginPad(pad: Pick<CardPad, 'open' | 'input'> | null, { form, untouched }: FieldForm): void {
  const first = form.querySelector<HTMLInputElement>('[data-field]:not([hidden]) [name]');
  if (pad === null || pad.input !== null || first?.dataset.cards === undefined || form.closest('.alone') === null) return;
  const isNew = untouched && !new URLSearchParams(location.search).has('score');
  if (!isNew || !matchMedia(ON_A_PHONE).matches) return;
  const top = scrollY;
  pad.open(first);
  // Undoes the scrolling of `open`: the field is above the pad anyway.
  scrollTo({ top });
}
