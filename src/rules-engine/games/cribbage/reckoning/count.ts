import { type Card, RANKS, SUITS } from '../../../vocabulary/cards.ts';

/**
 * Counts points without explanations, for the proofs and other fast uses. A card is a number from 0 to 51: four times its rank
 * (ace 0, king 12) plus its suit. Fifteens, pairs and runs depend only on ranks, so every multiset of ranks is a state of a
 * small automaton: one transition for each card, and the order does not matter.
 */
const RANKS_HERE = RANKS.filter((rank) => rank !== '11' && rank !== '12');
const CARD_OF: readonly Card[] = RANKS_HERE.flatMap((rank) => SUITS.map((suit): Card => `${rank}${suit}`));
const NUMBER_OF: ReadonlyMap<Card, number> = new Map(CARD_OF.map((card, n) => [card, n]));
/** Number of the first jack; the others follow by suit. */
export const JACKS = RANKS_HERE.indexOf('J') * 4;

/** Most cards that are counted together: five in a seven-card hand and the starter. */
const MOST = 6;
export const EMPTY = 0;

/** The number of a card. Throws if it is not in the pack of 52. */
export function numberOf(card: Card): number {
  const number = NUMBER_OF.get(card);
  if (number === undefined) throw new Error(`expected a card of the 52, found ${card}`);
  return number;
}

/** The card of a number, the inverse of `numberOf`. */
export function cardOf(number: number): Card {
  return CARD_OF[number] as Card;
}

/** The value of a rank in the play and in fifteens. */
export function pipsOf(rank: number): number {
  return Math.min(rank + 1, 10);
}

interface Machine {
  /** State reached from `state` by a card of `rank`, at `state * 13 + rank`. */
  readonly next: Uint16Array;
  /** Points of fifteens, pairs and runs in a state. */
  readonly worth: Uint8Array;
}

/** Points of fifteens, pairs and runs, by the number of cards of each rank. */
function worthOf(counts: readonly number[]): number {
  const ways = new Array<number>(16).fill(0);
  ways[0] = 1;
  let points = 0;
  let length = 0;
  let runs = 1;
  for (let rank = 0; rank <= 13; rank++) {
    const held = counts[rank] ?? 0;
    points += held * (held - 1);
    for (let card = 0; card < held; card++) {
      for (let sum = 15; sum >= pipsOf(rank); sum--) ways[sum] = (ways[sum] ?? 0) + (ways[sum - pipsOf(rank)] ?? 0);
    }
    if (held > 0) {
      length += 1;
      runs *= held;
    } else {
      if (length >= 3) points += length * runs;
      length = 0;
      runs = 1;
    }
  }
  return points + 2 * (ways[15] ?? 0);
}

function build(): Machine {
  const states: number[][] = [new Array<number>(13).fill(0)];
  const known = new Map<string, number>([[states[0]?.join('') ?? '', EMPTY]]);
  const next: number[] = [];
  for (let state = 0; state < states.length; state++) {
    const counts = states[state] as number[];
    const full = counts.reduce((sum, held) => sum + held, 0) === MOST;
    for (let rank = 0; rank < 13 && !full; rank++) {
      const held = counts[rank] ?? 0;
      if (held === 4) {
        next.push(EMPTY);
        continue;
      }
      const more = counts.with(rank, held + 1);
      const key = more.join('');
      let reached = known.get(key);
      if (reached === undefined) {
        reached = states.length;
        known.set(key, reached);
        states.push(more);
      }
      next.push(reached);
    }
  }
  return { next: Uint16Array.from(next), worth: Uint8Array.from(states, worthOf) };
}

let built: Machine | undefined;
/** The automaton, built on first use, because a page that scores one hand does not need it. */
export function machine(): Machine {
  built ??= build();
  return built;
}

/** Points of a flush by the common rule: all cards of the hand, one more with the starter; in the crib only with the starter. */
export function flushOf(hand: readonly number[], starter: number, crib: boolean): number {
  const suit = (hand[0] ?? 0) & 3;
  for (const card of hand) if ((card & 3) !== suit) return 0;
  if ((starter & 3) === suit) return hand.length + 1;
  return crib ? 0 : hand.length;
}

/** Points of the jack of the starter's suit. */
export function nobsOf(hand: readonly number[], starter: number): number {
  return hand.includes(JACKS | (starter & 3)) ? 1 : 0;
}

/** Points of a hand or crib of three to five cards with the starter, all cards as numbers. */
export function countHand(hand: readonly number[], starter: number, crib: boolean): number {
  const { next, worth } = machine();
  let state = next[starter >> 2] ?? EMPTY;
  for (const card of hand) state = next[state * 13 + (card >> 2)] ?? EMPTY;
  return (worth[state] ?? 0) + flushOf(hand, starter, crib) + nobsOf(hand, starter);
}
