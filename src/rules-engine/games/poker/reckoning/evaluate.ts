import { type Hand, JOKER, type Order } from './order.ts';

/** Rates five cards: a higher number is a better hand, the same number an equal one. */
export type Rate = (a: number, b: number, c: number, d: number, e: number) => number;

/**
 * A rating holds, from the top: the place of the class in the order, the ranks that make the hand (`made`),
 * the natural cards where they break ties, and the side cards as a set of ranks.
 */
const SIDE = 2 ** 15;
const NATURAL = 8;
const MADE = 2 ** 18;
export function readRating(order: Order, rating: number): { hand: Hand; made: number; natural: number; side: number } {
  const upper = Math.floor(rating / SIDE);
  const made = Math.floor(upper / NATURAL);
  const hand = order.hands[Math.floor(made / MADE)];
  if (hand === undefined) throw new Error(`expected a rating of this order, found ${rating}`);
  return { hand, made: made % MADE, natural: upper % NATURAL, side: rating % SIDE };
}

/** Sets of ranks that run, each with the place of its head (two = 1, so that a straight ending at the five is 4). */
function runs(ranks: number, step: number, from: number, to: number): [number, number][] {
  const found: [number, number][] = [];
  for (let head = from; head <= to; head++) {
    let set = 0;
    for (let n = 0; n < 5; n++) set |= 1 << ((head - n * step + 2 * ranks) % ranks);
    found.push([set, head + 1]);
  }
  return found;
}

/** For every set of up to five ranks, the head of the highest straight that holds them all; 0 if none does. */
function headTable(order: Order): Uint8Array {
  const table = new Uint8Array(1 << order.ranks);
  if (!order.hands.includes('straight')) return table;
  // Counted round the ladder, the straight that ends at the five takes the ace below the two; lower heads turn the corner.
  for (const [set, head] of runs(order.ranks, 1, order.corner ? 0 : 3, order.ranks - 1)) {
    for (let part = set; part > 0; part = (part - 1) & set) table[part] = head;
  }
  return table;
}

/** Extra hands that a set of five different ranks makes: place in the order, never the lowest, and the ranks that decide it. */
function extraTable(order: Order): { place: Uint8Array; made: Uint16Array } | null {
  const place = new Uint8Array(1 << order.ranks);
  const made = new Uint16Array(1 << order.ranks);
  const put = (hand: Hand, sets: Iterable<readonly [number, number]>) => {
    if (!order.hands.includes(hand)) return;
    for (const [set, value] of sets) {
      place[set] = order.hands.indexOf(hand);
      made[set] = value;
    }
  };
  const gapped = (low: number) => [1, 2, 3, 4].map((gap): [number, number] => [(63 << low) & ~(1 << (low + gap)), (63 << low) & ~(1 << (low + gap))]);
  put('little-dog', gapped(0));
  put('big-dog', gapped(order.ranks - 6));
  // Alternate cards: the ace stands below the three or above the queen. Heads run from the nine to the ace.
  put('skip-straight', [[(1 << (order.ranks - 1)) | 0b10101010, 8], ...runs(order.ranks, 2, 8, order.ranks - 1)]);
  put('round-the-corner', runs(order.ranks, 1, 0, 2));
  return place.some((one) => one > 0) ? { place, made } : null;
}

const top = (set: number) => 31 - Math.clz32(set);

/** The evaluator of an order. No explanation, no allocation: about the price of a table look-up. */
export function rater(order: Order): Rate {
  const heads = headTable(order);
  const extras = extraTable(order);
  const at = (hand: Hand) => order.hands.indexOf(hand) * MADE;
  const [high, pair, two, three] = [at('high-card'), at('pair'), at('two-pairs'), at('three-of-a-kind')];
  const [straight, flush, full, four] = [at('straight'), at('flush'), at('full-house'), at('four-of-a-kind')];
  const [sf, five, best, blaze] = [at('straight-flush'), at('five-of-a-kind'), at('four-deuces-and-joker'), at('blaze')];
  const royal = Math.max(at('royal-flush'), sf);
  const ranks = order.ranks;
  const ace = 1 << (ranks - 1);
  const courts = 7 << (ranks - 4);
  const jack = ranks - 4;
  const allNatural = order.naturalFirst ? 5 : 0;
  /** Up to this number a card is a wild deuce. */
  const deuces = order.wild === 'deuces' ? 4 : 0;
  const wilds = order.wild !== 'none';
  const value = (made: number, natural: number, side: number) => (made * NATURAL + natural) * SIDE + side;

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
      // Two ranks in all with only one of them doubled are four of a kind and a side card.
      side = once ^ thrice;
      made = ((side & (side - 1)) === 0 ? four : three) + thrice;
    }
    if (blaze > made && (once & ~courts) === 0) {
      const held = (rank: number) => +(a >> 2 === rank) + +(b >> 2 === rank) + +(c >> 2 === rank) + +(d >> 2 === rank) + +(e >> 2 === rank);
      return value(blaze + held(jack + 2) * 64 + held(jack + 1) * 8 + held(jack), allNatural, 0);
    }
    return value(made, allNatural, side);
  }
  if (!wilds) return natural;

  return function wild(a, b, c, d, e) {
    let once = 0;
    let twice = 0;
    let thrice = 0;
    let fourfold = 0;
    let suits = 0;
    let free = 0;
    const take = (card: number) => {
      if (card === JOKER || card < deuces) {
        free++;
        return;
      }
      const bit = 1 << (card >> 2);
      fourfold |= thrice & bit;
      thrice |= twice & bit;
      twice |= once & bit;
      once |= bit;
      suits |= 1 << (card & 3);
    };
    take(a);
    take(b);
    take(c);
    take(d);
    take(e);
    if (free === 0) return natural(a, b, c, d, e);
    const tie = order.naturalFirst ? 5 - free : 0;
    if (free === 5) return value(best, tie, 0);
    const most = fourfold > 0 ? 4 : thrice > 0 ? 3 : twice > 0 ? 2 : 1;
    const lead = 1 << top(fourfold || thrice || twice || once);
    const alike = most + free;
    if (alike === 5) return value(five + lead, tie, 0);
    const head = twice === 0 ? (heads[once] as number) : 0;
    const suited = (suits & (suits - 1)) === 0;
    if (suited && head > 0) return value((head === ranks ? royal : sf) + head, tie, 0);
    if (alike === 4) return value(four + lead, tie, once ^ lead);
    if (alike === 3 && (twice & (twice - 1)) !== 0) return value(full + (top(lead) << 4) + top(twice ^ lead), tie, 0);
    // A wild card may repeat a card already held, so in a flush it is always an ace.
    if (suited) return value(flush + ((free + ((once & ace) === 0 ? 0 : 1)) << 14) + (once & ~ace), tie, 0);
    if (head > 0) return value(straight + head, tie, 0);
    return value((alike === 3 ? three : pair) + lead, tie, once ^ lead);
  };
}

/** The best five of any number of cards, with their rating. */
export function bestFive(rate: Rate, cards: readonly number[]): { rating: number; pick: readonly number[] } {
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
}

const RATERS = new WeakMap<Order, Rate>();
/** The evaluator of an order, its tables built once. */
export function rateOf(order: Order): Rate {
  const known = RATERS.get(order);
  if (known !== undefined) return known;
  const rate = rater(order);
  RATERS.set(order, rate);
  return rate;
}
