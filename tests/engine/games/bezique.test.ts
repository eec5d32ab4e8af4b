// Bezique: legal declarations of a hand and their best order, compared with brute force: take every subset of the hand, classify it by the
// book's words, store for each card what it has been used in, and try every order.
// 1,500 hands of each form here; BEZIQUE=100000 sets the number.

import { expect, test } from 'vitest';
import { seeded } from '../../../scripts/seeded.ts';
import game from '../../../src/rules-engine/games/bezique/index.ts';
import { type Best, ladderOf, openNow, type Position } from '../../../src/rules-engine/games/bezique/reckoning/best.ts';
import { lie, type Rule, type Served } from '../../../src/rules-engine/games/bezique/reckoning/groups.ts';
import type { Card, Suit } from '../../../src/rules-engine/vocabulary/cards.ts';
import { answered, scorerOf } from '../../support/counts/counts.ts';

const HANDS = Number(process.env.BEZIQUE ?? 1500);
/** The tables of the books, copied by hand: blue ribbon p. 29 and 33, U.S. Playing Card p. 74 and 76. */
const WORTH = {
  marriage: 20,
  'royal-marriage': 40,
  sequence: 250,
  bezique: 40,
  'double-bezique': 500,
  'four-aces': 100,
  'four-kings': 80,
  'four-queens': 60,
  'four-jacks': 40,
};
const LARGER = { ...WORTH, 'plain-sequence': 150, 'triple-bezique': 1500, 'quadruple-bezique': 4500 };

/** What a card was used in, by class: the value of the greatest. */
interface Piece {
  readonly card: Card;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}
type Class = 'a' | 'b' | 'c';
interface Kind {
  readonly key: string;
  readonly of: Class;
  /** Its rank in its class, lowest first. */
  readonly step: number;
}
const PAIRS = ['bezique', 'double-bezique', 'triple-bezique', 'quadruple-bezique'];

/** The combination that some cards form, by their faces only; null for none. */
function kindOf(cards: readonly Card[]): Kind | null {
  const ranks = cards
    .map((card) => card.slice(0, -1))
    .sort()
    .join(' ');
  const suits = new Set(cards.map((card) => card.slice(-1)));
  const [suit] = suits;
  if (suits.size === 1 && ranks === 'K Q') return { key: `marriage-${suit}`, of: 'a', step: 1 };
  if (suits.size === 1 && ranks === '10 A J K Q') return { key: `sequence-${suit}`, of: 'a', step: 2 };
  const queens = cards.filter((card) => card === 'QS').length;
  const jacks = cards.filter((card) => card === 'JD').length;
  if (queens === jacks && queens > 0 && queens + jacks === cards.length) return { key: PAIRS[queens - 1] ?? '', of: 'b', step: queens };
  const four = { 'A A A A': 'four-aces', 'K K K K': 'four-kings', 'Q Q Q Q': 'four-queens', 'J J J J': 'four-jacks' }[ranks];
  return four === undefined ? null : { key: four, of: 'c', step: 1 };
}

interface Table {
  readonly worth: Readonly<Record<string, number>>;
  readonly rule: Rule;
}
const worthOf = ({ key }: Kind, trump: Suit | null, { worth }: Table): number | undefined => {
  const [kind, suit] = key.split('-');
  if (kind === 'marriage') return worth[trump === null || suit === trump ? 'royal-marriage' : 'marriage'];
  if (kind === 'sequence') return worth[suit === trump ? 'sequence' : 'plain-sequence'];
  return worth[key];
};

/** Subsets of a hand that form a combination, as bits. */
function handfuls(hand: readonly Piece[]): { readonly bits: number; readonly kind: Kind }[] {
  const found: { bits: number; kind: Kind }[] = [];
  for (let bits = 1; bits < 1 << hand.length; bits++) {
    const kind = kindOf(hand.filter((_, n) => (bits & (1 << n)) !== 0).map(({ card }) => card));
    if (kind !== null) found.push({ bits, kind });
  }
  return found;
}

/** Tries every order of declarations. Returns the best result for each number of declarations up to `most`, and the possible first ones. */
function tryAll(hand: readonly Piece[], trump: Suit | null, table: Table, most: number): { readonly best: number[]; readonly first: Set<string> } {
  const all = handfuls(hand);
  const known = new Map<string, number[]>();
  const open = (pieces: readonly Piece[], bits: number, { of, step }: Kind) => {
    const laid = pieces.filter((_, n) => (bits & (1 << n)) !== 0);
    if (table.rule === 'once') return laid.every((piece) => piece[of] < step);
    return laid.every((piece) => piece[of] <= step) && laid.some((piece) => piece[of] < step);
  };
  const visit = (pieces: readonly Piece[], suit: Suit | null, left: number): number[] => {
    if (left === 0) return [0];
    const key = `${suit}${left}${pieces.map(({ a, b, c }) => `${a}${b}${c}`).join('')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const best = new Array<number>(left + 1).fill(0);
    for (const { bits, kind } of all) {
      const points = open(pieces, bits, kind) ? worthOf(kind, suit, table) : undefined;
      if (points === undefined) continue;
      const after = pieces.map((piece, n) => ((bits & (1 << n)) === 0 ? piece : { ...piece, [kind.of]: kind.step }));
      const trumped = suit ?? (kind.key.startsWith('marriage') ? (kind.key.slice(-1) as Suit) : null);
      visit(after, trumped, left - 1).forEach((more, n) => {
        best[n + 1] = Math.max(best[n + 1] ?? 0, points + more);
      });
    }
    for (let n = 1; n < best.length; n++) best[n] = Math.max(best[n] ?? 0, best[n - 1] ?? 0);
    known.set(key, best);
    return best;
  };
  const first = new Set(all.filter(({ bits, kind }) => open(hand, bits, kind) && worthOf(kind, trump, table) !== undefined).map(({ kind }) => kind.key));
  return { best: visit(hand, trump, most), first };
}

/** Cards of a deal, with high cards more frequent than by chance, so that there is something to declare. */
function dealt(next: () => number, copies: number, size: number): Card[] {
  const pack = ['S', 'H', 'C', 'D'].flatMap((suit) =>
    ['A', '10', 'K', 'Q', 'J', '9', '8', '7'].flatMap((rank) => Array<Card>(copies).fill(`${rank}${suit}` as Card)),
  );
  const rich = next() < 0.8;
  const suits = next() < 0.5 ? ['S', 'D'] : ['S', 'H', 'C', 'D'];
  const from = rich ? pack.filter((card) => !/^[789]/.test(card) && suits.includes(card.slice(-1))) : pack;
  for (let n = from.length - 1; n > 0; n--) {
    const other = Math.floor(next() * (n + 1));
    [from[n], from[other]] = [from[other] as Card, from[n] as Card];
  }
  return from.slice(0, size);
}

/** Marks what some of the cards were used in before. */
function worn(next: () => number, hand: readonly Card[], larger: boolean, made: boolean): Piece[] {
  const often = next() < 0.5 ? 0 : 0.5;
  return hand.map((card): Piece => {
    const chance = () => next() < often;
    const a = /^[KQ]/.test(card) && made && chance() ? 1 : /^(A|10|K|Q|J)/.test(card) && (larger || card.endsWith('H')) && chance() ? 2 : 0;
    const b = (card === 'QS' || card === 'JD') && chance() ? 1 + Math.floor(next() * (larger ? 3 : 2)) : 0;
    const c = /^[AKQJ]/.test(card) && chance() ? 1 : 0;
    return { card, a, b, c };
  });
}
const servedOf = (hand: readonly Piece[]): Served => {
  const of = (key: Class, step: number) => hand.filter((piece) => piece[key] === step).map(({ card }) => card);
  return { married: of('a', 1), sequence: of('a', 2), single: of('b', 1), double: of('b', 2), triple: of('b', 3), fours: of('c', 1) };
};

const FORMS = [
  { name: 'two packs', copies: 2, size: 7, worth: WORTH as Readonly<Record<string, number>>, rule: 'once', open: false },
  { name: 'no trump turned', copies: 2, size: 7, worth: WORTH, rule: 'once', open: true },
  { name: 'rubicon, any fresh card', copies: 4, size: 8, worth: LARGER, rule: 'one-new', open: true },
  { name: 'rubicon, as they lie', copies: 4, size: 8, worth: LARGER, rule: 'once', open: true },
] as const;

for (const { name, copies, size, worth, rule, open } of FORMS) {
  test(`${name}: every legal declaration, and the best of one, two, three and all, ${HANDS} hands`, () => {
    const next = seeded(copies * size + name.length);
    let declared = 0;
    for (let n = 0; n < HANDS; n++) {
      const trump = open && next() < 0.5 ? null : 'H';
      const hand = worn(next, dealt(next, copies, size), 'plain-sequence' in worth, trump !== null);
      const position: Position = {
        groups: lie(
          hand.map(({ card }) => card),
          servedOf(hand),
        ),
        trump,
      };
      const tariff = { worth, rule };
      const ladder = ladderOf(position, tariff);
      const most = 9;
      const second = tryAll(hand, trump, tariff, most);
      const at = (k: number) => (ladder[Math.min(k, ladder.length - 1)] as Best).points;
      const names = openNow(position, tariff).map(({ first }) => first.name);
      const mine = JSON.stringify([[1, 2, 3, most].map(at), names.sort()]);
      const theirs = JSON.stringify([[1, 2, 3, most].map((k) => second.best[k]), [...second.first].sort()]);
      const shown = () => `${trump} ${hand.map(({ card, a, b, c }) => `${card}${a}${b}${c}`).join(' ')}`;
      if (mine !== theirs) expect([shown(), mine]).toEqual([shown(), theirs]);
      const { order = [], points = 0 } = ladder.at(-1) ?? {};
      if (order.reduce((sum, one) => sum + one.points, 0) !== points) expect(order).toEqual([shown(), points]);
      if (points > 0) declared += 1;
    }
    expect(declared).toBeGreaterThan(HANDS / 4);
  });
}

/** The best result for a number of turns, trying each seven of trumps as in the 1940 book: declared, exchanged with its ten, exchanged without. */
function withSevens(hand: readonly Card[], turned: Card | null, turns: number, sevens = hand.filter((card) => card === '7H').length): number {
  const plain = hand.map((card): Piece => ({ card, a: 0, b: 0, c: 0 }));
  let best = tryAll(plain, 'H', { worth: WORTH, rule: 'once' }, turns).best[turns] ?? 0;
  if (sevens === 0) return best;
  const rest = hand.filter((_, n) => n !== hand.indexOf('7H'));
  if (turns > 0) best = Math.max(best, 10 + withSevens(hand, turned, turns - 1, sevens - 1));
  if (turned !== null && turned !== '7H') {
    best = Math.max(best, withSevens([...rest, turned], '7H', turns, sevens - 1));
    if (turns > 0) best = Math.max(best, 10 + withSevens([...rest, turned], '7H', turns - 1, sevens - 1));
  }
  return best;
}

test('sevens of trumps, exchanged and declared, 400 hands by the 1940 book', () => {
  const next = seeded(7);
  const scorer = scorerOf(game, 'declarations');
  for (let n = 0; n < 400; n++) {
    const cards = dealt(next, 2, 7);
    const hand = cards.map((card, at): Card => (at < 1 + Math.floor(next() * 2) ? '7H' : card === '7H' ? '8H' : card));
    const spare = (['AH', '10H', 'KH', 'QH', 'JH', '9H'] as const).filter((card) => hand.filter((one) => one === card).length < 2);
    const turned = next() < 0.2 ? null : (spare[Math.floor(next() * spare.length)] ?? null);
    const chances = 1 + Math.floor(next() * 5);
    if (hand.some((card) => hand.filter((one) => one === card).length > 2)) continue;
    const raw = { hand: hand.join('-'), trump: 'H', chances: `${chances}`, ...(turned === null ? {} : { turned }) };
    const found = answered(scorer, raw, 'blue-ribbon-1940');
    const points = found.ok ? found.value.lines.reduce((sum, line) => sum + (line.points ?? 0), 0) : Number.NaN;
    expect([raw, points]).toEqual([raw, withSevens(hand, turned, chances)]);
  }
});
