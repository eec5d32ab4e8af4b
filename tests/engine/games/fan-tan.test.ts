// Fan-tan, each form by its books (1898 p. 36, 68-70; 1940 p. 371-372): whole deals are played card by card, chips are moved when due,
// and the account made from the final state must be the same for every seat.
import { describe, expect, test } from 'vitest';
import fanTan from '../../../src/rules-engine/games/fan-tan/index.ts';
import type { BookId, Raw } from '../../../src/rules-engine/index.ts';
import { playOn, randomFrom, summary } from '../../support/sheets/whole-games.ts';

const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
const SIZES = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const GAMES = 400;
type Card = readonly [suit: number, rank: number];
type Next = (most: number) => number;

interface Form {
  readonly form: string | null;
  readonly book: BookId;
  readonly ranks: number;
  /** Ranks with which play may begin; undefined for any card. */
  readonly starters?: readonly number[];
  /** Whether one suit at a time is built, upward only. */
  readonly oneSuit?: true;
  readonly paysCards: boolean;
  readonly paysBack: boolean;
  /** Two players, with a third hand to draw from. */
  readonly two?: true;
}

/** The layout: the rank that opens suits, and the lowest and highest card of each suit. */
class Layout {
  readonly form: Form;
  opens: number | null = null;
  readonly low = new Map<number, number>();
  readonly high = new Map<number, number>();
  out = 0;
  suit: number | null = null;
  constructor(form: Form) {
    this.form = form;
  }
  fits([suit, rank]: Card): boolean {
    const { ranks, starters, oneSuit } = this.form;
    if (this.opens === null) return starters?.includes(rank) ?? true;
    if (oneSuit) return this.suit === null || (this.suit === suit && rank === ((this.high.get(suit) ?? 0) + 1) % ranks);
    const [low, high] = [this.low.get(suit), this.high.get(suit)];
    return low === undefined || high === undefined ? rank === this.opens : rank === low - 1 || rank === high + 1;
  }
  lay([suit, rank]: Card): void {
    this.opens ??= rank;
    if (this.form.oneSuit) {
      this.out = this.suit === suit ? this.out + 1 : 1;
      this.suit = this.out === this.form.ranks ? null : suit;
      this.high.set(suit, rank);
      return;
    }
    this.low.set(suit, Math.min(rank, this.low.get(suit) ?? rank));
    this.high.set(suit, Math.max(rank, this.high.get(suit) ?? rank));
  }
}

function dealt(ranks: number, hands: number, next: Next): Card[][] {
  const pack: Card[] = Array.from({ length: ranks * 4 }, (_, n) => [Math.floor(n / ranks), n % ranks]);
  for (let n = pack.length - 1; n > 0; n--) {
    const other = next(n);
    [pack[n], pack[other]] = [pack[other] as Card, pack[n] as Card];
  }
  return Array.from({ length: hands }, (_, hand) => pack.filter((_, n) => n % hands === hand));
}

/** Plays a deal; returns what each player won or lost, and the entries for the sheet. */
function played(form: Form, size: number, next: Next): { readonly has: number[]; readonly entries: Raw[] } {
  const hands = dealt(form.ranks, form.two ? 3 : size, next);
  const extra = form.two ? (hands.pop() as Card[]) : [];
  const layout = new Layout(form);
  const has = new Array<number>(size).fill(0);
  const passes = new Array<number>(size).fill(0);
  const entries: Raw[] = [];
  let pot = 0;
  let seat = next(size - 1);
  const pass = () => {
    has[seat] = (has[seat] ?? 0) - 1;
    passes[seat] = (passes[seat] ?? 0) + 1;
    pot += 1;
  };
  const holderOf = (suit: number, rank: number) => hands.findIndex((hand) => hand.some((card) => card[0] === suit && card[1] === rank));
  /** A withheld card is discovered: chips go to the holders of its neighbours, if those are others. */
  const foundOut = ([suit, rank]: Card) => {
    const starter = rank === layout.opens;
    const up = rank > (layout.opens ?? 0);
    const to = starter ? [holderOf(suit, rank - 1), holderOf(suit, rank + 1)] : [holderOf(suit, up ? rank + 1 : rank - 1)];
    if (to.some((one) => one < 0 || one === seat)) return;
    for (const one of to) has[one] = (has[one] ?? 0) + (starter ? 5 : 3);
    has[seat] = (has[seat] ?? 0) - (starter ? 10 : 3);
    const named = { offender: `${SEATS[seat]}`, next: `${SEATS[to[0] ?? 0]}`, ...(starter ? { second: `${SEATS[to[1] ?? 0]}` } : {}) };
    entries.push({ what: 'back', card: starter ? 'starter' : 'other', ...named });
  };
  for (let turn = 0; turn < 5000; turn++) {
    const hand = hands[seat] as Card[];
    const fitting = hand.filter((card) => layout.fits(card));
    const kept = form.paysBack && layout.opens !== null && fitting.length > 0 && next(12) === 0 ? fitting[0] : undefined;
    if (kept !== undefined) {
      pass();
      foundOut(kept);
    } else {
      const drawn = fitting.length === 0 && form.two ? extra.shift() : undefined;
      if (drawn !== undefined) hand.push(drawn);
      const card = drawn === undefined ? fitting[next(fitting.length - 1)] : layout.fits(drawn) ? drawn : undefined;
      if (card === undefined) pass();
      else {
        layout.lay(card);
        hand.splice(hand.indexOf(card), 1);
      }
    }
    if (hand.length === 0) break;
    seat = (seat + 1) % size;
  }
  const held = hands.map((hand) => hand.length);
  if (form.paysCards)
    for (const [n, cards] of held.entries()) {
      has[n] = (has[n] ?? 0) - cards;
      has[seat] = (has[seat] ?? 0) + cards;
    }
  has[seat] = (has[seat] ?? 0) + pot;
  entries.push({ what: 'over', winner: `${SEATS[seat]}`, passes: passes.join('.'), ...(form.paysCards ? { held: held.join('.') } : {}) });
  return { has, entries };
}

const FORMS: readonly Form[] = [
  { form: null, book: 'uspc-1898', ranks: 13, starters: [6], paysCards: true, paysBack: true },
  { form: null, book: 'blue-ribbon-1940', ranks: 13, paysCards: false, paysBack: false },
  { form: 'domino-whist', book: 'blue-ribbon-1940', ranks: 13, starters: [4, 8], paysCards: true, paysBack: false },
  { form: 'domino-whist', book: 'uspc-1898', ranks: 13, starters: [4, 8], paysCards: true, paysBack: true },
  { form: 'sixty-card', book: 'uspc-1898', ranks: 15, starters: [7], paysCards: true, paysBack: true },
  { form: 'sequence', book: 'uspc-1898', ranks: 13, oneSuit: true, paysCards: false, paysBack: false },
  { form: 'two-handed', book: 'uspc-1898', ranks: 13, starters: [6], paysCards: true, paysBack: true, two: true },
];

describe('deals played card by card', () => {
  test.each(FORMS)('$form by $book', (form) => {
    const next = randomFrom(371 + form.ranks);
    for (let game = 0; game < GAMES; game++) {
      const size = form.two ? 2 : 3 + next(5);
      const sitting = Array.from({ length: 1 + next(2) }, () => played(form, size, next));
      const entries = sitting.flatMap((one) => one.entries);
      const totals = Object.fromEntries(SEATS.slice(0, size).map((seat, n) => [seat, sitting.reduce((sum, { has }) => sum + (has[n] ?? 0), 0)]));
      const setup: Raw = form.two ? {} : { players: SIZES[size - 2] };
      const sheet = playOn(fanTan, form.form, 'account', form.book, setup, entries);
      expect(summary(sheet), JSON.stringify(entries)).toEqual({ totals, refused: [], over: false });
      expect(Object.values(totals).reduce((sum, one) => sum + one, 0)).toBe(0);
    }
  });
});

describe('invalid entries', () => {
  const end = (more: Raw): Raw => ({ what: 'over', winner: 'first', passes: '1.2.3.1', held: '0.2.3.1', ...more });
  const refused = (entry: Raw, book: BookId = 'uspc-1898') => playOn(fanTan, null, 'account', book, { players: 'four' }, [entry]).rows[0]?.problems[0]?.field;
  test.each([
    ['as it should be', end({}), undefined],
    ['a winner with a card', end({ held: '1.2.3.1' }), 'held'],
    ['another without one', end({ held: '0.0.3.1' }), 'held'],
    ['more than a hand', end({ held: '0.14.3.1' }), 'held'],
    ['a player too few', end({ passes: '1.2.3' }), 'passes'],
    ['more turns than the winner', end({ passes: '1.4.3.1' }), 'passes'],
    ['two turns fewer', end({ passes: '1.0.3.1' }), 'passes'],
    ['a seat that nobody has', end({ winner: 'fifth' }), 'winner'],
    ['chips to himself', { what: 'back', card: 'other', offender: 'first', next: 'first' }, 'next'],
  ])('%s', (_, entry, field) => expect(refused(entry)).toBe(field));
});
