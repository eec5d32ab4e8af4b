// The pocket guide page: one sheet of paper, folded into eight small pages, for a game by a book or by the active agreement.
import { BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import { recentGames } from '../device/recent-games.ts';
import { failureOf, LoadError, report, sayLoadError } from '../offline/load.ts';
import { pageAt } from '../page/read-page.ts';
import { chosenBook, editionHere, element, textIn } from '../share/share.ts';
import { agreedGame, ownRules, rulingsOf } from './agreed.ts';
import { blocksOf, booksOn, fullestBook } from './blocks.ts';
import { flow } from './flow.ts';

const PAGES = 8;
const BY_AGREEMENT = 'agreement';

/** The page of a game. Rejects with LoadError. */
const gamePage = (game: string): Promise<Document> => pageAt(`/games/${game}/`).catch((cause: unknown) => failureOf(`/games/${game}/`, cause));

class PocketPage extends HTMLElement {
  #game!: HTMLSelectElement;
  #book!: HTMLSelectElement;
  #sheet!: HTMLElement;
  #status!: HTMLElement;

  connectedCallback(): void {
    const part = <T extends HTMLElement>(name: string) => this.querySelector(name) as T;
    this.#game = part('[name="game"]');
    this.#book = part('[name="book"]');
    this.#sheet = part('[data-part="sheet"]');
    this.#status = part('[role="status"]');
    this.#game.addEventListener('change', () => void this.#open());
    this.#book.addEventListener('change', () => void this.#remake());
    part('[data-do="print"]').addEventListener('click', () => print());
    const wanted = [new URLSearchParams(location.hash.slice(1)).get('game'), ...recentGames()];
    // A reader who has opened no game sees the guide of the most played one.
    const known = [...this.#game.options].map(({ value }) => value);
    this.#game.value = [...wanted, ...known].find((id) => id !== null && known.includes(id)) ?? '';
    addEventListener('hashchange', () => {
      this.#game.value = new URLSearchParams(location.hash.slice(1)).get('game') ?? '';
      void this.#open();
    });
    void this.#open();
  }

  /** Takes away the guide and the message of an earlier choice. */
  #clear(): void {
    this.#sheet.replaceChildren();
    this.#status.textContent = '';
    this.querySelector('.not-made')?.remove();
    this.toggleAttribute('data-ready', false);
  }

  /** Lists the books of the chosen game and makes its guide. */
  async #open(): Promise<void> {
    const game = this.#game.value;
    this.#clear();
    if (game === '') return;
    history.replaceState(history.state, '', `#game=${game}`);
    try {
      const page = await gamePage(game);
      const books = booksOn(page);
      if (game !== this.#game.value) return;
      const options = books.map((book) => new Option(BOOK_SHORT[book], book));
      if (agreedGame(game) !== undefined) options.unshift(new Option('Your agreement', BY_AGREEMENT));
      this.#book.replaceChildren(...options);
      const own = options.find(({ value }) => value === BY_AGREEMENT) ?? options.find(({ value }) => value === chosenBook());
      this.#book.value = own?.value ?? fullestBook(page, books) ?? '';
      await this.#make();
    } catch (error) {
      this.#sayNotMade(error, game, () => this.#open());
    }
  }

  /** Makes the guide again, by another book. */
  async #remake(): Promise<void> {
    const game = this.#game.value;
    this.#clear();
    try {
      await this.#make();
    } catch (error) {
      this.#sayNotMade(error, game, () => this.#remake());
    }
  }

  /** Says which guide was not made and why. The choices stay, and a button tries them again. */
  #sayNotMade(error: unknown, game: string, again: () => Promise<void>): void {
    if (game !== this.#game.value) return;
    this.#clear();
    const said = element('div', 'not-made');
    const name = this.#game.selectedOptions[0]?.textContent ?? game;
    if (error instanceof LoadError) said.append(element('p', '', `The guide to ${name} was not made.`), sayLoadError(error));
    else {
      report(error);
      const why = Object.assign(element('p', 'problem', `The guide to ${name} was not made: its pages could not be filled.`), { role: 'alert' });
      said.append(why);
    }
    const button = Object.assign(element('button', '', 'Try again'), { type: 'button' as const });
    button.addEventListener('click', () => void again());
    said.append(button);
    this.#status.before(said);
  }

  async #make(): Promise<void> {
    const game = this.#game.value;
    const page = await gamePage(game);
    if (game !== this.#game.value) return;
    const agreed = this.#book.value === BY_AGREEMENT ? agreedGame(game) : undefined;
    const book = (agreed?.book ?? (this.#book.value === BY_AGREEMENT ? fullestBook(page, booksOn(page)) : this.#book.value)) as BookId;
    const panels = Array.from({ length: PAGES }, (_, n) => {
      const panel = element('section', 'pocket-page');
      panel.setAttribute('aria-label', `Page ${n + 1}`);
      panel.append(element('div', 'pocket-body'), element('small', 'pocket-number', n === 0 ? '' : String(n + 1)));
      return panel;
    });
    this.#sheet.replaceChildren(...panels);
    const bodies = panels.map((panel) => panel.firstElementChild as HTMLElement);
    bodies[0]?.append(...this.#cover(page, agreed === undefined ? BOOK_SHORT[book] : `your agreement and ${BOOK_SHORT[book]}`));
    const left = flow([...ownRules(agreed), ...blocksOf(page, { book, agreed: rulingsOf(agreed) })], bodies.slice(1));
    const last = panels.findLastIndex((panel) => (panel.firstElementChild?.childElementCount ?? 0) > 0);
    const all = Object.assign(element('a', '', `the page of ${textIn(page.querySelector('h1'))}`), { href: `/games/${game}/` });
    const more = left === 0 ? [] : [` ${left} less common ${left === 1 ? 'ruling has' : 'rulings have'} no room here; `, all, ' has them.'];
    this.#status.replaceChildren(`${last + 1} of ${PAGES} pages are filled.`, ...more);
    this.toggleAttribute('data-ready', true);
  }

  #cover(page: Document, by: string): HTMLElement[] {
    const figures = element('ul', 'pocket-figures');
    for (const one of page.querySelectorAll('.key-figures li')) figures.append(document.importNode(one, true));
    const picture = page.querySelector('.picture svg');
    const drawn = element('figure', 'diagram picture pocket-picture');
    if (picture !== null) drawn.append(document.importNode(picture, true));
    return [
      element('h2', '', textIn(page.querySelector('h1'))),
      drawn,
      figures,
      element('p', 'pocket-by', `By ${by}`),
      element('p', 'pocket-where', `According to Hoyle. ${location.host}${new URL(`/games/${this.#game.value}/`, location.href).pathname}. ${editionHere()}`),
    ];
  }
}
customElements.define('hoyle-pocket', PocketPage);
