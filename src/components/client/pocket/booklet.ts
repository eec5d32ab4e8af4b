// A booklet of the games that the reader chooses: the active agreement first, then each game by the agreement or by a book.
import { BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import { deedOf } from '../agreement/deed.ts';
import { recentGames } from '../device/recent-games.ts';
import { sayLoadError } from '../offline/load.ts';
import { pageAt } from '../page/read-page.ts';
import { chosenBook, editionHere, element, textIn } from '../share/share.ts';
import { agreedGame, agreementInForce, ownRules, rulingsOf } from './agreed.ts';
import { blocksOf, booksOn, fullestBook } from './blocks.ts';

/** A game of the booklet: its key figures, points and rulings. */
async function partOf(game: string): Promise<HTMLElement> {
  const page = await pageAt(`/games/${game}/`);
  const books = booksOn(page);
  const agreed = agreedGame(game);
  const own = books.find((book) => book === (agreed?.book ?? chosenBook()));
  const book = (own ?? fullestBook(page, books)) as BookId;
  const figures = element('ul', 'pocket-figures');
  for (const one of page.querySelectorAll('.key-figures li')) figures.append(document.importNode(one, true));
  const part = element('section', 'booklet-game');
  part.append(
    element('h2', '', textIn(page.querySelector('h1'))),
    element('p', 'pocket-by', `By ${agreed === undefined ? '' : 'your agreement and '}${BOOK_SHORT[book]}`),
    figures,
    ...ownRules(agreed),
    ...blocksOf(page, { book, agreed: rulingsOf(agreed) }),
  );
  return part;
}

class Booklet extends HTMLElement {
  #form!: HTMLFormElement;
  #pages!: HTMLElement;
  #status!: HTMLElement;
  #print!: HTMLButtonElement;
  /** Number of the latest choice, so that the result of an earlier one is dropped. */
  #turn = 0;

  connectedCallback(): void {
    this.#form = this.querySelector('form') as HTMLFormElement;
    this.#pages = this.querySelector('[data-part="pages"]') as HTMLElement;
    this.#status = this.querySelector('[role="status"]') as HTMLElement;
    this.#print = this.querySelector('[data-do="print"]') as HTMLButtonElement;
    this.#recentFirst();
    this.#form.addEventListener('change', () => {
      history.replaceState(history.state, '', `#games=${this.#chosen.join(',')}`);
      void this.#make();
    });
    this.#print.addEventListener('click', () => print());
    addEventListener('hashchange', () => this.#read());
    this.#read();
  }

  get #boxes(): HTMLInputElement[] {
    return [...this.#form.querySelectorAll<HTMLInputElement>('[name="game"]')];
  }

  /** The games chosen, in the order of the list. */
  get #chosen(): string[] {
    return this.#boxes.filter(({ checked }) => checked).map(({ value }) => value);
  }

  /** Moves the games of the agreement and those opened last to the front, out of the <details>. */
  #recentFirst(): void {
    const list = this.#form.querySelector('.booklet-first');
    const agreed = agreementInForce()?.games.map(({ place }) => place) ?? [];
    for (const game of [...agreed, ...recentGames()].toReversed()) {
      const row = this.#boxes.find(({ value }) => value === game)?.closest('li');
      if (row != null) list?.prepend(row);
    }
  }

  /** Takes the games from the URL; else those of the agreement; else the one opened last. */
  #read(): void {
    const named = new URLSearchParams(location.hash.slice(1)).get('games')?.split(',');
    const usual = agreementInForce()?.games.map(({ place }) => place) ?? recentGames().slice(0, 1);
    for (const box of this.#boxes) {
      box.checked = (named ?? usual).includes(box.value);
      const fold = box.checked ? box.closest('details') : null;
      if (fold !== null) fold.open = true;
    }
    void this.#make();
  }

  async #make(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const chosen = this.#chosen;
    this.toggleAttribute('data-ready', false);
    this.#print.disabled = true;
    this.querySelector('.not-come')?.remove();
    if (chosen.length === 0) {
      this.#pages.replaceChildren();
      this.#status.textContent = 'Choose one game or more.';
      return;
    }
    try {
      const agreement = agreementInForce();
      const parts = await Promise.all([...(agreement === null ? [] : [deedOf(agreement)]), ...chosen.map(partOf)]);
      if (turn !== this.#turn) return;
      this.#pages.replaceChildren(...parts, element('p', 'pocket-where', `According to Hoyle. ${location.host}. ${editionHere()}`));
      const games = chosen.length === 1 ? '1 game' : `${chosen.length} games`;
      this.#status.textContent = agreement === null ? `${games}. No agreement is in force.` : `Your agreement and ${games}.`;
      this.#print.disabled = false;
      this.toggleAttribute('data-ready', true);
    } catch (error) {
      if (turn === this.#turn) this.#status.before(sayLoadError(error));
    }
  }
}
customElements.define('hoyle-booklet', Booklet);
