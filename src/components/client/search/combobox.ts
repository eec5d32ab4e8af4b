import { sayRead } from '../../../lib/search/as-put.ts';
import { early } from '../../../lib/search/early.ts';
import type { Hit as Found } from '../../../lib/search/hits.ts';
import { telling } from '../../../lib/search/known.ts';
import type { ShortRecord } from '../../../lib/search/short-records.ts';
import { wordsOf } from '../../../lib/search/words.ts';
import { searched } from '../offline/full-text-state.ts';
import { isOffline, report } from '../offline/load.ts';
import { fetchChunks, shortRecords } from './full-text.ts';
import { rowOf, shownHit } from './hit-row.ts';
import { answersTo, elementWith, gamesNamed, MOST, passages, searching } from './words.ts';

/** Passages shown under a field. */
const UNDER_FIELD = 4;

/** The list of jumps under a field, worked like any combobox: arrows move, Enter goes, Escape closes. */
export function combobox(input: HTMLInputElement): void {
  const id = `jumps-${[...document.querySelectorAll('input[name="q"]')].indexOf(input)}`;
  const list = elementWith('ul', { id, class: 'jumps', role: 'listbox', 'aria-label': 'Straight to', hidden: '' });
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
  const option = (n: number, href: string, more: Record<string, string>, ...parts: (Node | string)[]) =>
    elementWith(
      'li',
      { id: `${id}-${n}`, role: 'option', 'aria-selected': 'false', ...more },
      elementWith('a', { class: 'hit', href, tabindex: '-1' }, ...parts),
    );
  const put = (made: readonly Node[], keep: number) => {
    list.replaceChildren(...[...list.children].slice(0, keep), ...made);
    list.hidden = list.children.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
  };
  const readAs = (hit: Found) => (sayRead(hit) === '' ? [] : [elementWith('small', { class: 'read-as' }, sayRead(hit))]);
  const jumpsOf = (hits: readonly Found[], from = 0) =>
    hits.map((hit, n) =>
      option(
        from + n,
        hit.url + (hit.query ?? ''),
        { 'data-jump': '', 'data-result': '', 'data-id': hit.id, 'data-game': hit.game },
        ...rowOf(shownHit(hit)),
        ...(n === 0 ? readAs(hit) : []),
      ),
    );
  /** What is missing stands before all; it leads to the page of results, which says more. */
  const saidOf = (said: readonly string[]) =>
    said.length === 0 ? [] : [option(0, `/search/?q=${encodeURIComponent(input.value)}`, { 'data-said': '' }, said.join(' '))];
  /** Where no game is named and the words have an answer in several: the page of results has a link for each. */
  const othersOf = (titles: readonly string[], n: number) =>
    titles.length === 0
      ? []
      : [
          option(
            n,
            `/search/?q=${encodeURIComponent(input.value)}`,
            { 'data-others': '' },
            elementWith('b', {}, 'Which game?'),
            elementWith('small', {}, titles.join(', ')),
          ),
        ];
  const passagesOf = (records: readonly ShortRecord[], from: number) =>
    records.map(({ url, title, where, heading, id: its, game }, n) =>
      option(
        from + n,
        url,
        { 'data-passage': '', 'data-result': '', 'data-id': its, 'data-game': game },
        elementWith('b', {}, title),
        elementWith('small', {}, [where, heading].filter((part) => part !== '').join(' › ')),
      ),
    );
  const notHere = (n: number) =>
    option(
      n,
      '/offline/',
      { 'data-not-here': '' },
      elementWith('b', {}, 'The full text is not on this device yet'),
      elementWith('small', {}, 'Search once with a network, or take the whole site with you'),
    );
  const show = async () => {
    const text = input.value;
    if (text.trim().length < 2) return close();
    // Whoever is already on his way through the list keeps the list that he sees.
    const late = () => input.value !== text || at >= 0;
    const { known } = await searching();
    if (late()) return;
    fetchChunks(telling(text), known.chunks);
    const records = shortRecords().catch(() => null);
    // What the first file knows stands there until the pieces that the question needs have come; on the device that is at once.
    let jumps = early(text, known);
    let said: readonly string[] = [];
    let others: readonly string[] = [];
    let below: readonly ShortRecord[] = [];
    const draw = () => {
      const keep = at >= 0 ? list.querySelectorAll('[data-jump], [data-said], [data-others]').length : 0;
      const rest = below.filter((record) => !jumps.some((jump) => jump.url === record.url)).slice(0, UNDER_FIELD);
      const first = [...saidOf(said), ...jumpsOf(jumps, said.length > 0 ? 1 : 0), ...othersOf(others, jumps.length + 1)];
      if (input.value === text) put(keep > 0 ? passagesOf(rest, keep) : [...first, ...passagesOf(rest, first.length + 1)], keep);
    };
    const quick = setTimeout(draw, 40);
    const { understood, answer } = await answersTo(text);
    // Without a network and the full text, what the first file knows stays, and a line says how to get the rest.
    const without = (error: unknown) => {
      clearTimeout(quick);
      if (!isOffline(error) || late()) throw error;
      put([...jumpsOf(jumps), notHere(jumps.length)], 0);
    };
    // The passages do not wait for the titles of the jumps, nor these for the passages.
    const answered = answer
      .finally(() => clearTimeout(quick))
      .then((found) => {
        if (late()) return;
        jumps = [...found.hits];
        said = found.said;
        others = found.others.map(({ title }) => title);
        draw();
      });
    answered.catch(() => undefined);
    const about = await understood.catch(without);
    if (about === undefined) return;
    fetchChunks(about.words, known.chunks);
    if (about.nothing) return void (await answered);
    const asked = await passages(about.words.length === 0 ? wordsOf(text) : about.words, about.least, gamesNamed(about)).catch(without);
    if (asked === undefined) return;
    searched();
    const { hits } = asked;
    const found = await records;
    clearTimeout(quick);
    below = hits.slice(0, MOST + UNDER_FIELD).flatMap((hit) => found?.(hit.id) ?? []);
    draw();
    await answered;
  };
  let wait: ReturnType<typeof setTimeout> | undefined;
  input.addEventListener('input', () => {
    clearTimeout(wait);
    at = -1;
    wait = setTimeout(() => void show().catch(report), 10);
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
  // Whoever was quicker than this script has typed already.
  if (document.activeElement === input && input.value !== '') void show().catch(report);
}
