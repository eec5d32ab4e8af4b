// Counts. The form is on the page; the engine of its one game is fetched when the form is first touched.
import type { EngineBundle } from '../../lib/engine-url.ts';
import type { Answer, Line, Problem, Scorer as Sheet } from '../../rules-engine/index.ts';
import { spreadPack } from './card-picker.ts';
import { picture } from './draw.ts';
import { chosenBook, element, linkTo, printSlip, share, textIn } from './share.ts';

class Scorer extends HTMLElement {
  #form!: HTMLFormElement;
  #engine: Promise<EngineBundle> | null = null;
  #link = '';

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (form === null || this.dataset.ready !== undefined) return;
    this.dataset.ready = '';
    this.#form = form;
    const book = form.elements.namedItem('book') as HTMLSelectElement;
    if ([...book.options].some((option) => option.value === chosenBook())) book.value = chosenBook();
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#count(true);
    });
    form.addEventListener('reset', () => setTimeout(() => this.#cleared()));
    form.addEventListener('input', () => this.#asked());
    form.addEventListener('change', (event) => {
      // A count that is on the page follows what is changed; problems wait for the button.
      if (this.querySelector('.result')?.childElementCount && event.target instanceof Element) void this.#count(false);
    });
    this.addEventListener('click', (event) => this.#pressed(event.target));
    for (const pack of this.querySelectorAll<HTMLDetailsElement>('details.pack')) this.#unfold(pack);
    this.#asked();
    void this.#load().catch(() => undefined);
    void this.#restore();
  }

  #unfold(pack: HTMLDetailsElement): void {
    pack.addEventListener('toggle', () => pack.open && spreadPack(pack));
    if (pack.open) spreadPack(pack);
  }

  #load(): Promise<EngineBundle> {
    this.#engine ??= (import(/* @vite-ignore */ this.dataset.engine ?? '') as Promise<EngineBundle>).catch((error: unknown) => {
      this.#engine = null;
      throw error;
    });
    return this.#engine;
  }

  #scorer(engine: EngineBundle): Sheet | undefined {
    const [, variant] = (this.dataset.place ?? '').split('/');
    const place = variant === undefined ? engine.default : engine.default.variants[variant];
    return place?.scorers[this.dataset.key ?? ''];
  }

  #fields(): HTMLElement[] {
    return [...this.#form.querySelectorAll<HTMLElement>('[data-field]')];
  }

  #raw(): Record<string, string> {
    const raw: Record<string, string> = {};
    for (const field of this.#fields()) {
      if (field.hidden) continue;
      const name = field.dataset.field ?? '';
      const controls = [...field.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
      if (field.dataset.kind === 'flag') raw[name] = (controls[0] as HTMLInputElement).checked ? 'yes' : '';
      else if (field.dataset.kind === 'list') {
        const parts = controls.map((control) => control.value.trim());
        while (parts.length > 0 && parts.at(-1) === '') parts.pop();
        raw[name] = parts.join('.');
      } else if (controls[0]?.type === 'radio') raw[name] = controls.find((control) => (control as HTMLInputElement).checked)?.value ?? '';
      else raw[name] = controls[0]?.value ?? '';
    }
    return raw;
  }

  /** Hides what is not asked under the answers given. */
  #asked(): void {
    for (const field of this.#fields()) {
      const { when, is } = field.dataset;
      if (when === undefined) continue;
      const on = this.#fields().find((one) => one.dataset.field === when);
      const control = on?.querySelector<HTMLInputElement | HTMLSelectElement>('input:checked, select, input:not([type="radio"], [type="checkbox"])');
      field.hidden = !(is ?? '').split(' ').includes(control?.value ?? '');
    }
  }

  #write(name: string, text: string): boolean {
    const field = this.#fields().find((one) => one.dataset.field === name);
    if (field === undefined) return false;
    if (field.dataset.kind === 'list') {
      const parts = text.split('.');
      while (field.querySelectorAll('.row').length < parts.length && this.#grow(field));
      field.querySelectorAll<HTMLInputElement>('.row [name]').forEach((control, n) => {
        control.value = parts[n] ?? '';
      });
    } else if (field.dataset.kind === 'flag') {
      const box = field.querySelector<HTMLInputElement>('input');
      if (box !== null) box.checked = ['yes', 'true', '1', 'on'].includes(text);
    } else {
      const radio = [...field.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
      const control = field.querySelector<HTMLInputElement | HTMLSelectElement>('[name]');
      if (radio.length > 0) {
        const found = radio.find((one) => one.value === text);
        if (found === undefined) return false;
        found.checked = true;
      } else if (control !== null) {
        control.value = text.replace(/-(?=[0-9AJQKjqka])/g, ' ');
        if (control instanceof HTMLSelectElement && control.selectedIndex < 0) {
          control.selectedIndex = 0;
          return false;
        }
        if (field.dataset.kind === 'count') control.value = text;
      }
    }
    return true;
  }

  async #restore(): Promise<void> {
    const params = new URLSearchParams(location.search);
    if (params.get('score') !== this.dataset.key) return;
    const wrong: string[] = [];
    for (const field of this.#fields()) {
      const name = field.dataset.field ?? '';
      const given = params.get(name);
      if (given === null || this.#write(name, given)) continue;
      const options = [...field.querySelectorAll<HTMLInputElement | HTMLOptionElement>('input[type="radio"], option')].map((one) => one.value);
      wrong.push(`This link says ${name}=${given}; expected one of ${options.join(', ')}.`);
    }
    const book = this.#form.elements.namedItem('book') as HTMLSelectElement;
    const wanted = params.get('book');
    const known = [...book.options].map((option) => option.value);
    if (wanted !== null) {
      if (known.includes(wanted)) book.value = wanted;
      else wrong.push(`This link says book=${wanted}; expected one of ${known.join(', ')}.`);
    }
    const notice = this.querySelector<HTMLElement>('.notice');
    if (notice !== null && wrong.length > 0) {
      notice.hidden = false;
      notice.setAttribute('role', 'alert');
      notice.replaceChildren(...wrong.map((text) => element('p', '', text)), element('p', '', 'The rest of the link is kept.'));
    }
    this.#asked();
    this.scrollIntoView();
    await this.#count(true, false);
  }

  #grow(list: HTMLElement): boolean {
    const rows = list.querySelector('.rows');
    const template = list.querySelector('template');
    if (rows === null || template === null || rows.childElementCount >= Number(list.dataset.max)) return false;
    const made = template.content.cloneNode(true) as DocumentFragment;
    const n = String(rows.childElementCount + 1);
    for (const node of made.querySelectorAll('*')) {
      for (const name of ['id', 'for', 'aria-describedby', 'aria-label']) {
        const value = node.getAttribute(name);
        if (value !== null) node.setAttribute(name, value.replace(/\.N\b/g, `.${n}`).replace(/ N\b/g, ` ${n}`));
      }
      if (node.childNodes.length > 0 && node.firstChild instanceof Text && node.localName === 'label')
        node.firstChild.data = node.firstChild.data.replace(/ N$/, ` ${n}`);
    }
    const pack = made.querySelector<HTMLDetailsElement>('details.pack');
    rows.append(made);
    if (pack !== null) this.#unfold(pack);
    return true;
  }

  #pressed(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null) return;
    if (button.dataset.step !== undefined) {
      const input = button.parentElement?.querySelector('input');
      if (input == null) return;
      const [min, max] = [Number(input.min), Number(input.max)];
      input.value = String(
        Math.min(max, Math.max(min, (input.value === '' ? min - (button.dataset.step === '1' ? 1 : 0) : Number(input.value)) + Number(button.dataset.step))),
      );
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }
    const list = button.closest<HTMLElement>('[data-kind="list"]');
    if (button.dataset.add !== undefined && list !== null && this.#grow(list)) list.querySelector<HTMLElement>('.row:last-child [name]')?.focus();
    if (button.dataset.drop !== undefined && list !== null) {
      const rows = list.querySelectorAll('.row');
      if (rows.length > Math.max(1, Number(list.dataset.min))) rows[rows.length - 1]?.remove();
    }
    const game = textIn(document.querySelector('h1'));
    const title = `${game}: ${this.dataset.title ?? ''}`;
    const result = this.querySelector<HTMLElement>('.result');
    if (button.dataset.do === 'share') {
      void share(title, textIn(result?.querySelector('.headline')), this.#link).then((said) => {
        const done = this.querySelector('.done');
        if (done !== null) done.textContent = said;
      });
    }
    if (button.dataset.do === 'print' && result !== null) {
      const facts = element('dl', 'slip-facts');
      for (const field of this.#fields()) {
        const value = this.#raw()[field.dataset.field ?? ''];
        if (!field.hidden && value) {
          const radio = field.querySelector<HTMLInputElement>('input[type="radio"]:checked');
          facts.append(element('dt', '', field.dataset.label ?? ''), element('dd', '', radio === null ? value : textIn(radio.closest('label'))));
        }
      }
      printSlip(title, [facts, ...[...result.childNodes].map((node) => node.cloneNode(true))], this.#link);
    }
  }

  #cleared(): void {
    this.#asked();
    this.#problems([], null);
    this.querySelector('.result')?.replaceChildren();
    const after = this.querySelector<HTMLElement>('.after');
    if (after !== null) after.hidden = true;
    for (const input of this.querySelectorAll('input[data-cards]')) input.dispatchEvent(new Event('input'));
  }

  #problems(problems: readonly Problem[], engine: EngineBundle | null): void {
    for (const field of this.#fields()) {
      const name = field.dataset.field ?? '';
      const mine = problems.filter((one) => one.field === name || one.field.startsWith(`${name}.`));
      const said = field.querySelector<HTMLElement>('.problem');
      const controls = [...field.querySelectorAll<HTMLElement>('[name]')];
      if (said !== null) {
        said.hidden = mine.length === 0;
        said.textContent = mine
          .map((one) => {
            const part = one.field.slice(name.length + 1);
            return engine?.sayProblem(one, `${field.dataset.label ?? ''}${part === '' ? '' : ` ${part}`}`) ?? '';
          })
          .join(' ');
      }
      controls.forEach((control, n) => {
        const bad = mine.some((one) => one.field === name || one.field === `${name}.${n + 1}`);
        const hint = control.id === '' ? null : document.getElementById(`${control.id}.hint`);
        if (bad) control.setAttribute('aria-invalid', 'true');
        else control.removeAttribute('aria-invalid');
        const described = [hint?.id, bad ? said?.id : undefined].filter((id) => id !== undefined).join(' ');
        if (described === '') control.removeAttribute('aria-describedby');
        else control.setAttribute('aria-describedby', described);
      });
    }
  }

  async #count(loud: boolean, move = true): Promise<void> {
    const result = this.querySelector<HTMLElement>('.result');
    const after = this.querySelector<HTMLElement>('.after');
    if (result === null || after === null) return;
    let engine: EngineBundle;
    try {
      engine = await this.#load();
    } catch {
      result.replaceChildren(
        element('p', 'problem', 'The engine of this game could not be fetched. What you entered is kept; press Count again when you have a network.'),
      );
      return;
    }
    const scorer = this.#scorer(engine);
    if (scorer === undefined) throw new Error(`no scorer "${this.dataset.key}" in ${this.dataset.place}`);
    const raw = this.#raw();
    const book = (this.#form.elements.namedItem('book') as HTMLSelectElement).value as Sheet['books'][number];
    const decoded = engine.decode(scorer.ask, raw);
    const scored = decoded.ok ? scorer.score(decoded.value, book) : decoded;
    if (!scored.ok || !decoded.ok) {
      const problems = scored.ok ? [] : scored.problems;
      if (!loud) {
        result.replaceChildren();
        after.hidden = true;
        return;
      }
      this.#problems(problems, engine);
      const whole = problems.filter(
        (one) => !this.#fields().some((field) => one.field === field.dataset.field || one.field.startsWith(`${field.dataset.field}.`)),
      );
      result.replaceChildren(...whole.map((one) => element('p', 'problem', engine.sayProblem(one, one.field))));
      after.hidden = true;
      const first = this.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (move) (first ?? result).focus();
      return;
    }
    this.#problems([], engine);
    this.#link = linkTo({ ...engine.encode(scorer.ask, decoded.value), score: this.dataset.key ?? '', book }, `score.${this.dataset.key}`);
    result.replaceChildren(...this.#told(engine, scorer, scored.value, book, decoded.value));
    after.hidden = false;
    const done = this.querySelector('.done');
    if (done !== null) done.textContent = '';
    if (loud && move) result.scrollIntoView({ block: 'nearest' });
  }

  #told(engine: EngineBundle, scorer: Sheet, answer: Answer, book: Sheet['books'][number], values: Parameters<Sheet['score']>[0]): Node[] {
    const parts: Node[] = [element('p', 'headline', answer.headline)];
    parts.push(element('p', 'by-book', `By ${engine.BOOKS[book].short}`));
    if (answer.lines.length > 0) {
      const table = element('table', 'lines');
      const sided = answer.lines.some((line) => line.to !== undefined && line.to !== '');
      const body = element('tbody');
      for (const line of answer.lines) body.append(this.#line(engine, line, book, sided));
      table.append(body);
      if (answer.totals.length > 0) {
        const foot = element('tfoot');
        for (const total of answer.totals) {
          const row = element('tr');
          row.append(element('th', '', total.to === '' ? 'Total' : total.to), element('td', 'number', String(total.points)));
          foot.append(row);
        }
        table.append(foot);
      }
      parts.push(table);
    }
    for (const claim of this.querySelectorAll<HTMLInputElement>('[data-claim]')) {
      if (claim.value.trim() !== '') parts.push(this.#claim(engine, answer.lines, claim.dataset.claim ?? '', Number(claim.value)));
    }
    if (answer.notes.length > 0) {
      const notes = element('ul', 'notes');
      notes.append(...answer.notes.map((note) => element('li', '', note)));
      parts.push(notes);
    }
    const others = scorer.books.filter((one) => one !== book);
    const told = others.flatMap((one) => {
      const scored = scorer.score(values, one);
      return scored.ok ? [{ one, headline: scored.value.headline }] : [];
    });
    if (told.length > 0) {
      const same = told.every(({ headline }) => headline === answer.headline);
      const list = element('p', 'other-books');
      list.append(
        element('b', '', 'By the other books: '),
        same ? 'the same.' : `${told.map(({ one, headline }) => `${engine.BOOKS[one].short}: ${headline.replace(/\.$/, '')}`).join('; ')}.`,
      );
      parts.push(list);
    }
    return parts;
  }

  #line(engine: EngineBundle, line: Line, book: Sheet['books'][number], sided: boolean): HTMLElement {
    const row = element('tr');
    const cell = element('td');
    const what = element('div', 'what');
    cell.append(what);
    if (sided && line.to) what.append(element('small', 'to', line.to));
    what.append(element('span', 'say', line.say));
    if (line.cards !== undefined && line.cards.length > 0) {
      const hand = element('span', 'hand');
      hand.append(...line.cards.map(picture));
      what.append(hand);
    }
    const rule = this.#rule(engine, line.rule, book);
    if (rule !== null) what.append(rule);
    row.append(cell, element('td', 'number', line.points === undefined ? '' : String(line.points)));
    return row;
  }

  /** The rule a line rests on: its title as a link, with the book's page. */
  #rule(engine: EngineBundle, rule: string, book: Sheet['books'][number]): HTMLElement | null {
    const place = this.dataset.place ?? '';
    const match = /^(?:([a-z0-9-]+(?:\/[a-z0-9-]+)?)\.)?(points|law|rule)\.([a-z0-9-]+)$/.exec(rule);
    if (match === null) return null;
    const [, at = place, kind, key = ''] = match;
    const made = element('small', 'rule-of');
    const link = element('a');
    link.href = `${at === place ? '' : `/games/${at}/`}#${kind}.${key}`;
    const [game] = place.split('/');
    const item = kind === 'points' && at.split('/')[0] === game ? engine.itemsAt(new Map([[engine.default.id, engine.default]]), at).get(key) : undefined;
    const here = at === place ? document.getElementById(`${kind}.${key}`) : null;
    link.textContent = item?.title ?? (textIn(here?.querySelector('h3, h4')) || key.replaceAll('-', ' '));
    made.append(link);
    const worth = item?.books[book];
    if (worth?.status === 'stated' && worth.cites[0] !== undefined) {
      const cite = worth.cites.at(-1) ?? worth.cites[0];
      made.append(`, ${engine.makeCitation(cite)}`);
      if (cite.doubt !== undefined) made.append(element('span', 'doubt', ` Doubt: ${cite.doubt}`));
    }
    return made;
  }

  #claim(engine: EngineBundle, lines: readonly Line[], who: string, points: number): HTMLElement {
    const made = element('div', 'claimed');
    const found = engine.reconcile(lines, points);
    const say = {
      right: () => 'that is right.',
      'left-out': () => `${found.kind === 'left-out' ? found.points : ''} too few. This is left out:`,
      'too-much': () => `${found.kind === 'too-much' ? found.points : ''} more than the cards hold.`,
      unexplained: () => `${found.kind === 'unexplained' ? found.points : ''} too few, and no whole line explains it.`,
    }[found.kind]();
    const line = element('p');
    line.append(element('b', '', `${who} says ${points}: `), say);
    made.append(line);
    if (found.kind === 'left-out') {
      const list = element('ul');
      list.append(...found.lines.map((one) => element('li', '', `${one.say} (${one.points ?? 0})`)));
      made.append(list);
    }
    return made;
  }
}
customElements.define('hoyle-scorer', Scorer);
