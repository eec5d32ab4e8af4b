// Hides the rulings that the holder of the phone may not see until it is known who that is. The partner of the player who has the choice,
// and people who are not playing, never see them.
import { HOLDERS, type Holder } from '../../../lib/rulings/claims/holders.ts';

class Consult extends HTMLElement {
  connectedCallback(): void {
    if (this.dataset.ready !== undefined) return;
    this.dataset.ready = '';
    this.addEventListener('change', () => this.#show());
    this.#show();
  }

  #show(): void {
    const holder = this.querySelector<HTMLInputElement>('input:checked')?.value;
    const known = holder === undefined ? undefined : HOLDERS[holder as Holder];
    this.closest('.law')?.classList.toggle('ruling-hidden', known?.rules !== true);
    const said = this.querySelector('.held-back');
    if (said !== null) said.textContent = known?.advice ?? '';
  }
}
customElements.define('hoyle-consult', Consult);
