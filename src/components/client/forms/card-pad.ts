// An on-screen pad with the whole pack, or a set of tiles or balls. A form has one pad, which is shown below the field being filled. The field is the source of
// truth: keys write into it, and typed or dictated text is shown on the pad.
import { element, textIn } from '../share/share.ts';
import { drawHeld, type Hand, heldOf, layBack, writeInto } from './held.ts';
import type { Keys } from './keys.ts';
import { whenOutOfView } from './out-of-view.ts';

const isTouched = () => matchMedia('(pointer: coarse)').matches;
const button = (className: string, text: string) => Object.assign(element('button', className, text), { type: 'button' as const });
/** The label of a field. */
const nameOf = (input: HTMLInputElement) => textIn(input.labels?.[0]);

export class CardPad<T extends string = string> {
  readonly #form: HTMLFormElement;
  readonly #hand: Hand<T>;
  readonly #pad = element('div', 'card-pad');
  readonly #fields = element('div', 'pad-fields');
  readonly #said = element('p', 'pad-said');
  readonly #undo = button('quiet', 'Undo');
  readonly #done = button('main', 'Done');
  readonly #foot = element('div', 'pad-foot');
  #keys: Keys<T> | null = null;
  #kind = '';
  #input: HTMLInputElement | null = null;
  #unwatch = (): void => {};
  #answer = { said: '', as: 'asked' };

  constructor(form: HTMLFormElement, hand: Hand<T>) {
    this.#form = form;
    this.#hand = hand;
    this.#pad.id = `${form.closest('[id]')?.id ?? 'form'}.pad`;
    this.#pad.hidden = true;
    this.#pad.setAttribute('role', 'group');
    const type = button('quiet', 'Type');
    type.setAttribute('aria-label', `Type or say the ${hand.names.several}`);
    type.addEventListener('click', () => this.#type());
    this.#done.addEventListener('click', () => this.close(true));
    this.#undo.setAttribute('aria-label', `Undo: take the last ${hand.names.one} back`);
    this.#undo.addEventListener('click', () => this.#takeBack());
    // At the bottom, within reach of the thumb.
    this.#foot.append(this.#undo, type, this.#done);
    this.#pad.append(this.#fields, this.#said, this.#foot);
    this.#fields.addEventListener('click', ({ target }) => this.#turn(target));
    // The events dispatched when a form is cleared do not bubble, so this listens in the capture phase.
    form.addEventListener('input', ({ target }) => target instanceof HTMLInputElement && target.dataset.cards !== undefined && this.#see(target), true);
    form.addEventListener('click', ({ target }) => this.#pressed(target));
    form.addEventListener('focusin', ({ target }) => this.#focused(target));
    form.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || this.#input === null) return;
      event.preventDefault();
      this.#leave();
    });
    document.addEventListener('click', ({ target }) => {
      // The tapped field may move as the pad opens: the click then lands elsewhere, but the field still has the focus.
      if (!(target instanceof Element) || !target.isConnected || document.activeElement === this.#input) return;
      if (!this.#pad.contains(target) && target.closest('.cards-entry, [data-add]') === null) this.close(false);
    });
    for (const input of this.#inputs()) if (input.value !== '') this.#see(input);
    this.#focused(document.activeElement);
  }

  #inputs(): HTMLInputElement[] {
    return [...this.#form.querySelectorAll<HTMLInputElement>('input[data-cards]')].filter((input) => input.closest('[hidden]') === null);
  }

  /** The field being filled; null if the pad is closed. */
  get input(): HTMLInputElement | null {
    return this.#input;
  }

  /** Shows in one line what the cards count for, what is still needed or what is wrong. */
  say(said: string, as: 'counted' | 'asked' | 'wrong'): void {
    this.#answer = { said, as };
    this.#notify();
  }

  #pressed(target: EventTarget | null): void {
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-pack]') : null;
    const input = opener?.closest('.cards-entry')?.querySelector('input');
    if (input == null) return;
    if (input === this.#input) this.#leave();
    else this.open(input);
  }

  #focused(target: Element | EventTarget | null): void {
    if (!(target instanceof HTMLInputElement) || !this.#form.contains(target)) return;
    const isCards = target.dataset.cards !== undefined;
    if (isCards && target.inputMode === 'none' && isTouched()) this.open(target);
    else if (!isCards && isTouched() && !['radio', 'checkbox'].includes(target.type)) this.close(false);
  }

  /** Opens the pad for a field. */
  open(input: HTMLInputElement): void {
    const held = this.#pad.contains(document.activeElement);
    this.#mark(false);
    this.#input = input;
    const kind = this.#hand.kind(input);
    if (kind !== this.#kind) {
      const keys = this.#hand.keys(input, (item) => this.#pick(item));
      this.#keys?.node.remove();
      this.#foot.before(keys.node);
      this.#keys = keys;
      this.#kind = kind;
    }
    input.closest('.cards-entry')?.after(this.#pad);
    this.#pad.hidden = false;
    this.#pad.setAttribute('aria-label', `${this.#hand.names.all}, for ${nameOf(input)}`);
    this.#mark(true);
    this.#pad.insertBefore(heldOf(input), this.#said);
    this.#see(input);
    if (held) this.#keys?.enter();
    const place = input.closest('.row') ?? input.closest('.field') ?? input;
    place.scrollIntoView({ block: 'nearest' });
    // At the bottom of the window, the pad would cover other fields once its own is out of sight.
    this.#unwatch = whenOutOfView(place, () => isTouched() && getComputedStyle(this.#pad).position === 'fixed' && this.close(false));
    this.#notify();
  }

  /** Closes the pad. `done`: leads on to the score, by the event `hoyle:done`. */
  close(done: boolean): void {
    const input = this.#input;
    if (input === null) return;
    this.#mark(false);
    this.#input = null;
    this.#pad.hidden = true;
    layBack(input, this.#hand);
    if (done) this.#form.dispatchEvent(new CustomEvent('hoyle:done', { bubbles: true }));
  }
  /** Closes the pad and focuses its button. */
  #leave(): void {
    const opener = this.#input?.closest('.cards-entry')?.querySelector<HTMLElement>('[data-pack]');
    this.close(false);
    opener?.focus();
  }

  #mark(open: boolean): void {
    if (!open) this.#unwatch();
    const opener = this.#input?.closest('.cards-entry')?.querySelector('[data-pack]');
    opener?.setAttribute('aria-expanded', String(open));
    if (open) opener?.setAttribute('aria-controls', this.#pad.id);
    if (!open && this.#input !== null) layBack(this.#input, this.#hand);
  }

  /** Shows the phone's own keyboard for the field, until it loses the focus. */
  #type(): void {
    const input = this.#input;
    if (input === null) return;
    this.close(false);
    input.inputMode = 'text';
    input.addEventListener('blur', () => (input.inputMode = 'none'), { once: true });
    input.focus();
  }

  #pick(item: T): void {
    const input = this.#input;
    if (input === null || this.#keys === null) return;
    this.#keys.remember(item);
    const items = this.#hand.read(input);
    const max = Number(input.dataset.max);
    const mine = items.filter((one) => one === item).length;
    // An item with several copies can be picked until none is left; the next press puts them all back.
    const write = (now: readonly T[]) => writeInto(input, now, this.#hand);
    if (mine > 0 && (mine >= this.#keys.copies(item) || items.length >= max)) write(items.filter((one) => one !== item));
    else if (max === 1) write([item]);
    else if (items.length < max) write([...items, item]);
    if (this.#hand.read(input).length >= max && mine === 0) this.#onward(input);
    this.#keys.focus(item);
  }

  /** Takes back the last pick: from this field or, if it is empty, from the last filled one before it. */
  #takeBack(): void {
    const input = this.#lastFilled();
    if (input === undefined) return;
    if (input !== this.#input) this.open(input);
    writeInto(input, this.#hand.read(input).slice(0, -1), this.#hand);
  }

  #lastFilled(): HTMLInputElement | undefined {
    const inputs = this.#inputs();
    const here = this.#input === null ? -1 : inputs.indexOf(this.#input);
    return inputs.slice(0, here + 1).findLast((one) => this.#hand.read(one).length > 0);
  }

  /** Moves the pad from a full field to the next one that has room, if that is empty. */
  #onward(input: HTMLInputElement): void {
    const inputs = this.#inputs();
    const next = inputs.slice(inputs.indexOf(input) + 1).find((one) => this.#hand.read(one).length < Number(one.dataset.max));
    if (next !== undefined && this.#hand.read(next).length === 0) this.open(next);
  }

  #see(input: HTMLInputElement): void {
    const { read, once } = this.#hand;
    heldOf(input).hidden = read(input).length === 0 && input !== this.#input;
    drawHeld(input, this.#hand);
    if (this.#input === null) return;
    const others = this.#inputs().filter((one) => one !== this.#input && once(one));
    const away = this.#hand.away?.(this.#input);
    this.#keys?.show(read(this.#input), once(this.#input) ? others.flatMap(read) : [], away?.items, away?.said);
    this.#notify();
  }

  #notify(): void {
    const input = this.#input;
    if (input === null) return;
    const inputs = this.#inputs();
    this.#fields.replaceChildren(
      ...inputs.map((one, n) => {
        const count = this.#hand.read(one).length;
        const tab = button('pad-field', nameOf(one));
        if (count > 0) tab.append(' ', element('b', '', String(count)));
        tab.dataset.at = String(n);
        tab.setAttribute('aria-pressed', String(one === input));
        return tab;
      }),
      ...(this.#adder(input) === null ? [] : [Object.assign(button('pad-field', '+'), { ariaLabel: 'One more' })]),
    );
    const here = this.#fields.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (here !== null) this.#fields.scrollLeft = here.offsetLeft - this.#fields.offsetLeft - 8;
    const [count, min, max] = [this.#hand.read(input).length, Number(input.dataset.min), Number(input.dataset.max)];
    const many = `${count} of ${min === max ? max : `${min} to ${max}`} ${max === 1 ? this.#hand.names.one : this.#hand.names.several}`;
    // Not by the `disabled` attribute: a disabled button loses the focus, which sends keyboard users back to the top of the page.
    this.#undo.ariaDisabled = String(this.#lastFilled() === undefined);
    // It looks inactive until something is picked, but closes the pad and leads on.
    this.#done.classList.toggle(
      'idle',
      inputs.every(({ value }) => value === ''),
    );
    const { said, as } = this.#answer;
    this.#said.className = `pad-said ${as}`;
    this.#said.textContent = as === 'asked' ? [many, said].filter((text) => text !== '').join('. ') : said;
  }

  /** The button that adds a row to the field's list; null if there is no list or it is full. */
  #adder(input: HTMLInputElement): HTMLButtonElement | null {
    const list = input.closest<HTMLElement>('[data-kind="list"]');
    const isFull = list === null || list.querySelectorAll('.row').length >= Number(list.dataset.max);
    return isFull ? null : (list?.querySelector<HTMLButtonElement>('[data-add]') ?? null);
  }

  #turn(target: EventTarget | null): void {
    const tab = target instanceof Element ? target.closest<HTMLElement>('.pad-field') : null;
    if (tab === null || this.#input === null) return;
    if (tab.dataset.at === undefined) this.#adder(this.#input)?.click();
    const next =
      tab.dataset.at === undefined
        ? this.#inputs().find((one) => one.value === '' && one.closest('.row')?.nextElementSibling === null)
        : this.#inputs()[Number(tab.dataset.at)];
    if (next !== undefined) this.open(next);
  }
}
