// Holds back what the holder of the phone may not be told, until it is known who that is: the partner of the player who has the choice,
// and whoever is not playing, are not told at all.
const TOLD: Readonly<Record<string, string>> = {
  partner: 'You may not advise your partner, so the rulings are folded away. Hand the phone to the player who has the choice, who answers alone.',
  bystander: 'A remark of yours could cost a side its right, so the rulings are folded away. Hand the phone to the player who has the choice.',
  chooser: 'Read it to yourself: what you say aloud your partner hears.',
  other: '',
};

class Consult extends HTMLElement {
  connectedCallback(): void {
    if (this.dataset.ready !== undefined) return;
    this.dataset.ready = '';
    this.addEventListener('change', () => this.#show());
    this.#show();
  }

  #show(): void {
    const holder = this.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
    const law = this.closest('.law');
    law?.classList.toggle('held', holder !== 'chooser' && holder !== 'other');
    const said = this.querySelector('.held-back');
    if (said !== null) said.textContent = TOLD[holder] ?? '';
  }
}
customElements.define('hoyle-consult', Consult);
