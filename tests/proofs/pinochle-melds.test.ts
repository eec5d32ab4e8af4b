// @module-tag full
// The meld search of pinochle, compared with an independent count: every set of melds of labelled cards, with an order searched backwards.

import { expect, test } from 'vitest';
import { seeded } from '../../scripts/seeded.ts';
import pinochle from '../../src/rules-engine/games/pinochle/index.ts';
import { byCustom, rulesOf } from '../../src/rules-engine/games/pinochle/reckoning/forms.ts';
import { type MeldRules, search } from '../../src/rules-engine/games/pinochle/reckoning/search.ts';
import { type Card, PACKS, SUITS, type Suit } from '../../src/rules-engine/index.ts';
import { scheduleOf } from '../support/counts/counts.ts';

interface Made {
  readonly mask: number;
  readonly group: 'A' | 'B' | 'C';
  readonly worth: number;
  /** Must come after melds of the same group on the same cards, and needs one of them. */
  readonly grown: boolean;
}

/** Every choice of `copies` cards of each wanted kind, as bit masks of positions in the hand. */
function picks(hand: readonly Card[], wanted: readonly Card[], copies: number): number[] {
  let masks = [0];
  for (const card of wanted) {
    const at = hand.flatMap((one, n) => (one === card ? [1 << n] : []));
    const takes = copies === 1 ? at : at.length === 2 ? [(at[0] as number) | (at[1] as number)] : [];
    masks = masks.flatMap((mask) => takes.map((take) => mask | take));
  }
  return masks;
}

function everyMeld(hand: readonly Card[], trump: Suit, { worth }: MeldRules): Made[] {
  const made: Made[] = [];
  const add = (key: string, group: Made['group'], wanted: readonly Card[], copies = 1, grown = false) => {
    const value = worth[key];
    if (value !== undefined) for (const mask of picks(hand, wanted, copies)) made.push({ mask, group, worth: value, grown });
  };
  for (const suit of SUITS) add(suit === trump ? 'royal-marriage' : 'marriage', 'A', [`K${suit}`, `Q${suit}`]);
  add('sequence', 'A', [`A${trump}`, `10${trump}`, `K${trump}`, `Q${trump}`, `J${trump}`]);
  add('pinochle', 'B', ['QS', 'JD']);
  add('double-pinochle', 'B', ['QS', 'JD'], 2);
  add('double-after-single', 'B', ['QS', 'JD'], 2, true);
  for (const [rank, name] of [
    ['A', 'aces'],
    ['K', 'kings'],
    ['Q', 'queens'],
    ['J', 'jacks'],
  ] as const) {
    const four = SUITS.map((suit): Card => `${rank}${suit}`);
    add(`four-${name}`, 'C', four);
    add(`eight-${name}`, 'C', four, 2);
  }
  return made;
}

const clash = (a: Made, b: Made) => a.group === b.group && (a.mask & b.mask) !== 0;
/** Whether `late` may follow `early` on the same cards. */
function follows(early: Made, late: Made, rules: MeldRules): boolean {
  if (late.grown) return early.worth < late.worth;
  if (late.group === 'B') return false;
  return rules.grows && late.worth > early.worth;
}

/** Whether the melds can be ordered, removing from the last: a meld can be last if no other must follow it and one of its cards is in no other. */
function orderable(set: readonly Made[], rules: MeldRules): boolean {
  const left = [...set];
  while (left.length > 0) {
    const n = left.findIndex((one, i) => {
      let others = 0;
      for (let j = 0; j < left.length; j++) {
        const other = left[j] as Made;
        if (j === i) continue;
        if (clash(one, other) && follows(one, other, rules)) return false;
        others |= other.mask;
      }
      return !rules.fresh || (one.mask & ~others) !== 0;
    });
    if (n < 0) return false;
    left.splice(n, 1);
  }
  return true;
}

function most(hand: readonly Card[], trump: Suit, rules: MeldRules): number {
  const all = everyMeld(hand, trump, rules).sort((a, b) => b.worth - a.worth);
  const rest = all.map(() => 0);
  for (let n = all.length - 1; n >= 0; n--) rest[n] = (all[n] as Made).worth + (rest[n + 1] ?? 0);
  let best = 0;
  const chosen: Made[] = [];
  const go = (n: number, sum: number) => {
    if (sum + (rest[n] ?? 0) <= best) return;
    const one = all[n];
    if (one === undefined) {
      const rooted = chosen.every((late) => !late.grown || chosen.some((early) => early !== late && clash(early, late)));
      if (rooted && orderable(chosen, rules)) best = sum;
      return;
    }
    if (chosen.every((other) => !clash(one, other) || follows(one, other, rules) || follows(other, one, rules))) {
      chosen.push(one);
      go(n + 1, sum + one.worth);
      chosen.pop();
    }
    go(n + 1, sum);
  };
  go(0, 0);
  return best;
}

test.each([
  ['blue-ribbon-1940', 'three-handed', 16, 40_000],
  ['sierra', 'two-handed', 12, 20_000],
  ['uspc-1898', 'two-handed', 12, 20_000],
  ['sierra', 'auction-partnership', 12, 10_000],
  ['blue-ribbon-1940', 'auction-widow', 15, 10_000],
] as const)('%s, %s: %i cards, %i hands', (book, form, size, hands) => {
  const random = seeded(size * hands);
  const laid = rulesOf(scheduleOf(pinochle, book, form === 'two-handed' ? undefined : form));
  const rules = form === 'auction-widow' ? byCustom(laid) : laid;
  const pack = [...PACKS['pinochle-48'].cards];
  let wrong = 0;
  let scored = 0;
  for (let n = 0; n < hands; n++) {
    for (let i = 0; i < size; i++) {
      const j = i + Math.floor(random() * (pack.length - i));
      const swapped = pack[i] as Card;
      pack[i] = pack[j] as Card;
      pack[j] = swapped;
    }
    const hand = pack.slice(0, size);
    const trump = SUITS[n % 4] as Suit;
    const found = search(hand, trump, rules).best.reduce((sum, meld) => sum + meld.points, 0);
    if (found > 0) scored += 1;
    if (found !== most(hand, trump, rules)) {
      wrong += 1;
      if (wrong === 1) console.log(hand.join(' '), trump, found, most(hand, trump, rules));
    }
  }
  expect(wrong).toBe(0);
  expect(scored).toBeGreaterThan(hands / 2);
});

// Hands full of kings and queens, where the requirement of a fresh card is decisive.
test.each([['blue-ribbon-1940'], ['sierra']] as const)('%s, two-handed: court cards only', (book) => {
  const random = seeded(7);
  const rules = rulesOf(scheduleOf(pinochle, book));
  const courts = PACKS['pinochle-48'].cards.filter((card) => /^[KQ]|^JD/.test(card));
  for (let n = 0; n < 1500; n++) {
    const hand = [...courts]
      .map((card) => [random(), card] as const)
      .sort((a, b) => a[0] - b[0])
      .slice(0, 11)
      .map(([, card]) => card);
    const found = search(hand, 'H', rules).best.reduce((sum, meld) => sum + meld.points, 0);
    expect(found, hand.join(' ')).toBe(most(hand, 'H', rules));
  }
});
