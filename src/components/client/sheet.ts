// A score sheet. Every change plays the whole list of deals again, so that any deal may be put right and everything after it follows.
import type { EngineBundle } from '../../lib/engine-bundle.ts';
import { SEATS } from '../../rules-engine/core/seats.ts';
import { type Kept, readKept } from '../../rules-engine/core/written.ts';
import type { BookId, Played, Problem, Raw, Sheet } from '../../rules-engine/index.ts';
import { FieldForm } from './forms/field-form.ts';
import { chosenBook, element, share } from './share.ts';
import { dropLink, isSame, linkToSheet, sheetInLink } from './sheet-link.ts';
import { paperOf } from './sheet-paper.ts';
import { Store } from './sheet-store.ts';

type Words = Raw;
/** The game's engine and its sheet, which come after what is kept on the device. */
interface Game {
  readonly engine: EngineBundle;
  readonly sheet: Sheet;
}

class ScoreSheet extends HTMLElement {
  #game: Game | null = null;
  #setup!: FieldForm;
  #entry!: FieldForm;
  #store!: Store;
  #book!: HTMLSelectElement;
  #entries: readonly Words[] = [];
  /** The sheet as it stands, for whoever changes it and wants it back. */
  #now!: Kept;
  /** States before each change, for undo. */
  #past: Kept[] = [];
  /** Number of the deal that is being put right; null while the next one is entered. */
  #editing: number | null = null;
  /** What the form of the next deal begins with. */
  #next: Words = {};
  #entering = false;
  /** It came by a link: nothing of it is kept on the device until the player says so. */
  #guest = false;
  /** What an entry is called here: a deal, a frame, an inning. */
  #round = this.dataset.round ?? 'Deal';

  connectedCallback(): void {
    if (this.dataset.ready !== undefined) return;
    this.dataset.ready = '';
    const [setup, entry] = [this.querySelector<HTMLFormElement>('form.setup'), this.querySelector<HTMLFormElement>('form.next-deal')];
    if (setup === null || entry === null) throw new Error('<hoyle-sheet> needs a form.setup and a form.next-deal');
    this.#book = setup.elements.namedItem('book') as HTMLSelectElement;
    if ([...this.#book.options].some((option) => option.value === chosenBook())) this.#book.value = chosenBook();
    this.#setup = new FieldForm(setup);
    this.#entry = new FieldForm(entry, this.#book);
    // What is kept stands on the sheet before anything can be written over it; the engine that adds it up may come much later.
    this.#store = new Store(this.#id);
    const kept = this.#store.load();
    if (kept !== null) {
      this.#take(kept);
      if (kept.entries.length > 0) this.#foldSetup();
    }
    this.#now = this.#kept;
    this.#welcome();
    this.#store.watch((other) => {
      if (this.#guest) return;
      this.#take(other);
      this.#now = other;
      this.#draw();
      this.#say('Another tab changed this sheet; it is shown as it stands there.');
    });
    entry.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#enter();
    });
    setup.addEventListener('submit', (event) => event.preventDefault());
    setup.addEventListener('change', () => {
      this.#entry.asked();
      this.#change(this.#entries);
    });
    this.addEventListener('click', (event) => this.#pressed(event.target));
    this.addEventListener('change', (event) => {
      if (event.target instanceof HTMLInputElement && event.target.type === 'file') void this.#import(event.target);
    });
    void this.#awake().then((game) => {
      if (game === null) return;
      this.#draw();
      // Whoever was quicker than the engine keeps what he has typed.
      if (this.#entry.untouched) this.#begin();
    });
  }

  /** The engine and the sheet, asked for again after a failure; null, with a word to the player, while they cannot be had. */
  async #awake(): Promise<Game | null> {
    if (this.#game !== null) return this.#game;
    let engine: EngineBundle;
    try {
      engine = (await import(/* @vite-ignore */ this.dataset.engine ?? '')) as EngineBundle;
    } catch {
      this.#say('The engine of this game could not be fetched. What is on the sheet is kept; touch it again when you have a network.');
      return null;
    }
    const sheet = engine.count;
    if (sheet.kind !== 'sheet') throw new Error(`no sheet "${this.dataset.key}" in ${this.dataset.place}`);
    this.#game = { engine, sheet };
    return this.#game;
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
    for (const [name, value] of Object.entries(kept.setup)) this.#setup.write(name, value ?? '');
    if ([...this.#book.options].some((option) => option.value === kept.book)) this.#book.value = kept.book;
    this.#setup.asked();
    this.#entry.asked();
    this.#entries = kept.entries;
  }

  /** Shows the sheet of a link in the place of the one kept here, which stays as it is. */
  #welcome(): void {
    const asked = this.#setup.fields().map((field) => field.dataset.field ?? '');
    const linked = sheetInLink(this.dataset.key ?? '', asked);
    if (linked === null) return;
    const own = this.#now;
    const book = [...this.#book.options].some((option) => option.value === linked.book) ? (linked.book ?? '') : own.book;
    const shown: Kept = { ...own, book, setup: { ...Object.fromEntries(asked.map((name) => [name, ''])), ...linked.setup }, entries: linked.entries };
    this.#setup.clear();
    this.#take(shown);
    this.#now = this.#kept;
    this.#foldSetup();
    this.scrollIntoView();
    if (!isSame(own, this.#now)) this.#asGuest(true);
  }

  #asGuest(guest: boolean): void {
    this.#guest = guest;
    const notice = this.querySelector<HTMLElement>('.sheet-guest');
    if (notice !== null) notice.hidden = !guest;
  }

  /** Leaves the sheet of the link, for the one that is kept here, or to keep it. */
  #leave(keep: boolean): void {
    const own = this.#store.load();
    this.#asGuest(false);
    this.#editing = null;
    dropLink();
    if (keep) {
      if (own !== null) this.#past.push(own);
      this.#change(this.#entries, false);
    } else {
      this.#setup.clear();
      this.#take(own ?? { ...this.#kept, entries: [] });
      this.#past = [];
      this.#now = this.#kept;
      this.#draw();
    }
    this.#begin();
  }

  #say(text: string): void {
    const said = this.querySelector('.sheet-said');
    if (said !== null) said.textContent = text;
  }

  /** Plays a list of deals: those that do not decode stand as rows with their problems, so that nothing is lost. */
  #play({ engine, sheet }: Game, entries: readonly Words[]): { played: Played; wrong: readonly Problem[] } {
    return engine.playWritten(sheet, { setup: this.#setup.raw(), entries }, this.#bookId);
  }

  async #enter(): Promise<void> {
    if (this.#entering) return;
    this.#entering = true;
    const game = await this.#awake();
    this.#entering = false;
    if (game === null) return;
    const raw = Object.fromEntries(Object.entries(this.#entry.raw()).filter(([, value]) => value !== ''));
    const decoded = game.engine.decode(game.sheet.entry, raw);
    const at = this.#editing ?? this.#entries.length;
    const entries = [...this.#entries.slice(0, at), raw, ...this.#entries.slice(at + 1)];
    const { played, wrong } = this.#play(game, entries);
    if (wrong.length > 0) {
      this.#setUp(game, wrong);
      return;
    }
    const problems = decoded.ok ? (played.rows[at]?.problems ?? []) : decoded.problems;
    this.#entry.problems(problems, game.engine);
    const whole = this.querySelector<HTMLElement>('.problem.whole');
    if (whole !== null) {
      const homeless = this.#entry.homeless(problems);
      whole.hidden = homeless.length === 0;
      whole.textContent = homeless.map((one) => game.engine.sayProblem(one, one.field)).join(' ');
    }
    if (problems.length > 0) {
      this.#entry.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    this.#editing = null;
    if (this.#entries.length === 0) this.#foldSetup();
    this.#change(entries);
    this.#begin();
    this.querySelector<HTMLElement>('.sheet-paper')?.scrollIntoView({ block: 'nearest' });
  }

  /** Leads to what is asked once and is not answered; the entry stays in its form. */
  #setUp({ engine }: Game, wrong: readonly Problem[]): void {
    const details = this.querySelector<HTMLDetailsElement>('.sheet-setup');
    if (details !== null) details.open = true;
    this.#setup.problems(wrong, engine);
    this.#setup.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    this.#say('The sheet cannot add up before what is asked at the top is answered. What you entered stands in its form.');
  }

  /** What is asked once is folded away when the sheet has begun. */
  #foldSetup(): void {
    this.querySelector('.sheet-setup')?.removeAttribute('open');
  }

  /** Empties the form for the next deal. */
  #begin(): void {
    this.#entry.clear();
    for (const [name, value] of Object.entries(this.#next)) this.#entry.write(name, value ?? '');
    this.#entry.asked();
  }

  #change(entries: readonly Words[], remember = true): void {
    if (remember) this.#past = [...this.#past.slice(-49), this.#now];
    this.#entries = entries;
    this.#now = this.#kept;
    const refused = this.#guest ? null : this.#store.save(this.#now);
    if (!this.#guest) dropLink();
    this.#say(refused ?? '');
    this.#draw();
  }

  #edit(at: number): void {
    const entry = this.#entries[at];
    if (entry === undefined) return;
    this.#editing = at;
    this.#entry.clear();
    for (const [name, value] of Object.entries(entry)) this.#entry.write(name, value ?? '');
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
        this.#begin();
        break;
      case 'cancel':
        this.#editing = null;
        this.#entry.problems([], null);
        this.#draw();
        this.#begin();
        break;
      case 'undo': {
        const before = this.#past.pop();
        if (before === undefined) return;
        this.#take(before);
        this.#editing = null;
        this.#change(before.entries, false);
        this.#begin();
        break;
      }
      case 'new':
        if (this.#entries.length > 0 && !confirm('Begin a new sheet? The present one can be had back with Undo.')) return;
        this.#editing = null;
        this.#change([]);
        this.#begin();
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
      case 'share': {
        const title = `${document.querySelector('h1')?.textContent ?? ''}: ${this.dataset.title ?? ''}`;
        const text = this.querySelector('.sheet-state')?.textContent?.trim() ?? '';
        void share(title, text, linkToSheet(this.#now, this.dataset.key ?? '')).then((said) => this.#say(said));
        break;
      }
      case 'keep':
        this.#leave(true);
        break;
      case 'own':
        this.#leave(false);
        break;
      case 'print':
        document.body.dataset.print = 'sheet';
        this.dataset.paper = `${document.querySelector('h1')?.textContent ?? ''}: ${this.dataset.title ?? ''}, by ${this.#book.selectedOptions[0]?.textContent ?? ''}`;
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
    this.#past = [...this.#past.slice(-49), this.#now];
    this.#take(kept);
    this.#change(kept.entries, false);
    this.#begin();
    this.#say(`${file.name} is on the sheet. Undo brings back the one before.`);
  }

  /** Options that stand for a player bear the name that was given at the top. */
  #nameSeats({ sheet }: Game): void {
    const raw = this.#setup.raw();
    const listed = sheet.setup.names?.kind === 'list' ? (raw.names ?? '').split('.') : [];
    const nameOf = (option: string) => (sheet.setup[option]?.kind === 'words' ? raw[option] : listed[(SEATS as readonly string[]).indexOf(option)]) ?? '';
    for (const option of this.#entry.form.querySelectorAll<HTMLInputElement | HTMLOptionElement>('input[type="radio"], option')) {
      const label = option instanceof HTMLOptionElement ? option : option.closest('label')?.querySelector('span');
      if (label == null) continue;
      label.dataset.unnamed ??= label.textContent ?? '';
      label.textContent = nameOf(option.value).trim() || label.dataset.unnamed;
    }
  }

  /** Lays the board above the paper; what draws it comes with the first sheet that has one. */
  async #lay(board: NonNullable<Played['board']>): Promise<void> {
    const { drawn } = await import('./sheet-board.ts');
    this.querySelector('.sheet-board')?.replaceChildren(drawn(board));
  }

  #draw(): void {
    const title = this.#entry.form.querySelector('h4');
    if (title !== null)
      title.textContent = this.#editing === null ? `${this.#round} ${this.#entries.length + 1}` : `Put ${this.#round.toLowerCase()} ${this.#editing + 1} right`;
    const cancel = this.querySelector<HTMLElement>('[data-do="cancel"]');
    if (cancel !== null) cancel.hidden = this.#editing === null;
    const undo = this.querySelector<HTMLButtonElement>('[data-do="undo"]');
    if (undo !== null) undo.disabled = this.#past.length === 0;
    const game = this.#game;
    if (game === null) {
      void this.#awake().then((come) => come !== null && this.#draw());
      return;
    }
    const { played, wrong } = this.#play(game, this.#entries);
    this.#next = played.next ?? {};
    // An untouched sheet is not scolded for what it has yet to ask.
    this.#setup.problems(this.#entries.length > 0 ? wrong : [], game.engine);
    this.#nameSeats(game);
    this.#entry.form.hidden = played.over !== null && this.#editing === null;
    this.querySelector('.sheet-state')?.replaceChildren(
      ...(played.over === null ? [] : [element('p', 'headline', played.over)]),
      ...(this.#entries.length === 0 && played.over === null ? [] : [element('p', '', played.state.join(' '))]),
    );
    const desk = { ...game, place: this.dataset.place ?? '', book: this.#bookId, round: this.#round, editing: this.#editing };
    this.querySelector('.sheet-paper')?.replaceChildren(...paperOf(played, desk));
    if (played.board !== undefined) void this.#lay(played.board);
  }
}
customElements.define('hoyle-sheet', ScoreSheet);
