// A scorer on its own page begins with the pad, where the first thing it asks for is cards.
import type { CardPad } from './card-pad.ts';
import type { FieldForm } from './field-form.ts';

/** Where the pad lies at the foot of the window (`card-pad.css`), and a finger is to touch it. */
export const ON_A_PHONE = '(max-width: 45.99rem) and (pointer: coarse)';

/** Opens the pad on the first field, unless a link or a reload has brought something. The focus stays where it is. */
export function beginPad(pad: Pick<CardPad, 'open' | 'input'> | null, { form, untouched }: FieldForm): void {
  const first = form.querySelector<HTMLInputElement>('[data-field]:not([hidden]) [name]');
  if (pad === null || pad.input !== null || first?.dataset.cards === undefined || form.closest('.alone') === null) return;
  const isNew = untouched && !new URLSearchParams(location.search).has('score');
  if (!isNew || !matchMedia(ON_A_PHONE).matches) return;
  const top = scrollY;
  pad.open(first);
  // The field is above the pad as it is.
  scrollTo({ top });
}
