// A pack to pick from beside a plain field. The field stays the truth: picking writes into it and typing is seen here.
import { type Card, parseCards, SUIT_NAMES, SUITS, sayCard } from '../../rules-engine/core/cards.ts';
import { face, suitSign } from './draw.ts';
import { element } from './share.ts';

/** Spreads the pack of a `details.pack` beside its field. */
export function spreadPack(pack: HTMLDetailsElement): void {
  const spread = pack.querySelector<HTMLElement>('.spread');
  const input = pack.parentElement?.querySelector<HTMLInputElement>('input[data-cards]');
  if (spread === null || input == null || spread.childElementCount > 0) return;
  const max = Number(input.dataset.max);
  const ranks = (pack.dataset.ranks ?? '').split(' ');
  const held = element('div', 'held');
  held.setAttribute('role', 'group');
  held.setAttribute('aria-label', 'Cards picked; press one to put it back');
  const buttons = new Map<Card, HTMLButtonElement>();

  const write = (cards: readonly Card[]) => {
    input.value = cards.join(' ');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const read = () => parseCards(input.value).cards;
  const make = (card: Card) => {
    const button = element('button', 'pick');
    button.type = 'button';
    face(button, card);
    button.setAttribute('aria-label', sayCard(card));
    return button;
  };
  const see = () => {
    const cards = read();
    for (const [card, button] of buttons) button.setAttribute('aria-pressed', String(cards.includes(card)));
    held.replaceChildren(
      ...cards.map((card, n) => {
        const button = make(card);
        button.setAttribute('aria-label', `Put back ${sayCard(card)}`);
        button.addEventListener('click', () => {
          write(cards.filter((_, at) => at !== n));
          (held.children[Math.min(n, held.childElementCount - 1)] as HTMLElement | undefined)?.focus();
        });
        return button;
      }),
    );
    if (cards.length === 0) held.append(element('span', 'small', `Nothing picked yet.`));
  };
  for (const suit of SUITS) {
    const row = element('div', 'suit-row');
    row.setAttribute('role', 'group');
    row.setAttribute('aria-label', SUIT_NAMES[suit]);
    row.append(suitSign(suit));
    for (const rank of ranks) {
      const card = `${rank}${suit}` as Card;
      const button = make(card);
      buttons.set(card, button);
      row.append(button);
    }
    spread.append(row);
  }
  if (Number(pack.dataset.jokers) > 0) {
    const row = element('div', 'suit-row');
    const button = make('JOKER');
    buttons.set('JOKER', button);
    row.append(button);
    spread.append(row);
  }
  for (const [card, button] of buttons) {
    button.addEventListener('click', () => {
      const cards = read();
      if (cards.includes(card)) write(cards.filter((one) => one !== card));
      else if (max === 1) write([card]);
      else if (cards.length < max) write([...cards, card]);
    });
  }
  input.addEventListener('input', see);
  spread.prepend(held);
  see();
}
