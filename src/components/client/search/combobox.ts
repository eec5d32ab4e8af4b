import type { ShortRecord } from '../../../lib/short-records.ts';
import { fetchChunks, shortRecords } from './full-text.ts';
import { jumpsFor } from './match.ts';
import { understand } from './understand.ts';
import { element, passages, subtitle, words } from './words.ts';

/** Passages shown under a field. */
const UNDER_FIELD = 4;

/** The list of jumps under a field, worked like any combobox: arrows move, Enter goes, Escape closes. */
export function combobox(input: HTMLInputElement): void {
  const id = `jumps-${[...document.querySelectorAll('input[name="q"]')].indexOf(input)}`;
  const list = element('ul', { id, class: 'jumps', role: 'listbox', 'aria-label': 'Straight to', hidden: '' });
  const holder = input.closest('form') ?? input.parentElement;
  holder?.append(list);
  for (const [key, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': id,
    autocomplete: 'off',
  }))
    input.setAttribute(key, value);
  let at = -1;
  const options = () => [...list.children] as HTMLElement[];
  const close = () => {
    list.hidden = true;
    at = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const mark = (next: number) => {
    at = next;
    for (const [n, option] of options().entries()) option.setAttribute('aria-selected', String(n === at));
    const active = options()[at];
    if (active === undefined) input.removeAttribute('aria-activedescendant');
    else {
      input.setAttribute('aria-activedescendant', active.id);
      active.scrollIntoView({ block: 'nearest' });
    }
  };
  const option = (n: number, href: string, title: string, small: string, more: Record<string, string>) =>
    element(
      'li',
      { id: `${id}-${n}`, role: 'option', 'aria-selected': 'false', ...more },
      element('a', { href, tabindex: '-1' }, element('b', {}, title), element('small', {}, small)),
    );
  const put = (made: readonly Node[], keep: number) => {
    list.replaceChildren(...[...list.children].slice(0, keep), ...made);
    list.hidden = list.children.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
  };
  const show = async () => {
    const text = input.value;
    if (text.trim().length < 2) return close();
    const known = await words().catch(() => null);
    // Whoever is already on his way through the list keeps the list that he sees.
    if (known === null || input.value !== text || at >= 0) return;
    const jumps = jumpsFor(text, known);
    put(
      jumps.map((jump, n) => option(n, jump.url, jump.title, subtitle(jump), { 'data-jump': jump.game })),
      0,
    );
    const understood = understand(text, known);
    fetchChunks(understood.words, known.chunks);
    const asked = shortRecords().catch(() => null);
    const { hits } = await passages(understood.query, known, {});
    const records = await asked;
    if (input.value !== text) return;
    const rest = hits
      .map((hit) => records?.get(hit.id))
      .filter((record) => record !== undefined && !jumps.some((jump) => jump.url === record.url))
      .slice(0, UNDER_FIELD) as ShortRecord[];
    put(
      rest.map(({ url, title, where, heading, id: its, game }, n) =>
        option(jumps.length + n, url, title, [where, heading].filter((part) => part !== '').join(' › '), {
          'data-result': '',
          'data-id': its,
          'data-game': game,
        }),
      ),
      jumps.length,
    );
  };
  let wait: ReturnType<typeof setTimeout> | undefined;
  input.addEventListener('input', () => {
    // The jumps cost a few milliseconds and come at every letter; the full text waits for a pause in the typing.
    clearTimeout(wait);
    at = -1;
    wait = setTimeout(() => void show().catch(() => undefined), 30);
  });
  input.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    const size = options().length;
    if (event.key === 'ArrowDown') mark((at + 1) % size);
    else if (event.key === 'ArrowUp') mark((at - 1 + size) % size);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && at >= 0) {
      const link = options()[at]?.querySelector('a');
      if (link != null) location.assign(link.href);
    } else return;
    event.preventDefault();
  });
  input.addEventListener('blur', () => setTimeout(close, 200));
  document.addEventListener('hoyle:words', () => {
    if (document.activeElement === input && at < 0) void show().catch(() => undefined);
  });
  // Whoever was quicker than this script has typed already.
  if (document.activeElement === input && input.value !== '') void show().catch(() => undefined);
}
