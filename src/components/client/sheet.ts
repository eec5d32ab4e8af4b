// A score sheet. Every change plays the whole list of deals again, so that any deal may be put right and everything after it follows.
import type { EngineBundle } from '../../lib/engine-url.ts';
import type { BookId, Column, Line, Played, Problem, Row, Sheet } from '../../rules-engine/index.ts';
import { FieldForm } from './field-form.ts';
import { ruleLink } from './rule-link.ts';
import { chosenBook, element } from './share.ts';
import { type Kept, readKept, Store } from './sheet-store.ts';

type Words = Readonly<Record<string, string>>;

class ScoreSheet extends HTMLElement {
  #engine!: EngineBundle;
  #sheet!: Sheet;
  #setup!: FieldForm;
  #entry!: FieldForm;
  #store!: Store;
  #book!: HTMLSelectElement;
  #entries: readonly Words[] = [];
  /** States before each change, for undo. */
  #past: Kept[] = [];
  /** Number of the deal that is being put right; null while the next one is entered. */
  #editing: number | null = null;
  /** What an entry is called here: a deal, a frame, an inning. */
  #round = this.dataset.round ?? 'Deal';

  async connectedCallback(): Promise<void> {
    if (this.dataset.ready !== undefined) return;
    this.dataset.ready = '';
    const [setup, entry] = [this.querySelector<HTMLFormElement>('form.setup'), this.querySelector<HTMLFormElement>('form.next-deal')];
    if (setup === null || entry === null) throw new Error('<hoyle-sheet> needs a form.setup and a form.next-deal');
    this.#setup = new FieldForm(setup);
    this.#entry = new FieldForm(entry);
    this.#book = setup.elements.namedItem('book') as HTMLSelectElement;
    if ([...this.#book.options].some((option) => option.value === chosenBook())) this.#book.value = chosenBook();
    this.#store = new Store(this.#id);
    entry.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#enter();
    });
    setup.addEventListener('submit', (event) => event.preventDefault());
    setup.addEventListener('change', () => this.#change(this.#entries));
    this.addEventListener('click', (event) => this.#pressed(event.target));
    this.addEventListener('change', (event) => {
      if (event.target instanceof HTMLInputElement && event.target.type === 'file') void this.#import(event.target);
    });
    try {
      this.#engine = (await import(/* @vite-ignore */ this.dataset.engine ?? '')) as EngineBundle;
    } catch {
      this.#say('The engine of this game could not be fetched. What is on the sheet is kept; touch it again when you have a network.');
      delete this.dataset.ready;
      return;
    }
    const [, variant] = (this.dataset.place ?? '').split('/');
    const place = variant === undefined ? this.#engine.default : this.#engine.default.variants[variant];
    const sheet = place?.sheets?.[this.dataset.key ?? ''];
    if (sheet === undefined) throw new Error(`no sheet "${this.dataset.key}" in ${this.dataset.place}`);
    this.#sheet = sheet;
    const kept = this.#store.load();
    if (kept !== null) this.#take(kept);
    this.#store.watch((other) => {
      this.#take(other);
      this.#draw();
      this.#say('Another tab changed this sheet; it is shown as it stands there.');
    });
    this.#draw();
  }

  get #id(): string {
    return `${this.dataset.place}.score.${this.dataset.key}`;
  }
  get #kept(): Kept {
    return { format: 'hoyle-sheet', version: 1, sheet: this.#id, book: this.#book.value, setup: this.#setup.raw(), entries: this.#entries };
  }
  get #bookId(): BookId {
    return this.#book.value as BookId;
  }

  #take(kept: Kept): void {
    for (const [name, value] of Object.entries(kept.setup)) this.#setup.write(name, value);
    this.#setup.asked();
    if ([...this.#book.options].some((option) => option.value === kept.book)) this.#book.value = kept.book;
    this.#entries = kept.entries;
  }

  #say(text: string): void {
    const said = this.querySelector('.sheet-said');
    if (said !== null) said.textContent = text;
  }

  /** Plays a list of deals: those that do not decode stand as rows with their problems, so that nothing is lost. */
  #play(entries: readonly Words[]): { played: Played; wrong: readonly Problem[] } {
    const setup = this.#engine.decode(this.#sheet.setup, this.#setup.raw());
    if (!setup.ok) return { played: { columns: [], rows: [], state: [], over: null, notes: [] }, wrong: setup.problems };
    const decoded = entries.map((entry) => this.#engine.decode(this.#sheet.entry, entry));
    const sound = decoded.flatMap((one) => (one.ok ? [one.value] : []));
    const played = this.#sheet.play(setup.value as never, sound as never, this.#bookId);
    let at = 0;
    const rows = decoded.map(
      (one): Row =>
        one.ok ? (played.rows[at++] ?? { say: '', lines: [], problems: [] }) : { say: 'This entry cannot be read.', lines: [], problems: one.problems },
    );
    return { played: { ...played, rows }, wrong: [] };
  }

  #enter(): void {
    const raw = Object.fromEntries(Object.entries(this.#entry.raw()).filter(([, value]) => value !== ''));
    const decoded = this.#engine.decode(this.#sheet.entry, raw);
    const at = this.#editing ?? this.#entries.length;
    const entries = [...this.#entries.slice(0, at), raw, ...this.#entries.slice(at + 1)];
    const problems = decoded.ok ? (this.#play(entries).played.rows[at]?.problems ?? []) : decoded.problems;
    this.#entry.problems(problems, this.#engine);
    const whole = this.querySelector<HTMLElement>('.problem.whole');
    if (whole !== null) {
      const homeless = this.#entry.homeless(problems);
      whole.hidden = homeless.length === 0;
      whole.textContent = homeless.map((one) => this.#engine.sayProblem(one, one.field)).join(' ');
    }
    if (problems.length > 0) {
      this.#entry.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    this.#editing = null;
    this.#entry.clear();
    this.#change(entries);
    this.querySelector<HTMLElement>('.sheet-paper')?.scrollIntoView({ block: 'nearest' });
  }

  #change(entries: readonly Words[], remember = true): void {
    const before = this.#store.load();
    if (remember && before !== null) this.#past = [...this.#past.slice(-49), before];
    this.#entries = entries;
    const refused = this.#store.save(this.#kept);
    this.#say(refused ?? '');
    this.#draw();
  }

  #edit(at: number): void {
    const entry = this.#entries[at];
    if (entry === undefined) return;
    this.#editing = at;
    this.#entry.clear();
    for (const [name, value] of Object.entries(entry)) this.#entry.write(name, value);
    this.#entry.asked();
    this.#draw();
    this.#entry.form.scrollIntoView({ block: 'nearest' });
    this.#entry.form.querySelector<HTMLElement>('input, select')?.focus();
  }

  #pressed(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    const at = Number(button?.dataset.at ?? -1);
    switch (button?.dataset.do) {
      case 'edit':
        this.#edit(at);
        break;
      case 'strike':
        this.#editing = null;
        this.#change(this.#entries.filter((_, n) => n !== at));
        break;
      case 'cancel':
        this.#editing = null;
        this.#entry.clear();
        this.#entry.problems([], this.#engine);
        this.#draw();
        break;
      case 'undo': {
        const before = this.#past.pop();
        if (before === undefined) return;
        this.#take(before);
        this.#editing = null;
        this.#change(before.entries, false);
        break;
      }
      case 'new':
        if (this.#entries.length > 0 && !confirm('Begin a new sheet? The present one can be had back with Undo.')) return;
        this.#editing = null;
        this.#change([]);
        break;
      case 'export': {
        const link = element('a');
        link.href = URL.createObjectURL(new Blob([JSON.stringify(this.#kept, null, 2)], { type: 'application/json' }));
        link.download = `${this.#id.replaceAll('/', '-')}.json`;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
        this.#say('Saved as a file.');
        break;
      }
      case 'print':
        document.body.dataset.print = 'sheet';
        this.classList.add('on-paper');
        addEventListener(
          'afterprint',
          () => {
            delete document.body.dataset.print;
            this.classList.remove('on-paper');
          },
          { once: true },
        );
        print();
        break;
    }
  }

  async #import(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    input.value = '';
    if (file === undefined) return;
    const kept = readKept(await file.text(), this.#id);
    if (typeof kept === 'string') {
      this.#say(`${file.name}: ${kept}`);
      return;
    }
    const before = this.#kept;
    this.#take(kept);
    this.#change(kept.entries, false);
    this.#past.push(before);
    this.#draw();
    this.#say(`${file.name} is on the sheet. Undo brings back the one before.`);
  }

  #draw(): void {
    const { played, wrong } = this.#play(this.#entries);
    this.#setup.problems(wrong, this.#engine);
    const title = this.#entry.form.querySelector('h4');
    if (title !== null)
      title.textContent = this.#editing === null ? `${this.#round} ${this.#entries.length + 1}` : `Put ${this.#round.toLowerCase()} ${this.#editing + 1} right`;
    const cancel = this.querySelector<HTMLElement>('[data-do="cancel"]');
    if (cancel !== null) cancel.hidden = this.#editing === null;
    const undo = this.querySelector<HTMLButtonElement>('[data-do="undo"]');
    if (undo !== null) undo.disabled = this.#past.length === 0;
    this.#entry.form.hidden = played.over !== null && this.#editing === null;
    const state = this.querySelector('.sheet-state');
    state?.replaceChildren(
      ...(played.over === null ? [] : [element('p', 'headline', played.over)]),
      ...(this.#entries.length === 0 && played.over === null ? [] : [element('p', '', played.state.join(' '))]),
    );
    const paper = this.querySelector('.sheet-paper');
    paper?.replaceChildren(...(this.#entries.length === 0 ? [] : [this.#table(played)]), ...this.#notes(played));
  }

  #notes(played: Played): Node[] {
    if (played.notes.length === 0) return [];
    const notes = element('ul', 'notes');
    notes.append(...played.notes.map((note) => element('li', '', note)));
    return [notes];
  }

  #table(played: Played): HTMLTableElement {
    const table = element('table', 'score-sheet');
    const head = element('tr');
    head.append(element('th', '', this.#round), ...played.columns.map((column) => element('th', 'number', column.title)));
    const thead = element('thead');
    thead.append(head);
    table.append(thead);
    for (const [n, row] of played.rows.entries()) table.append(this.#row(played.columns, row, n));
    const totals = this.#engine.columnTotals(played);
    const foot = element('tfoot');
    const sum = element('tr');
    sum.append(element('th', '', 'In all'), ...played.columns.map((column) => element('td', 'number', String(totals[column.key] ?? 0))));
    foot.append(sum);
    const sides = this.#engine.sideTotals(played);
    if (sides.length < played.columns.length) {
      const both = element('tr');
      const cell = element('td', '', sides.map(({ side, points }) => `${side} ${points}`).join(', '));
      cell.colSpan = played.columns.length + 1;
      both.append(cell);
      foot.append(both);
    }
    table.append(foot);
    return table;
  }

  #row(columns: readonly Column[], row: Row, n: number): HTMLTableSectionElement {
    const body = element('tbody', row.problems.length > 0 ? 'wrong' : '');
    if (n === this.#editing) body.classList.add('editing');
    const figures = element('tr');
    figures.append(element('th', '', String(n + 1)));
    for (const column of columns) {
      const mine = row.lines.filter((line) => line.to === column.key && (line.points ?? 0) !== 0);
      figures.append(element('td', 'number', mine.map((line) => String(line.points)).join(' + ')));
    }
    const told = element('tr', 'told');
    const cell = element('td');
    cell.colSpan = columns.length + 1;
    const details = element('details');
    details.append(element('summary', '', row.say), this.#lines(columns, row.lines), this.#tools(n));
    cell.append(details);
    if (row.problems.length > 0) {
      details.open = true;
      cell.append(
        element(
          'p',
          'problem',
          row.problems.map((one) => this.#engine.sayProblem(one, this.#sheet.entry[one.field.split('.')[0] ?? '']?.label ?? one.field)).join(' '),
        ),
      );
    }
    told.append(cell);
    body.append(figures, told);
    if (row.mark !== undefined) {
      const mark = element('tr', 'mark-row');
      const across = element('td', '', row.mark);
      across.colSpan = columns.length + 1;
      mark.append(across);
      body.append(mark);
    }
    return body;
  }

  #lines(columns: readonly Column[], lines: readonly Line[]): HTMLUListElement {
    const list = element('ul', 'plain');
    for (const line of lines) {
      const made = element('li');
      const column = columns.find((one) => one.key === line.to);
      made.append(
        element('span', 'say', line.say),
        ' ',
        element('b', '', line.points === undefined ? '' : String(line.points)),
        column === undefined ? '' : ` (${column.title})`,
      );
      const rule = ruleLink(this.#engine, this.dataset.place ?? '', line.rule, this.#bookId);
      if (rule !== null) made.append(rule);
      list.append(made);
    }
    return list;
  }

  #tools(n: number): HTMLElement {
    const tools = element('p', 'buttons');
    const [edit, strike] = [element('button', '', 'Put right'), element('button', 'quiet', 'Strike out')];
    for (const [button, what] of [
      [edit, 'edit'],
      [strike, 'strike'],
    ] as const) {
      button.type = 'button';
      button.dataset.do = what;
      button.dataset.at = String(n);
      button.append(element('span', 'hidden', ` ${this.#round.toLowerCase()} ${n + 1}`));
    }
    tools.append(edit, strike);
    return tools;
  }
}
customElements.define('hoyle-sheet', ScoreSheet);
