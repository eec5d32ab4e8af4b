// A score sheet. Every change plays the whole list of deals again, so that any deal may be put right and everything after it follows.
import { readKept } from '../../../rules-engine/core/written.ts';
import type { Played, Problem, Raw } from '../../../rules-engine/index.ts';
import { FieldForm } from '../forms/field-form.ts';
import { chosenBook } from '../share.ts';
import { printSheet, saveAsFile, shareSheet } from './deeds.ts';
import { fillIn, foldSetup, type Game, gameOf, label, lay, leadToSetup, nameSeats, say, showGuest, tellWhole } from './desk.ts';
import { dropLink, isSame, shownByLink } from './link.ts';
import { Pages } from './pages.ts';
import { Store } from './store.ts';

class ScoreSheet extends HTMLElement {
  #game: Game | null = null;
  #setup!: FieldForm;
  #entry!: FieldForm;
  #store!: Store;
  #book!: HTMLSelectElement;
  #pages!: Pages;
  /** Number of the deal that is being put right; null while the next one is entered. */
  #editing: number | null = null;
  /** What the form of the next deal begins with. */
  #next: Raw = {};
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
    this.#setup = new FieldForm(setup);
    this.#entry = new FieldForm(entry, this.#book);
    // What is kept stands on the sheet before anything can be written over it; the engine that adds it up may come much later.
    const id = `${this.dataset.place}.score.${this.dataset.key}`;
    this.#pages = new Pages(this.#setup, this.#entry, this.#book, id);
    if (this.#pages.hasBook(chosenBook())) this.#book.value = chosenBook();
    this.#store = new Store(id);
    const kept = this.#store.load();
    if (kept !== null) {
      this.#pages.take(kept);
      if (kept.entries.length > 0) foldSetup(this);
    }
    this.#pages.now = this.#pages.kept;
    this.#welcome();
    this.#store.watch((other) => {
      if (this.#guest) return;
      this.#pages.take(other);
      this.#pages.now = other;
      this.#draw();
      say(this, 'Another tab changed this sheet; it is shown as it stands there.');
    });
    entry.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#enter();
    });
    setup.addEventListener('submit', (event) => event.preventDefault());
    setup.addEventListener('change', () => {
      this.#entry.asked();
      this.#change(this.#pages.entries);
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

  async #awake(): Promise<Game | null> {
    this.#game ??= await gameOf(this);
    if (this.#game === null) say(this, 'The engine of this game could not be fetched. What is on the sheet is kept; touch it again when you have a network.');
    return this.#game;
  }

  /** Shows the sheet of a link in the place of the one kept here, which stays as it is. */
  #welcome(): void {
    const own = this.#pages.now;
    const shown = shownByLink(own, this.dataset.key ?? '', this.#setup, (book): book is string => this.#pages.hasBook(book));
    if (shown === null) return;
    this.#setup.clear();
    this.#pages.take(shown);
    this.#pages.now = this.#pages.kept;
    foldSetup(this);
    this.scrollIntoView();
    this.#guest = !isSame(own, this.#pages.now);
    showGuest(this, this.#guest);
  }

  /** Leaves the sheet of the link, for the one that is kept here, or to keep it. */
  #leave(keep: boolean): void {
    const own = this.#store.load();
    this.#guest = false;
    showGuest(this, false);
    this.#editing = null;
    dropLink();
    if (keep) {
      if (own !== null) this.#pages.remember(own);
      this.#change(this.#pages.entries, false);
    } else {
      this.#setup.clear();
      this.#pages.take(own ?? { ...this.#pages.kept, entries: [] });
      this.#pages.forget();
      this.#pages.now = this.#pages.kept;
      this.#draw();
    }
    this.#begin();
  }

  /** Plays a list of deals: those that do not decode stand as rows with their problems, so that nothing is lost. */
  #play({ engine, sheet }: Game, entries: readonly Raw[]): { played: Played; wrong: readonly Problem[] } {
    return engine.playWritten(sheet, { setup: this.#setup.raw(), entries }, this.#pages.book);
  }

  async #enter(): Promise<void> {
    if (this.#entering) return;
    this.#entering = true;
    const game = await this.#awake();
    this.#entering = false;
    if (game === null) return;
    const raw = Object.fromEntries(Object.entries(this.#entry.raw()).filter(([, value]) => value !== ''));
    const decoded = game.engine.decode(game.sheet.entry, raw);
    const at = this.#editing ?? this.#pages.entries.length;
    const entries = [...this.#pages.entries.slice(0, at), raw, ...this.#pages.entries.slice(at + 1)];
    const { played, wrong } = this.#play(game, entries);
    if (wrong.length > 0) {
      leadToSetup(this, this.#setup, wrong, game);
      say(this, 'The sheet cannot add up before what is asked at the top is answered. What you entered stands in its form.');
      return;
    }
    const problems = decoded.ok ? (played.rows[at]?.problems ?? []) : decoded.problems;
    this.#entry.problems(problems, game.engine);
    tellWhole(this, this.#entry, problems, game);
    if (problems.length > 0) {
      this.#entry.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    this.#editing = null;
    if (this.#pages.entries.length === 0) foldSetup(this);
    this.#change(entries);
    this.#begin();
    this.querySelector<HTMLElement>('.sheet-paper')?.scrollIntoView({ block: 'nearest' });
  }

  /** Empties the form for the next deal. */
  #begin(): void {
    fillIn(this.#entry, this.#next);
  }

  #change(entries: readonly Raw[], remember = true): void {
    if (remember) this.#pages.remember();
    this.#pages.entries = entries;
    this.#pages.now = this.#pages.kept;
    const refused = this.#guest ? null : this.#store.save(this.#pages.now);
    if (!this.#guest) dropLink();
    say(this, refused ?? '');
    this.#draw();
  }

  #edit(at: number): void {
    const entry = this.#pages.entries[at];
    if (entry === undefined) return;
    this.#editing = at;
    fillIn(this.#entry, entry);
    this.#draw();
    this.#entry.form.scrollIntoView({ block: 'nearest' });
    this.#entry.form.querySelector<HTMLElement>('input, select')?.focus();
  }

  #pressed(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    const at = Number(button?.dataset.at ?? -1);
    const deeds: Readonly<Record<string, () => void>> = {
      edit: () => this.#edit(at),
      strike: () => this.#replace(this.#pages.entries.filter((_, n) => n !== at)),
      cancel: () => {
        this.#editing = null;
        this.#entry.problems([], null);
        this.#draw();
        this.#begin();
      },
      undo: () => {
        const before = this.#pages.takeBack();
        if (before === undefined) return;
        this.#pages.take(before);
        this.#replace(before.entries, false);
      },
      new: () => {
        if (this.#pages.entries.length === 0 || confirm('Begin a new sheet? The present one can be had back with Undo.')) this.#replace([]);
      },
      export: () => say(this, saveAsFile(this.#pages.kept)),
      share: () => void shareSheet(this, this.#pages.now).then((said) => say(this, said)),
      keep: () => this.#leave(true),
      own: () => this.#leave(false),
      print: () => printSheet(this, this.#book.selectedOptions[0]?.textContent ?? ''),
    };
    deeds[button?.dataset.do ?? '']?.();
  }

  /** Another list of deals stands on the sheet, and the form is for the next one. */
  #replace(entries: readonly Raw[], remember = true): void {
    this.#editing = null;
    this.#change(entries, remember);
    this.#begin();
  }

  async #import(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    input.value = '';
    if (file === undefined) return;
    const kept = readKept(await file.text(), this.#pages.kept.sheet);
    if (typeof kept === 'string') {
      say(this, `${file.name}: ${kept}`);
      return;
    }
    this.#pages.remember();
    this.#pages.take(kept);
    this.#change(kept.entries, false);
    this.#begin();
    say(this, `${file.name} is on the sheet. Undo brings back the one before.`);
  }

  #draw(): void {
    const labels = { round: this.#round, entries: this.#pages.entries.length, editing: this.#editing, undoes: this.#pages.canUndo };
    label(this, this.#entry.form, labels);
    const game = this.#game;
    if (game === null) {
      void this.#awake().then((come) => come !== null && this.#draw());
      return;
    }
    const { played, wrong } = this.#play(game, this.#pages.entries);
    this.#next = played.next ?? {};
    // An untouched sheet is not scolded for what it has yet to ask.
    this.#setup.problems(this.#pages.entries.length > 0 ? wrong : [], game.engine);
    nameSeats(game.sheet, this.#setup.raw(), this.#entry.form);
    this.#entry.form.hidden = played.over !== null && this.#editing === null;
    const desk = { ...game, place: this.dataset.place ?? '', book: this.#pages.book, round: this.#round, editing: this.#editing };
    lay(this, played, desk, this.#pages.entries.length > 0);
  }
}
customElements.define('hoyle-sheet', ScoreSheet);
