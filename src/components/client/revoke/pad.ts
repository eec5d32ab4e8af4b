// The pad for entering tricks: the cards of the pack, a suit alone, "Not followed", "Don't remember"; and who led, where that is not known.
import { type Cursor, type Entry, leadersIn, namesOf } from '../../../lib/revoke/entry.ts';
import { gameOf, type RulesOfGame } from '../../../lib/revoke/rules-of-game.ts';
import { groupRemembered, isCard, type Remembered } from '../../../rules-engine/mechanics/revoke/deal.ts';
import { sayGroup } from '../../../rules-engine/mechanics/revoke/say.ts';
import { ALL_PACKS } from '../../../rules-engine/vocabulary/all-packs.ts';
import { type Card, RANKS, rankOf, SUIT_NAMES, SUITS, sayCard } from '../../../rules-engine/vocabulary/cards.ts';
import { face, suitSign } from '../drawing/draw.ts';
import type { Keys } from '../forms/keys.ts';
import { RankKeys } from '../forms/rank-keys.ts';
import { element } from '../share/share.ts';
import { SEEN } from './table.ts';

/** The actions of the pad on the entry. */
export interface Hands {
  readonly enter: (remembered: Remembered) => void;
  readonly lead: (seat: number) => void;
  readonly takeOut: () => void;
  readonly undo: () => void;
  readonly done: () => void;
}

const button = (className: string, text: string, press: () => void) => {
  const made = Object.assign(element('button', className, text), { type: 'button' as const });
  made.addEventListener('click', () => made.ariaDisabled === 'true' || press());
  return made;
};

export class TrickPad {
  readonly node = element('div', 'card-pad revoke-pad');
  readonly #said = element('p', 'pad-said counted');
  readonly #leaders = element('div', 'revoke-leaders');
  readonly #cards = element('div', 'revoke-cards');
  readonly #more = element('div', 'pad-more');
  readonly #other: HTMLButtonElement;
  readonly #undo: HTMLButtonElement;
  readonly #out: HTMLButtonElement;
  readonly #done: HTMLButtonElement;
  readonly #hands: Hands;
  #keys: Keys<Card> | null = null;
  #pack = '';

  constructor(hands: Hands) {
    this.#hands = hands;
    this.node.hidden = true;
    this.node.setAttribute('role', 'group');
    this.#said.id = 'revoke-said';
    this.node.setAttribute('aria-labelledby', this.#said.id);
    for (const suit of SUITS) {
      const key = button('quiet some', '', () => hands.enter(`${suit}?`));
      key.ariaLabel = `One of the ${SUIT_NAMES[suit]}, rank not remembered`;
      key.append(suitSign(suit), ' ?');
      this.#more.append(key);
    }
    this.#other = button('quiet', 'Not followed', () => hands.enter('other'));
    this.#more.append(
      this.#other,
      button('quiet', 'Don’t remember', () => hands.enter('?')),
    );
    this.#undo = button('quiet', 'Undo', hands.undo);
    this.#out = button('quiet', 'Take out', hands.takeOut);
    const foot = element('div', 'pad-foot');
    this.#done = button('main', 'Done', hands.done);
    foot.append(this.#undo, this.#out, this.#done);
    this.node.append(this.#said, this.#leaders, this.#cards, this.#more, foot);
    this.node.addEventListener('keydown', ({ key }) => key === 'Escape' && hands.done());
  }

  /** Shows the pad for the place at the cursor. */
  show(entry: Entry, rules: RulesOfGame, cursor: Cursor, canUndo: boolean): void {
    const held = this.node.contains(document.activeElement) ? document.activeElement : null;
    this.node.hidden = false;
    const names = namesOf(entry, rules);
    const isLead = cursor.seat === null;
    this.#leaders.hidden = !isLead;
    this.#cards.hidden = isLead;
    this.#more.hidden = isLead || cursor.trick === SEEN;
    this.#said.textContent = this.#question(entry, rules, cursor);
    const leader = leadersIn(entry, rules)[cursor.trick] ?? null;
    if (isLead)
      this.#leaders.replaceChildren(
        ...names.flatMap((name, seat) => {
          if (entry.out === seat) return [];
          const key = button('rank-key', name, () => this.#hands.lead(seat));
          key.setAttribute('aria-pressed', String(leader === seat));
          return [key];
        }),
      );
    if (this.#pack !== entry.pack) this.#open(entry);
    const remembered = cursor.seat === null ? null : (entry.tricks[cursor.trick]?.remembered[cursor.seat] ?? null);
    const here = cursor.trick === SEEN ? (entry.shown[cursor.seat ?? 0] ?? []) : remembered !== null && isCard(remembered) ? [remembered] : [];
    const all = [...entry.tricks.flatMap((one) => one.remembered).filter((one): one is Card => one !== null && isCard(one)), ...entry.shown.flat()];
    this.#keys?.show(
      here,
      all.filter((card) => !here.includes(card)),
    );
    this.#other.ariaDisabled = String(leader === cursor.seat);
    this.#undo.ariaDisabled = String(!canUndo);
    this.#done.classList.toggle('idle', !canUndo);
    this.#out.ariaDisabled = String(isLead || (remembered === null && here.length === 0));
    // The leader keys disappear when one is pressed, and the focus with them.
    if (held !== null && (!held.isConnected || held.closest('[hidden]') !== null)) this.enter();
  }

  hide(): void {
    this.node.hidden = true;
  }

  /** Moves the focus into the pad. */
  enter(): void {
    if (this.#leaders.hidden) this.#keys?.enter();
    else this.#leaders.querySelector('button')?.focus({ preventScroll: true });
  }

  /** Keeps the focus on the key of a card that was pressed. */
  stay(card: Card): void {
    this.#keys?.remember(card);
    this.#keys?.focus(card);
  }

  #question(entry: Entry, rules: RulesOfGame, { trick, seat }: Cursor): string {
    const names = namesOf(entry, rules);
    if (trick === SEEN) return `${names[seat ?? 0]}: cards seen in the hand and not played`;
    if (seat === null) return `Who led to trick ${trick + 1}?`;
    const leader = leadersIn(entry, rules)[trick] ?? null;
    const led = leader === null ? null : (entry.tricks[trick]?.remembered[leader] ?? null);
    const group = led === null ? null : groupRemembered(led, gameOf(rules, entry));
    const suit = leader === seat ? ', to lead' : group === null ? '' : `, ${sayGroup(group, gameOf(rules, entry))} led`;
    return `Trick ${trick + 1}: ${names[seat]}${suit}`;
  }

  #open({ pack }: Entry): void {
    const { cards } = ALL_PACKS[pack];
    const ranks = ['A', ...RANKS.filter((rank) => rank !== 'A').toReversed()].filter((rank) => cards.some((card) => rankOf(card) === rank));
    const rows = SUITS.map((suit) => ({
      label: SUIT_NAMES[suit],
      items: ranks.map((rank) => `${rank}${suit}` as Card).filter((card) => (cards as readonly Card[]).includes(card)),
      abreast: SUITS.length,
      wide: ranks.length,
    }));
    const joker = (cards as readonly Card[]).includes('JOKER')
      ? [{ label: 'joker', items: ['JOKER' as const], abreast: SUITS.length, wide: ranks.length }]
      : [];
    this.#keys = new RankKeys([...rows, ...joker], { face: (into, card) => face(into, card, 'large'), say: sayCard, copies: () => 1, areShut: true }, (card) =>
      this.#hands.enter(card),
    );
    this.#cards.replaceChildren(this.#keys.node);
    this.#pack = pack;
  }
}
