// The agreements page: the active agreement, one received by a link or QR code, and the form to make or change one.
import { type AgreedGame, type Agreement, canonical, LIMITS } from '../../../lib/agreements/agreement.ts';
import { handOf, sayHand } from '../../../lib/agreements/hand.ts';
import { decodeAgreement, encodeAgreement } from '../../../lib/agreements/link.ts';
import { recentGames } from '../device/recent-games.ts';
import { device } from '../device/tab-storage.ts';
import { sayLoadError } from '../offline/load.ts';
import { element, share } from '../share/share.ts';
import { deedOf, drawHand, linkOf } from './deed.ts';
import { button, earlierOnes } from './earlier.ts';
import { GameFields, newGame } from './edit.ts';
import { sayInShort } from './in-short.ts';
import { addStyles, agreeableAt } from './places.ts';
import { ACTIVE, AgreementStore } from './store.ts';

const TROUBLE = 'This device cannot save the agreement: its storage is full or blocked. Share the link so that the agreement is not lost.';
class AgreementPage extends HTMLElement {
  readonly #store = new AgreementStore(device);
  readonly #fields: GameFields[] = [];
  #form!: HTMLFormElement;
  #deed!: HTMLElement;
  /** Number of the latest request to show something, so that a slower earlier one is dropped. */
  #request = 0;

  connectedCallback(): void {
    addStyles();
    this.#form = this.querySelector('form') as HTMLFormElement;
    this.#deed = this.querySelector('[data-deed]') as HTMLElement;
    const add = this.#form.elements.namedItem('add') as HTMLSelectElement;
    add.addEventListener('change', () => {
      const place = add.value;
      add.value = '';
      if (place !== '') void this.#addGame(place);
    });
    for (const tile of this.#form.querySelectorAll<HTMLElement>('[data-add]')) tile.addEventListener('click', () => void this.#addGame(tile.dataset.add ?? ''));
    this.#name.addEventListener('input', () => this.#keep());
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#agree();
    });
    this.#form.querySelector('[data-do="back"]')?.addEventListener('click', () => {
      this.#store.keepDraft(null);
      history.replaceState(history.state, '', location.pathname);
      this.#open();
    });
    addEventListener('hashchange', () => this.#open());
    // Another tab has changed the active agreement.
    window.addEventListener('storage', ({ key }) => {
      if (key === ACTIVE && this.#form.hidden) this.#open();
    });
    this.#open();
  }

  get #name(): HTMLInputElement {
    return this.#form.elements.namedItem('name') as HTMLInputElement;
  }

  get #agreement(): Agreement {
    return canonical({ name: this.#name.value, games: this.#fields.map(({ game }) => game) });
  }

  /** Opens the agreement in the address; else the draft; else the active agreement; else an empty form. */
  #open(): void {
    const fragment = location.hash.slice(1);
    const wanted = new URLSearchParams(fragment);
    const { draft, active } = this.#store;
    if (wanted.has('v')) void this.#received(fragment);
    else if (wanted.has('game')) void this.#edit(draft ?? (active?.ok === true ? active.agreement : null), wanted.get('game') ?? '');
    else if (draft !== null) void this.#edit(draft);
    else if (active !== null) void this.#showActive();
    else void this.#edit(null, recentGames()[0] ?? '');
  }

  /** Shows an agreement below an introduction, with its buttons. */
  async #show(agreement: Agreement | null, words: readonly Node[], actions: readonly HTMLElement[]): Promise<void> {
    this.#form.hidden = true;
    this.#request += 1;
    const request = this.#request;
    const deed = agreement === null ? [] : [await deedOf(agreement)];
    if (request !== this.#request) return;
    const row = element('p', 'buttons no-print');
    row.append(...actions);
    this.#deed.replaceChildren(...words, ...deed, row, ...earlierOnes(this.#store));
    this.#deed.hidden = false;
  }

  #say(text: string): void {
    const done = this.#deed.querySelector('.done') ?? this.#deed.querySelector('.buttons')?.appendChild(element('span', 'done'));
    done?.setAttribute('role', 'status');
    if (done != null) done.textContent = text;
  }

  #shareButton(agreement: Agreement): HTMLElement {
    return button('Share', () => {
      const name = agreement.name === '' ? 'Our agreement' : agreement.name;
      void share(name, `${name}: ${sayHand(handOf(agreement))}`, linkOf(agreement)).then((result) => this.#say(result));
    });
  }

  async #showActive(): Promise<void> {
    const { active } = this.#store;
    if (active === null) return this.#open();
    const make = button('Make a new one', () => void this.#edit(null, recentGames()[0] ?? ''));
    if (!active.ok) {
      const words = element('p', 'problem', `The agreement saved on this device cannot be read. ${active.say} It stays saved until you agree on another one.`);
      return this.#show(null, [words], [make]);
    }
    const { agreement } = active;
    await this.#show(
      agreement,
      [element('p', 'in-force', 'You play by this agreement.')],
      [
        this.#shareButton(agreement),
        button('Print to sign', () => print()),
        button('Change', () => void this.#edit(agreement)),
        make,
        button('Play without it', () => {
          const trouble = this.#store.stop();
          history.replaceState(history.state, '', location.pathname);
          if (trouble === null) this.#open();
          else this.#say(TROUBLE);
        }),
      ],
    );
  }

  /** Shows an agreement received by a link or QR code. It becomes active only when the user accepts it. */
  async #received(fragment: string): Promise<void> {
    const read = decodeAgreement(fragment);
    const { active } = this.#store;
    if (!read.ok) {
      const go = button(active === null ? 'Make one' : 'Show the one in force', () => {
        history.replaceState(history.state, '', location.pathname);
        this.#open();
      });
      return this.#show(null, [element('p', 'problem', read.say)], [go]);
    }
    const { agreement, faults } = read;
    if (active?.ok === true && faults.length === 0 && encodeAgreement(active.agreement) === encodeAgreement(agreement)) return this.#showActive();
    const words = [element('p', 'in-force', 'Someone at your table has sent you this agreement. It takes effect when you tap “Play by it”.')];
    if (active?.ok === true) {
      const other = element('p', 'small', 'This device has another agreement now: ');
      other.append(drawHand(active.agreement, 'small'), ` ${active.agreement.name}. It will stay under earlier agreements.`);
      words.push(other);
    }
    for (const fault of faults) words.push(element('p', 'problem', fault));
    await this.#show(agreement, words, [
      button(
        'Play by it',
        () => {
          const trouble = this.#store.agree(agreement);
          if (trouble === null) void this.#done();
          else this.#say(TROUBLE);
        },
        'main',
      ),
      button('Change', () => void this.#edit(agreement)),
      this.#shareButton(agreement),
    ]);
  }

  async #done(): Promise<void> {
    history.replaceState(history.state, '', location.pathname);
    await this.#showActive();
    this.#say('Agreed. The rulings for these games now follow it.');
  }

  /** Opens the form, filled from an agreement or with one game. */
  async #edit(from: Agreement | null, place = ''): Promise<void> {
    this.#request += 1;
    this.#deed.hidden = true;
    this.#form.hidden = false;
    this.#problem('');
    this.#name.value = from?.name ?? '';
    for (const fields of this.#fields.splice(0)) fields.element.remove();
    for (const game of from?.games ?? []) await this.#addGame(game.place, game, false);
    if (place !== '' && !this.#fields.some(({ data }) => data.place === place)) await this.#addGame(place, undefined, false);
    this.#form.querySelector('[data-do="back"]')?.toggleAttribute('hidden', this.#store.active === null);
    sayInShort(this.#form, this.#fields);
  }

  async #addGame(place: string, game?: AgreedGame, byUser = true): Promise<void> {
    this.#problem('');
    const isThere = this.#fields.find(({ data }) => data.place === place);
    if (isThere !== undefined) {
      this.#problem(`${isThere.data.title} is in this agreement already: change it above.`);
      return;
    }
    if (this.#fields.length >= LIMITS.games) {
      this.#problem(`An agreement has at most ${LIMITS.games} games. Remove one first.`);
      return;
    }
    try {
      const data = await agreeableAt(place);
      if (data === null) {
        if (game !== undefined) this.#problem(`The game “${place}” is no longer on the site, so it is left out here.`);
        return;
      }
      const fields: GameFields = new GameFields(
        data,
        game ?? newGame(data),
        () => this.#keep(),
        () => {
          this.#fields.splice(this.#fields.indexOf(fields), 1);
          fields.element.remove();
          this.#keep();
        },
      );
      this.#fields.push(fields);
      this.#form.querySelector('[data-games]')?.append(fields.element);
      if (!byUser) return;
      this.#keep();
      fields.element.scrollIntoView({ block: 'start' });
    } catch (error) {
      this.#form.querySelector('.not-come')?.remove();
      this.#form.querySelector('[data-games]')?.after(sayLoadError(error));
    }
  }

  #keep(): void {
    this.#problem(this.#store.keepDraft(this.#agreement) === null ? '' : TROUBLE);
    sayInShort(this.#form, this.#fields);
  }

  #problem(say: string): void {
    const problem = this.#form.querySelector('.problem:not(.not-come)');
    if (problem !== null) Object.assign(problem, { textContent: say, hidden: say === '' });
  }

  #agree(): void {
    const incomplete = this.#fields.map(({ missing }) => missing).find((one) => one !== null);
    if (incomplete != null) {
      this.#problem(incomplete.say);
      const fold = incomplete.field.closest('details');
      if (fold !== null) fold.open = true;
      incomplete.field.focus();
      return;
    }
    if (this.#fields.length === 0) {
      this.#problem('Add a game: choose it from the list. The agreement has none yet.');
      return;
    }
    const trouble = this.#store.agree(this.#agreement);
    if (trouble === null) {
      void this.#done();
      scrollTo({ top: 0, behavior: 'instant' });
    } else this.#problem(TROUBLE);
  }
}
customElements.define('hoyle-agreement', AgreementPage);
