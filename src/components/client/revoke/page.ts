// The revoke check: tricks entered by touch, and a result that is updated after every card.
import { type Cursor, dealOf, type Entry, isEmpty, namesOf, newEntry, nextCursor, put, putLeader, sayTable, turnShown } from '../../../lib/revoke/entry.ts';
import { readEntry, writeEntry } from '../../../lib/revoke/link.ts';
import type { RulesOfGame } from '../../../lib/revoke/rules-of-game.ts';
import { checkRevokes } from '../../../rules-engine/mechanics/revoke/check.ts';
import { isCard, type Remembered } from '../../../rules-engine/mechanics/revoke/deal.ts';
import { sayVerdict } from '../../../rules-engine/mechanics/revoke/say.ts';
import { showFaults } from '../share/link.ts';
import { shareBy } from '../share/share.ts';
import { appliesIn, Charges } from './charges.ts';
import { noticeOfLink } from './notice-of-link.ts';
import { TrickPad } from './pad.ts';
import { askForTrump, drawRules, drawTable, drawTrumps, gamesIn } from './settings.ts';
import { printSlip, slipParts } from './slip.ts';
import { aside, dropAside, keep, kept, putAside } from './store.ts';
import { drawTricks, SEEN } from './table.ts';
import { showFindings, showVerdict } from './verdict.ts';

/** The most steps that can be undone. */
const MOST_STEPS = 200;
const TROUBLE = 'This device cannot save the cards: its storage is full or blocked. Share the link so that they are not lost.';

class RevokePage extends HTMLElement {
  #games: ReadonlyMap<string, RulesOfGame> = new Map();
  #entry!: Entry;
  #before: Entry[] = [];
  #cursor: Cursor | null = null;
  /** Whether the trump is still to be chosen and no card is entered. */
  #trumpIsOpen = false;
  readonly #pad = new TrickPad({
    enter: (remembered) => this.#enter(remembered),
    lead: (seat) => this.#lead(seat),
    takeOut: () => this.#takeOut(),
    undo: () => this.#undo(),
    done: () => this.#close(),
  });
  #charges!: Charges;

  connectedCallback(): void {
    if (this.#games.size > 0) return;
    this.#games = gamesIn(this);
    this.#charges = new Charges(this.#part('charges'));
    this.#part('pad').replaceWith(this.#pad.node);
    this.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    this.#select.addEventListener('change', () => this.#turnTo(this.#select.value));
    this.addEventListener('click', ({ target }) => this.#do(target instanceof Element ? target.closest<HTMLElement>('[data-do]')?.dataset.do : undefined));
    addEventListener('hashchange', () => this.#open());
    this.#open();
  }

  #part(name: string): HTMLElement {
    return this.querySelector(`[data-part="${name}"]`) as HTMLElement;
  }
  get #select(): HTMLSelectElement {
    return this.querySelector('select[name="game"]') as HTMLSelectElement;
  }
  get #rules(): RulesOfGame {
    return this.#games.get(this.#entry.game) as RulesOfGame;
  }

  /** The stored entry of a game, or a new one. */
  #keptOf(game: string): Entry {
    const rules = this.#games.get(game) ?? [...this.#games.values()][0];
    const read = rules === undefined ? null : readEntry(kept(rules.id) ?? '', this.#games);
    return read?.entry.game === rules?.id && read !== null ? read.entry : newEntry(rules as RulesOfGame);
  }

  /** Opens the tricks in the address, or else those entered last. */
  #open(): void {
    const text = location.hash.slice(1);
    this.#before = [];
    this.#cursor = null;
    const link = text.includes('=') ? readEntry(text, this.#games) : null;
    const last = readEntry(kept() ?? '', this.#games)?.entry ?? null;
    this.querySelector('.of-link')?.remove();
    if (text.includes('=') && link === null)
      showFaults(this, [{ of: ['game'], say: 'This link names no game that can be checked here. Choose one below.' }], '');
    else showFaults(this, link?.faults ?? []);
    if (link === null) this.#entry = last ?? this.#keptOf(this.#select.value);
    else {
      const rules = this.#games.get(link.entry.game) as RulesOfGame;
      const own = this.#keptOf(rules.id);
      const [mine, theirs] = [writeEntry(own, rules), writeEntry(link.entry, rules)];
      // A link to the game alone, or without a card, opens the stored entry.
      const isOwn = theirs === `game=${encodeURIComponent(rules.id)}` || (isEmpty(link.entry) && !isEmpty(own));
      if (!isOwn && !isEmpty(own) && mine !== theirs) putAside(mine);
      this.#entry = isOwn ? own : link.entry;
    }
    this.#askTrump();
    this.#show();
  }

  /** A default is not a choice: if a game has several trumps, one has to be chosen before the first card. */
  #askTrump(): void {
    const { trumps } = this.#rules;
    this.#trumpIsOpen = trumps.length > 1 && isEmpty(this.#entry) && this.#entry.trump === trumps[0];
  }

  #turnTo(game: string): void {
    this.#change(this.#keptOf(game));
    this.#askTrump();
    this.#close();
  }

  /** Changes the entry, as a step that can be undone. */
  #change(entry: Entry): void {
    const before = this.#entry;
    this.#before = [...this.#before.slice(1 - MOST_STEPS), before];
    this.#take(entry);
    if (isEmpty(entry) && !isEmpty(before)) this.#say('“Enter the cards” and then “Undo” bring back what was entered.');
  }
  #take(entry: Entry): void {
    this.#entry = entry;
    // The address no longer matches the entry.
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
    this.#show();
    this.#say(keep(entry.game, writeEntry(entry, this.#rules)) ? '' : TROUBLE);
  }

  #enter(remembered: Remembered): void {
    const at = this.#cursor;
    if (at === null || at.seat === null) return;
    if (at.trick === SEEN) {
      if (isCard(remembered)) this.#change(turnShown(this.#entry, at.seat, remembered));
    } else {
      const isSame = this.#entry.tricks[at.trick]?.remembered[at.seat] === remembered;
      const next = put(this.#entry, at.trick, at.seat, isSame ? null : remembered);
      if (!isSame) this.#cursor = nextCursor(next, this.#rules);
      this.#change(next);
    }
    if (this.#cursor === null) this.querySelector<HTMLElement>(`[data-at="${at.trick}.${at.seat}"]`)?.focus({ preventScroll: true });
    else if (isCard(remembered) && this.#cursor.seat !== null) this.#pad.stay(remembered);
    this.#follow();
  }

  #lead(seat: number): void {
    if (this.#cursor === null) return;
    const next = putLeader(this.#entry, this.#cursor.trick, seat);
    this.#cursor = nextCursor(next, this.#rules);
    this.#change(next);
    this.#follow();
  }

  #takeOut(): void {
    const at = this.#cursor;
    if (at === null || at.seat === null) return;
    const { seat } = at;
    this.#change(
      at.trick === SEEN
        ? (this.#entry.shown[seat] ?? []).reduce((entry, card) => turnShown(entry, seat, card), this.#entry)
        : put(this.#entry, at.trick, seat, null),
    );
  }

  #undo(): void {
    const last = this.#before.at(-1);
    if (last === undefined) return;
    this.#before = this.#before.slice(0, -1);
    if (this.#cursor !== null && this.#cursor.trick !== SEEN) this.#cursor = nextCursor(last, this.#games.get(last.game) as RulesOfGame);
    this.#take(last);
  }

  #go(cursor: Cursor): void {
    if (this.#trumpIsOpen) {
      askForTrump(this.#part('trumps'));
      return;
    }
    this.#cursor = cursor;
    this.#show();
    this.#pad.enter();
    this.#follow();
  }

  /** Keeps the place of the next card visible above the pad. */
  #follow(): void {
    this.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }

  #close(): void {
    const at = this.querySelector<HTMLElement>('[aria-current]')?.dataset.at;
    const held = this.#pad.node.contains(document.activeElement);
    this.#cursor = null;
    this.#show();
    if (held) (this.querySelector<HTMLElement>(`[data-at="${at}"]`) ?? this.querySelector<HTMLElement>('[data-do="enter"]'))?.focus({ preventScroll: true });
  }

  #say(text: string): void {
    this.querySelector('.done')?.replaceChildren(text);
  }

  #show(): void {
    const [entry, rules] = [this.#entry, this.#rules];
    const names = namesOf(entry, rules);
    const deal = dealOf(entry, rules);
    const check = checkRevokes(deal);
    this.#select.value = entry.game;
    drawTrumps(this.#part('trumps'), entry, rules, this.#trumpIsOpen, (trump) => {
      this.#trumpIsOpen = false;
      this.#change({ ...this.#entry, trump });
    });
    drawTable(this.#part('table'), entry, rules, (changed) => this.#change(changed));
    this.#part('table-said').textContent = sayTable(entry);
    drawRules(this.#part('rules'), rules);
    showVerdict(this.#part('verdict'), check, deal, names);
    const held = (document.activeElement as HTMLElement | null)?.dataset?.at;
    this.#part('tricks').replaceChildren(drawTricks({ entry, rules, check, cursor: this.#cursor, go: (cursor) => this.#go(cursor) }));
    if (held !== undefined) this.querySelector<HTMLElement>(`[data-at="${held}"]`)?.focus({ preventScroll: true });
    showFindings(this.#part('findings'), this.#aside(), check, deal, names);
    this.querySelector('.revoke-open')?.toggleAttribute('hidden', this.#cursor !== null || nextCursor(entry, rules) === null);
    if (this.#cursor === null) this.#pad.hide();
    else this.#pad.show(entry, rules, this.#cursor, this.#before.length > 0);
    void this.#charges.show(rules, check.findings, entry);
  }

  /** The notice about the reader's own tricks, while those of a link are shown. */
  #aside(): HTMLElement[] {
    return readEntry(aside() ?? '', this.#games)?.entry.game === this.#entry.game ? [noticeOfLink()] : [];
  }

  #do(what: string | undefined): void {
    const [entry, rules] = [this.#entry, this.#rules];
    const url = `${location.origin}${location.pathname}#${writeEntry(entry, rules)}`;
    if (what === 'enter') this.#go(nextCursor(entry, rules) ?? { trick: 0, seat: null });
    else if (what === 'new') {
      this.#change(newEntry(rules, entry.players, entry));
      this.#close();
    } else if (what === 'mine') {
      const read = readEntry(aside() ?? '', this.#games);
      dropAside();
      if (read !== null) this.#change(read.entry);
    } else if (what === 'theirs') {
      dropAside();
      this.#change(entry);
    } else if (what === 'share') {
      const done = this.querySelector('.done');
      if (done !== null) void shareBy(done, 'Was it a revoke?', this.#words(), url);
    } else if (what === 'print') this.#print(url);
  }

  #words(): string {
    const deal = dealOf(this.#entry, this.#rules);
    return `${this.#rules.title}. ${sayVerdict(checkRevokes(deal), deal, namesOf(this.#entry, this.#rules))}`;
  }

  #print(url: string): void {
    const parts = [...slipParts(this.#part('verdict'), this.#part('tricks'), this.#part('findings')), ...appliesIn(this.#part('charges'))];
    void printSlip(`${this.#rules.title}: was it a revoke?`, parts, { id: this.#rules.law, url });
  }
}
customElements.define('hoyle-revoke', RevokePage);
