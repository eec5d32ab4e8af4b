// A score sheet. Every change replays the whole list of deals, so that any deal can be corrected and all later ones follow.
import { dealCell, nextPlace } from '../../../rules-engine/sheets/log.ts';
import { type Kept, keptOf, readKept } from '../../../rules-engine/sheets/records.ts';
import { device, ownShelf, thisTab } from '../device/tab-storage.ts';
import { type Draft, Drafts } from '../forms/drafts.ts';
import { FieldForm } from '../forms/field-form.ts';
import { chosenBook } from '../share/share.ts';
import { chosenFile, saveText, toolsOf } from './actions.ts';
import { SheetController } from './controller.ts';
import { GuestSheet } from './guest.ts';
import { NextDeal } from './input/next-deal.ts';
import { SetupForm } from './input/setup-form.ts';
import { dropLink, isSame, sheetInLink } from './link.ts';
import { watch } from './storage/other-tabs.ts';
import { type Game, type SheetView, showDraft, withNextFrame } from './view/draft.ts';
import { showNotices } from './view/notices.ts';
import { closeSetup, foldSetup, gameOf, isValid, label, lay, say, showGuest } from './view/sheet-view.ts';
import { addSheetStyles } from './view/styles.ts';
import { holdWakeLock } from './wake-lock.ts';

class ScoreSheet extends HTMLElement {
  #game: Game | null = null;
  #setup!: FieldForm;
  #deal!: NextDeal;
  #setupForm!: SetupForm;
  readonly #tab = thisTab();
  readonly #id = `${this.dataset.place}.score.${this.dataset.key}`;
  readonly #own = new SheetController(this.#id, this.#tab, device, ownShelf);
  #guest: GuestSheet | null = null;
  #entering = false;
  /** Previews what is being entered in the sheet. */
  readonly #showDraft = withNextFrame(() => this.#game !== null && showDraft(this.#view, this.#game, this.#controller.entries));

  get #controller(): SheetController {
    return this.#guest ?? this.#own;
  }

  connectedCallback(): void {
    if (this.dataset.ready !== undefined) return;
    this.dataset.ready = '';
    addSheetStyles(this);
    const [setup, entry] = [this.querySelector<HTMLFormElement>('form.setup'), this.querySelector<HTMLFormElement>('form.next-deal')];
    if (setup === null || entry === null) throw new Error('<hoyle-sheet> needs a form.setup and a form.next-deal');
    const book = setup.elements.namedItem('book') as HTMLSelectElement;
    this.#setup = new FieldForm(setup);
    this.#deal = new NextDeal(entry, book, new Drafts(this.#id, this.#tab, device, ownShelf));
    this.#setupForm = new SetupForm(this.#setup, book, chosenBook());
    // The stored sheet is loaded before anything can overwrite it; the engine that adds it up may come much later.
    this.#own.open();
    this.#setupForm.show(this.#own);
    if (this.#own.entries.length > 0) foldSetup(this, '.sheet-setup[data-asks]');
    this.#welcome();
    const draft = this.#guest === null ? this.#deal.left() : null;
    if (draft !== null) this.#takeUp(draft);
    label(this.#view, this.#own.entries);
    this.#listen(setup, entry);
    holdWakeLock(this);
    void this.#lookRound();
    void this.#awake().then((game) => {
      if (game === null) return;
      this.#draw();
      // What was typed before the engine was loaded is kept.
      this.#deal.freshen();
    });
  }

  #listen(setup: HTMLFormElement, entry: HTMLFormElement): void {
    entry.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#enter();
    });
    setup.addEventListener('submit', (event) => event.preventDefault());
    setup.addEventListener('change', () => this.#rename());
    for (const form of [setup, entry]) form.addEventListener('input', () => this.#keepDraft());
    for (const kind of ['input', 'change']) entry.addEventListener(kind, this.#showDraft);
    this.addEventListener('click', (event) => this.#pressed(event.target));
    this.addEventListener('change', ({ target }) => void chosenFile(this, target).then((file) => file !== null && this.#put(file.text, file.name)));
    watch(this.#own, { changed: this.#changedElsewhere, back: () => void this.#tab.look().then(() => label(this.#view, this.#controller.entries)) });
  }

  /** Once the open tabs are known, takes over what a closed tab has left: its draft, and its last change, which can be undone here. */
  async #lookRound(): Promise<void> {
    await this.#tab.look();
    if (this.#tab.isAlone) this.#own.tidy();
    const left = this.#guest === null && this.#deal.isIdle ? this.#deal.left(this.#tab.isGone) : null;
    if (left !== null) this.#takeUp(left);
    this.#draw();
  }

  async #awake(): Promise<Game | null> {
    this.#game ??= await gameOf(this);
    return this.#game;
  }

  /** Shows the sheet of a link in place of the one kept here, which is not changed. */
  #welcome(): void {
    const linked = sheetInLink(location.search, this.dataset.key ?? '', this.#setupForm.inLink);
    if (linked === null) return;
    const own = this.#kept;
    const guest = new GuestSheet(this.#id, this.#tab, linked, this.#setupForm.hasBook(linked.book) ? linked.book : own.book);
    this.#setupForm.show(guest);
    foldSetup(this);
    this.scrollIntoView();
    this.#guest = guest;
    if (isSame(own, this.#kept)) this.#guest = null;
    showGuest(this, this.#guest?.kindBeside(this.#own.log) ?? 'none');
  }

  /** Leaves the sheet of the link: returns to the one kept here, replaces that, or merges both. */
  #leave(how: 'own' | 'keep' | 'merge'): void {
    const [guest, kept] = [this.#guest, this.#kept];
    this.#guest = null;
    showGuest(this, 'none');
    dropLink();
    this.#shown(how === 'own' ? '' : (guest?.giveTo(this.#own, how, kept) ?? ''));
    this.#begin();
  }

  /** The current sheet as a plain list. */
  get #kept(): Kept {
    return keptOf(this.#id, this.#setupForm.book, { setup: this.#setupForm.raw, entries: this.#controller.entries.map(({ words }) => words) });
  }

  async #enter(): Promise<void> {
    if (this.#entering) return;
    this.#entering = true;
    const game = await this.#awake();
    this.#entering = false;
    if (game === null) return;
    this.#rename();
    const { words, editing } = this.#deal;
    const id = editing ?? dealCell(nextPlace(this.#controller.log), this.#tab.page);
    if (!isValid(this.#view, game, this.#controller.entriesWith(id, words), id)) return;
    if (this.#controller.entries.length === 0) foldSetup(this);
    if (editing === null) this.#controller.enter(words, this.#setupForm.usual);
    else this.#controller.correct(id, words);
    this.#done('');
    this.#begin();
    this.#deal.leadOn(this.querySelector('.sheet-paper'));
  }

  /** Clears the form for the next deal. */
  #begin(): void {
    this.#deal.begin();
    this.#draw();
  }

  #keepDraft(): void {
    if (this.#guest === null) this.#deal.keep(this.#setupForm.half);
  }
  /** Restores the forms from a draft. */
  #takeUp(draft: Draft): void {
    this.#setupForm.type(draft.beside ?? {});
    this.#rename();
    this.#deal.takeUp(draft);
    this.#keepDraft();
  }

  #rename(): void {
    this.#deal.fields.asked();
    const changed = this.#setupForm.changed();
    if (changed === null) return;
    this.#controller.rename(changed, this.#setupForm.usual);
    this.#done('');
  }

  /** Shows a change that was made here, with a message. */
  #done(said: string): void {
    if (this.#guest === null) dropLink();
    this.#shown(said);
  }
  readonly #changedElsewhere = (): void => void (this.#guest === null && this.#shown('Another tab changed this sheet. Its changes are shown here.'));
  /** Shows the changed sheet, with a message. */
  #shown(said: string): void {
    this.#setupForm.show(this.#controller);
    say(this, said);
    this.#draw();
    this.#deal.freshen();
  }

  #edit(id: string): void {
    const entry = this.#controller.entries.find((one) => one.id === id);
    if (entry === undefined) return;
    this.#deal.edit(id, entry.words);
    this.#keepDraft();
    this.#draw();
    this.#deal.lead();
  }

  #strike(id: string): void {
    this.#controller.strike(id);
    this.#done('');
    if (this.#deal.editing === id) this.#begin();
  }

  async #undo(): Promise<void> {
    const stays = await this.#tab.look().then(() => this.#controller.undo(this.#tab.isGone));
    if (stays !== null) this.#done(stays === 0 ? '' : 'Another tab has changed that since: it stands as it was put there.');
  }

  #pressed(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    const of = button?.dataset.of ?? '';
    const deeds: Readonly<Record<string, () => void>> = {
      edit: () => this.#edit(of),
      strike: () => this.#strike(of),
      cancel: () => this.#begin(),
      undo: () => void this.#undo(),
      new: () => {
        if (this.#controller.entries.length > 0 && !confirm('Begin a new sheet? The present one can be had back with Undo.')) return;
        this.#controller.begin();
        this.#done('');
        this.#begin();
      },
      ...toolsOf(this.#view, this.#kept, () => this.#awake(), this.#controller.entries),
      keep: () => this.#leave('keep'),
      merge: () => this.#leave('merge'),
      own: () => this.#leave('own'),
      fold: () => closeSetup(this),
    };
    deeds[button?.dataset.do ?? '']?.();
  }

  /** Replaces the sheet with a record, or shows why the record cannot be read. */
  #put(text: string, name: string): void {
    const kept = readKept(text, this.#id);
    if (typeof kept !== 'string') this.#controller.replace(kept);
    this.#done(typeof kept === 'string' ? `${name}: ${kept}` : `${name} is on the sheet. Undo brings back the one before.`);
  }

  get #view(): SheetView {
    const [undoes, isOwn] = [this.#controller.canUndo(this.#tab.isGone), this.#guest === null];
    const forms = { setupForm: this.#setupForm, setup: this.#setup, deal: this.#deal };
    return { ...forms, host: this, round: this.dataset.round ?? 'Deal', undoes, isOwn, log: this.#controller.log };
  }

  #draw(): void {
    const { entries } = this.#controller;
    label(this.#view, entries);
    showNotices(this, this.#own, {
      save: ({ name, text }) => say(this, saveText(name, text)),
      put: ({ text }) => this.#put(text, 'The other sheet'),
      redraw: () => this.#draw(),
    });
    if (this.#game === null) void this.#awake().then((come) => come !== null && this.#draw());
    else lay(this.#view, this.#game, entries);
  }
}
customElements.define('hoyle-sheet', ScoreSheet);
