import { top } from './names.ts';
import type { Hand, Order } from './order.ts';

/** Rates five cards: a higher number is a better hand, the same number an equal hand. */
export type Rate = (a: number, b: number, c: number, d: number, e: number) => number;

/**
 * A rating has, from the highest digits: the index of the hand class in the order, the ranks that make the hand (`made`), the number of
 * natural cards if they break ties, and the side cards as a bit set of ranks.
 */
const SIDE = 2 ** 15;
const NATURAL = 8;
export const MADE = 2 ** 18;
/** A rating from its parts. */
export const value = (made: number, natural: number, side: number): number => (made * NATURAL + natural) * SIDE + side;
export function readRating(order: Order, rating: number): { hand: Hand; made: number; natural: number; side: number } {
  const upper = Math.floor(rating / SIDE);
  const made = Math.floor(upper / NATURAL);
  const hand = order.hands[Math.floor(made / MADE)];
  if (hand === undefined) throw new Error(`expected a rating of this order, found ${rating}`);
  return { hand, made: made % MADE, natural: upper % NATURAL, side: rating % SIDE };
}

/** Sets of consecutive ranks, each with the index of its highest rank (two = 1, so that a straight ending at the five is 4). */
export function runs(ranks: number, step: number, from: number, to: number): [number, number][] {
  const found: [number, number][] = [];
  for (let head = from; head <= to; head++) {
    let set = 0;
    for (let n = 0; n < 5; n++) set |= 1 << ((head - n * step + 2 * ranks) % ranks);
    found.push([set, head + 1]);
  }
  return found;
}

/** For every set of up to five ranks, the top of the highest straight that includes them all; 0 if there is none. */
function headTable(order: Order): Uint8Array {
  const table = new Uint8Array(1 << order.ranks);
  if (!order.hands.includes('straight')) return table;
  // Counting wraps around: the straight that ends at the five has the ace below the two, and straights with a lower top are round the corner.
  for (const [set, head] of runs(order.ranks, 1, order.corner ? 0 : 3, order.ranks - 1)) {
    for (let part = set; part > 0; part = (part - 1) & set) table[part] = head;
  }
  return table;
}

/** The evaluator of an order, without explanations and allocations: it costs about as much as a table look-up. */
export function rater(order: Order): Rate {
  const heads = headTable(order);
  const extras = order.extras === null ? null : order.extras.table(order);
  const at = (hand: Hand) => order.hands.indexOf(hand) * MADE;
  const [high, pair, two, three] = [at('high-card'), at('pair'), at('two-pairs'), at('three-of-a-kind')];
  const [straight, flush, full, four] = [at('straight'), at('flush'), at('full-house'), at('four-of-a-kind')];
  const sf = at('straight-flush');
  const royal = Math.max(at('royal-flush'), sf);
  const ranks = order.ranks;
  const ace = 1 << (ranks - 1);
  const allNatural = order.naturalFirst ? 5 : 0;

  function natural(a: number, b: number, c: number, d: number, e: number): number {
    const r = 1 << (a >> 2);
    const s = 1 << (b >> 2);
    const t = 1 << (c >> 2);
    const u = 1 << (d >> 2);
    const v = 1 << (e >> 2);
    const once = r | s | t | u | v;
    const twice = (r & s) | ((r | s) & t) | ((r | s | t) & u) | ((r | s | t | u) & v);
    if (twice === 0) {
      const suited = ((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3;
      const head = heads[once] as number;
      if (suited === 0) {
        if (head > 0) return value((head === ranks ? royal : sf) + head, allNatural, 0);
        return value(flush + ((once & ace) === 0 ? 0 : 1 << 14) + (once & ~ace), allNatural, 0);
      }
      if (head > 0) return value(straight + head, allNatural, 0);
      const extra = extras === null ? 0 : (extras.place[once] as number);
      if (extra > 0 && extras !== null) return value(extra * MADE + (extras.made[once] as number), allNatural, 0);
      return value(high + once, allNatural, 0);
    }
    const thrice = (r & s & t) | (((r & s) | ((r | s) & t)) & u) | (((r & s) | ((r | s) & t) | ((r | s | t) & u)) & v);
    let made: number;
    let side = 0;
    if (thrice === 0) {
      made = ((twice & (twice - 1)) === 0 ? pair : two) + twice;
      side = once ^ twice;
    } else if (twice !== thrice) {
      made = full + (top(thrice) << 4) + top(twice ^ thrice);
    } else {
      // Two ranks in all, only one of them doubled: four of a kind and a side card.
      side = once ^ thrice;
      made = ((side & (side - 1)) === 0 ? four : three) + thrice;
    }
    const better = extras === null ? made : extras.paired(made, once, a, b, c, d, e);
    return better > made ? value(better, allNatural, 0) : value(made, allNatural, side);
  }
  return order.wild === null ? natural : order.wild.rater(order, natural, heads);
}

/** Finds the best five of any number of cards: their rating, and their indexes. */
export type BestFive = (rate: Rate, cards: readonly number[]) => { rating: number; pick: readonly number[] };
/** For variants with more than five cards. */
export const bestFive: BestFive = (rate, cards) => {
  const n = cards.length;
  let rating = -1;
  let pick: readonly number[] = [];
  for (let a = 0; a < n - 4; a++)
    for (let b = a + 1; b < n - 3; b++)
      for (let c = b + 1; c < n - 2; c++)
        for (let d = c + 1; d < n - 1; d++)
          for (let e = d + 1; e < n; e++) {
            const one = rate(cards[a] as number, cards[b] as number, cards[c] as number, cards[d] as number, cards[e] as number);
            if (one > rating) {
              rating = one;
              pick = [a, b, c, d, e];
            }
          }
  return { rating, pick };
};

const RATERS = new WeakMap<Order, Rate>();
/** The evaluator of an order, cached because of its tables. */
export function rateOf(order: Order): Rate {
  const known = RATERS.get(order);
  if (known !== undefined) return known;
  const rate = rater(order);
  RATERS.set(order, rate);
  return rate;
}
