// @module-tag full
// The least deadwood of a gin hand, and the best answer to a knock, compared with methods that share nothing with the engine's.

import { expect, test } from 'vitest';
import { seeded } from '../../scripts/seeded.ts';
import gin from '../../src/rules-engine/games/gin-rummy/index.ts';
import { ginMelder, respond } from '../../src/rules-engine/games/gin-rummy/scorers/melds.ts';
import { scheduleOf } from '../support/counts/counts.ts';
import { draw, FULL, nameAll, nameOf, narrow, pips } from './hands.ts';

const { arrange, arrangements, countOf, isMeld, leastCount } = ginMelder(scheduleOf(gin, 'sierra'));

/** Every subset of at least three cards that is a meld by definition, tried one by one. */
function meldSubsets(hand: readonly number[]): number[] {
  const found: number[] = [];
  const size = hand.length;
  // Ranks and suits of a subset are those of the subset without its last card, plus that card's.
  const suits = new Uint8Array(1 << size);
  const ranks = new Uint16Array(1 << size);
  const cards = new Uint8Array(1 << size);
  for (let set = 1; set < 1 << size; set++) {
    const last = 31 - Math.clz32(set);
    const rest = set & ~(1 << last);
    const card = hand[last] as number;
    suits[set] = (suits[rest] as number) | (1 << Math.floor(card / 13));
    ranks[set] = (ranks[rest] as number) | (1 << (card % 13));
    const count = (cards[rest] as number) + 1;
    cards[set] = count;
    if (count < 3) continue;
    const rank = ranks[set] as number;
    const suit = suits[set] as number;
    if ((rank & (rank - 1)) === 0) found.push(set);
    else if ((suit & (suit - 1)) === 0 && rank / (rank & -rank) === 2 ** count - 1) found.push(set);
  }
  return found;
}

/** Least deadwood, from trying no meld, each meld, and each two or three that share no card. */
function bruteCount(hand: readonly number[]): number {
  const melds = meldSubsets(hand);
  const worth = melds.map((set) => hand.reduce((sum, card, n) => sum + (set & (1 << n) ? pips(card) : 0), 0));
  let most = 0;
  for (let a = 0; a < melds.length; a++) {
    most = Math.max(most, worth[a] as number);
    for (let b = a + 1; b < melds.length; b++) {
      if ((melds[a] as number) & (melds[b] as number)) continue;
      const two = (worth[a] as number) + (worth[b] as number);
      most = Math.max(most, two);
      for (let c = b + 1; c < melds.length; c++) {
        if (((melds[a] as number) | (melds[b] as number)) & (melds[c] as number)) continue;
        most = Math.max(most, two + (worth[c] as number));
      }
    }
  }
  return hand.reduce((sum, card) => sum + pips(card), 0) - most;
}

test('least deadwood of 100,000 hands, by trying every choice of melds', () => {
  const next = seeded(1940);
  const faults: string[] = [];
  let melded = 0;
  for (let n = 0; n < 100_000; n++) {
    // Half from the whole pack, half from a narrow one where hands are difficult; one hand in ten has eleven cards.
    const ranks = 4 + Math.floor(next() * 3);
    const pack = n % 2 === 0 ? FULL : narrow(Math.floor(next() * (14 - ranks)), ranks);
    const hand = draw(pack, n % 10 === 9 ? 11 : 10, next);
    const cards = hand.map(nameOf);
    const expected = bruteCount(hand);
    if (leastCount(cards) !== expected) faults.push(`${nameAll(hand)}: ${leastCount(cards)}, not ${expected}`);
    if (n % 10 === 1) {
      const { melds, dead, count } = arrange(cards);
      const whole = [...melds.flat(), ...dead].sort().join() === [...cards].sort().join();
      if (count !== expected || count !== countOf(dead) || !whole || !melds.every(isMeld)) faults.push(`${nameAll(hand)}: laid out wrong`);
      if (melds.length > 0) melded += 1;
    }
  }
  expect(faults.slice(0, 5)).toEqual([]);
  expect(melded, 'hands with a meld among those laid out').toBeGreaterThan(5_000);
}, 60_000);

/** Whether cards can be laid off one after another, each leaving a valid meld: every order on every meld is tried. */
function canLayOff(cards: readonly number[], melds: readonly (readonly number[])[]): boolean {
  if (cards.length === 0) return true;
  return cards.some((card, n) =>
    melds.some((meld, m) => {
      const longer = [...meld, card];
      const ranks = longer.map((one) => one % 13).sort((a, b) => a - b);
      const sameRank = ranks[0] === ranks.at(-1);
      const sameSuit = new Set(longer.map((one) => Math.floor(one / 13))).size === 1;
      if (!sameRank && !(sameSuit && ranks.every((rank, k) => rank === (ranks[0] as number) + k))) return false;
      return canLayOff(
        cards.filter((_, k) => k !== n),
        melds.map((one, k) => (k === m ? longer : one)),
      );
    }),
  );
}

/** The lowest count the opponent can reach: every subset that can be laid off, and the least deadwood of the rest. */
function bruteReply(hand: readonly number[], melds: readonly (readonly number[])[]): number {
  let least = bruteCount(hand);
  const fits = hand.filter((card) => melds.some((meld) => meld.some((one) => one % 13 === card % 13 || Math.floor(one / 13) === Math.floor(card / 13))));
  for (let set = 1; set < 1 << fits.length; set++) {
    const laid = fits.filter((_, n) => set & (1 << n));
    const rest = hand.filter((card) => !laid.includes(card));
    if (canLayOff(laid, melds)) least = Math.min(least, bruteCount(rest));
  }
  return least;
}

test('the best answer to a knock, with lay-offs, in 1,500 deals', () => {
  const next = seeded(2002);
  const faults: string[] = [];
  let laid = 0;
  let broken = 0;
  for (let n = 0; n < 1_500; ) {
    const ranks = 6 + Math.floor(next() * 3);
    const both = draw(narrow(Math.floor(next() * (14 - ranks)), ranks), 20, next);
    const knocker = both.slice(0, 10);
    const opponent = both.slice(10);
    const { melds } = arrange(knocker.map(nameOf));
    if (melds.length === 0) continue;
    n += 1;
    const numbers = melds.map((meld) => meld.map((card) => FULL.findIndex((one) => nameOf(one) === card)));
    const cards = opponent.map(nameOf);
    const reply = respond(arrangements(cards), melds, countOf);
    const expected = bruteReply(opponent, numbers);
    if (reply.count !== expected) faults.push(`${nameAll(opponent)} on ${melds.map((meld) => meld.join(' ')).join(', ')}: ${reply.count}, not ${expected}`);
    if (reply.count !== countOf(reply.left) || reply.melds.flat().length + reply.laid.length + reply.left.length !== 10)
      faults.push(`${nameAll(opponent)}: counted wrong`);
    if (reply.laid.length > 0) laid += 1;
    if (reply.laid.length > 0 && reply.melds.flat().length < arrange(cards).melds.flat().length) broken += 1;
  }
  expect(faults.slice(0, 5)).toEqual([]);
  expect(laid, 'deals with a lay-off').toBeGreaterThan(500);
  expect(broken, 'deals where a meld is broken up to lay off').toBeGreaterThan(0);
}, 60_000);
