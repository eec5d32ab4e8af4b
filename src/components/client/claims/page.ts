// The claims page: shows one game, and marks which claims can still be made at the chosen moment.
import { recentGames } from '../device/recent-games.ts';

const STATES = { early: 'Not yet', open: 'Still open', late: 'Too late' } as const;

/** The state of a claim at a moment: open from `from` on, and too late at `to`. */
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

  /** Opens the game in the URL, else the one last visited, else the most played one. */
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
    for (const group of list.querySelectorAll('section'))
      for (const claim of group.querySelectorAll<HTMLElement>('li')) {
        const state = stateAt(now, Number(claim.dataset.from), Number(group.dataset.to));
        counts[state] += 1;
        claim.dataset.state = state;
        const mark = claim.querySelector('.claims-state');
        if (mark !== null) mark.textContent = STATES[state];
      }
    // Groups that have ended come last, in the same order.
    const groups = [...list.querySelectorAll('section')].sort((a, b) => Number(a.dataset.to) - Number(b.dataset.to));
    const hasEnded = (group: HTMLElement) => now >= Number(group.dataset.to);
    list.append(...groups.filter((group) => !hasEnded(group)), ...groups.filter(hasEnded));
    const said = section.querySelector('.claims-said');
    if (said !== null) said.textContent = `${counted(counts.open)} can be made now; ${counts.late} ${counts.late === 1 ? 'is' : 'are'} too late.`;
  }
}
customElements.define('hoyle-claims', ClaimsPage);
