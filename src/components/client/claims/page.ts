// The page of claims: shows one game, and marks at the moment touched what can still be claimed.
import { recentGames } from '../device/recent-games.ts';

const STATES = { early: 'Not yet', open: 'Still open', late: 'Too late' } as const;

/** Whether a claim is heard at a moment: from its first moment on, and no more at its last. */
const stateAt = (now: number, from: number, to: number): keyof typeof STATES => (now >= to ? 'late' : now < from ? 'early' : 'open');

const counted = (many: number): string => (many === 0 ? 'No claim' : many === 1 ? '1 claim' : `${many} claims`);

class ClaimsPage extends HTMLElement {
  #select!: HTMLSelectElement;

  connectedCallback(): void {
    this.#select = this.querySelector('select') as HTMLSelectElement;
    this.#select.addEventListener('change', () => {
      history.replaceState(history.state, '', this.#select.value === '' ? location.pathname : `#${this.#select.value}`);
      this.#show();
    });
    this.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement) this.#mark(target);
    });
    addEventListener('hashchange', () => this.#open());
    this.#open();
  }

  /** Opens the game in the address, else the game last visited, else the one played most. */
  #open(): void {
    const known = [...this.#select.options].map(({ value }) => value);
    this.#select.value = [location.hash.slice(1), ...recentGames(), ...known].find((id) => id !== '' && known.includes(id)) ?? '';
    this.#show();
  }

  #show(): void {
    for (const section of this.querySelectorAll<HTMLElement>('.claims-game')) section.hidden = section.id !== this.#select.value;
  }

  #mark(input: HTMLInputElement): void {
    const section = input.closest<HTMLElement>('.claims-game');
    const list = section?.querySelector('.claims-list');
    if (section == null || list == null) return;
    const now = Number(input.value);
    const counts = { early: 0, open: 0, late: 0 };
    for (const claim of list.querySelectorAll<HTMLElement>('li')) {
      const state = stateAt(now, Number(claim.dataset.from), Number(claim.dataset.to));
      counts[state] += 1;
      claim.dataset.state = state;
      const mark = claim.querySelector('.claims-state');
      if (mark !== null) mark.textContent = STATES[state];
    }
    const rank = (claim: HTMLElement) => ['open', 'early', 'late'].indexOf(claim.dataset.state ?? '');
    list.append(...[...list.querySelectorAll<HTMLElement>('li')].sort((a, b) => rank(a) - rank(b) || Number(a.dataset.to) - Number(b.dataset.to)));
    const said = section.querySelector('.claims-said');
    if (said !== null) said.textContent = `${counted(counts.open)} can be made now; ${counts.late} ${counts.late === 1 ? 'is' : 'are'} too late.`;
  }
}
customElements.define('hoyle-claims', ClaimsPage);
