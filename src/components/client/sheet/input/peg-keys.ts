// The numbers that are pegged most, as keys below the number of holes. Larger ones are typed, or tapped on the board.
import { element } from '../../share/share.ts';

const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 24] as const;

/** Adds the keys to the form of a peg. */
export function setPegKeys(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[data-field="points"]');
  const input = field?.querySelector('input');
  if (field == null || input == null || field.querySelector('.peg-keys') !== null) return;
  const keys = element('div', 'peg-keys');
  keys.setAttribute('role', 'group');
  keys.setAttribute('aria-label', field.dataset.label ?? '');
  const buttons = KEYS.map((holes) => {
    const key = Object.assign(element('button', '', String(holes)), { type: 'button' as const });
    key.addEventListener('click', () => {
      input.value = String(holes);
      for (const kind of ['input', 'change']) input.dispatchEvent(new Event(kind, { bubbles: true }));
    });
    return key;
  });
  const show = () => {
    for (const key of buttons) key.setAttribute('aria-pressed', String(key.textContent === input.value));
  };
  keys.append(...buttons);
  field.querySelector('.problem')?.before(keys);
  form.addEventListener('input', show);
  // Clearing the form for the next peg fires no `input` event, but it changes the number of the peg.
  new MutationObserver(show).observe(form, { attributeFilter: ['data-at'] });
  show();
}
