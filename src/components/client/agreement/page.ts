// The page of agreements: what holds on this device, what a link or a code brought, and the form in which one is made.
import { type AgreedGame, type Agreement, inOneForm, MOST } from '../../../lib/agreements/agreement.ts';
import { handOf, sayHand } from '../../../lib/agreements/hand.ts';
import { decodeAgreement, encodeAgreement } from '../../../lib/agreements/link.ts';
import { sayLoadError } from '../offline/load.ts';
import { recentGames } from '../recent-games.ts';
import { element, share } from '../share.ts';
import { device } from '../tab-storage.ts';
import { deedOf, drawHand, linkOf } from './deed.ts';
import { button, earlierOnes } from './earlier.ts';
import { GameFields, newGame } from './edit.ts';
import { addStyles, agreeableAt } from './places.ts';
import { AgreementStore, HOLDS } from './store.ts';

const TROUBLE = 'This device keeps nothing just now: its storage is full or refused. Share the link of the agreement, so that it is not lost.';
class AgreementPage extends HTMLElement {
  readonly #store = new AgreementStore(device);
  readonly #fields: GameFields[] = [];
  #form!: HTMLFormElement;
  #deed!: HTMLElement;
  /** The deed that was asked for last: an earlier one may come later. */
  #asked = 0;

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
    // Another tab has agreed on something else, or has stopped.
    window.addEventListener('storage', ({ key }) => {
      if (key === HOLDS && this.#form.hidden) this.#open();
    });
    this.#open();
  }

  get #name(): HTMLInputElement {
    return this.#form.elements.namedItem('name') as HTMLInputElement;
  }

  get #agreement(): Agreement {
    return inOneForm({ name: this.#name.value, games: this.#fields.map(({ game }) => game) });
  }

  /** What the address brings; else what is being made; else what holds; else an empty form. */
  #open(): void {
    const fragment = location.hash.slice(1);
    const wanted = new URLSearchParams(fragment);
    const { draft, holds } = this.#store;
    if (wanted.has('v')) void this.#received(fragment);
    else if (wanted.has('game')) void this.#edit(draft ?? (holds?.ok === true ? holds.agreement : null), wanted.get('game') ?? '');
    else if (draft !== null) void this.#edit(draft);
    else if (holds !== null) void this.#held();
    else void this.#edit(null, recentGames()[0] ?? '');
  }

  /** Shows an agreement with words over it and what may be done with it. */
  async #show(agreement: Agreement | null, words: readonly Node[], deeds: readonly HTMLElement[]): Promise<void> {
    this.#form.hidden = true;
    this.#asked += 1;
    const asked = this.#asked;
    const deed = agreement === null ? [] : [await deedOf(agreement)];
    if (asked !== this.#asked) return;
    const row = element('p', 'buttons no-print');
    row.append(...deeds);
    this.#deed.replaceChildren(...words, ...deed, row, ...earlierOnes(this.#store));
    this.#deed.hidden = false;
  }

  #say(text: string): void {
    const done = this.#deed.querySelector('.done') ?? this.#deed.querySelector('.buttons')?.appendChild(element('span', 'done'));
    done?.setAttribute('role', 'status');
    if (done != null) done.textContent = text;
  }

  #shareIt(agreement: Agreement): HTMLElement {
    return button('Share', () => {
      const name = agreement.name === '' ? 'Our agreement' : agreement.name;
      void share(name, `${name}: ${sayHand(handOf(agreement))}`, linkOf(agreement)).then((said) => this.#say(said));
    });
  }

  async #held(): Promise<void> {
    const { holds } = this.#store;
    if (holds === null) return this.#open();
    const make = button('Make a new one', () => void this.#edit(null, recentGames()[0] ?? ''));
    if (!holds.ok) {
      const words = element('p', 'problem', `What this device kept cannot be read. ${holds.say} It stays kept until another agreement holds.`);
      return this.#show(null, [words], [make]);
    }
    const { agreement } = holds;
    await this.#show(
      agreement,
      [element('p', 'holds', 'You play by this agreement.')],
      [
        this.#shareIt(agreement),
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

  /** An agreement that a link or a code has brought: nothing holds until somebody says so. */
  async #received(fragment: string): Promise<void> {
    const read = decodeAgreement(fragment);
    const { holds } = this.#store;
    if (!read.ok) {
      const go = button(holds === null ? 'Make one' : 'Show the one in force', () => {
        history.replaceState(history.state, '', location.pathname);
        this.#open();
      });
      return this.#show(null, [element('p', 'problem', read.say)], [go]);
    }
    const { agreement, faults } = read;
    if (holds?.ok === true && faults.length === 0 && encodeAgreement(holds.agreement) === encodeAgreement(agreement)) return this.#held();
    const words = [element('p', 'holds', 'Somebody at your table has sent you this. It applies once you touch “Play by it”.')];
    if (holds?.ok === true) {
      const other = element('p', 'small', 'Until now this device plays by another: ');
      other.append(drawHand(holds.agreement, 'small'), ` ${holds.agreement.name}. It stays among the earlier ones.`);
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
      this.#shareIt(agreement),
    ]);
  }

  async #done(): Promise<void> {
    history.replaceState(history.state, '', location.pathname);
    await this.#held();
    this.#say('Agreed. The rulings of these games follow it now.');
  }

  /** The form, with an agreement to begin from, or a game. */
  async #edit(from: Agreement | null, place = ''): Promise<void> {
    this.#asked += 1;
    this.#deed.hidden = true;
    this.#form.hidden = false;
    this.#problem('');
    this.#name.value = from?.name ?? '';
    for (const fields of this.#fields.splice(0)) fields.element.remove();
    for (const game of from?.games ?? []) await this.#addGame(game.place, game, false);
    if (place !== '' && !this.#fields.some(({ data }) => data.place === place)) await this.#addGame(place, undefined, false);
    const back = this.#form.querySelector<HTMLElement>('[data-do="back"]');
    if (back !== null) back.hidden = this.#store.holds === null;
  }

  async #addGame(place: string, game?: AgreedGame, isTouched = true): Promise<void> {
    this.#problem('');
    const isThere = this.#fields.find(({ data }) => data.place === place);
    if (isThere !== undefined) {
      this.#problem(`${isThere.data.title} is in this agreement already: change it above.`);
      return;
    }
    if (this.#fields.length >= MOST.games) {
      this.#problem(`An agreement has at most ${MOST.games} games. Remove one first.`);
      return;
    }
    try {
      const data = await agreeableAt(place);
      if (data === null) {
        if (game !== undefined) this.#problem(`The site has no game “${place}” any more. It is left out of what you change here.`);
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
      if (!isTouched) return;
      this.#keep();
      fields.element.scrollIntoView({ block: 'start' });
    } catch (error) {
      this.#form.querySelector('.not-come')?.remove();
      this.#form.querySelector('[data-games]')?.after(sayLoadError(error));
    }
  }

  #keep(): void {
    this.#problem(this.#store.keepDraft(this.#agreement) === null ? '' : TROUBLE);
  }

  #problem(say: string): void {
    const problem = this.#form.querySelector<HTMLElement>('.problem:not(.not-come)');
    if (problem === null) return;
    problem.textContent = say;
    problem.hidden = say === '';
  }

  #agree(): void {
    const lacking = this.#fields.map(({ lacks }) => lacks).find((one) => one !== null);
    if (lacking != null) {
      this.#problem(lacking.say);
      const fold = lacking.field.closest('details');
      if (fold !== null) fold.open = true;
      lacking.field.focus();
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
