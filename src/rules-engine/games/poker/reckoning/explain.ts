import { type Card, showCard } from '../../../vocabulary/cards.ts';
import { type BestFive, type Rate, readRating } from './evaluate.ts';
import { bare, nameClass, nameHand, rankName, rankNames, top } from './names.ts';
import { codeOf, type Hand, isWild, JOKER, type Order } from './order.ts';

/** A shown hand: its rating, its name, and its five cards with those that make it first. */
export interface Shown {
  readonly seat: number;
  readonly rating: number;
  readonly hand: Hand;
  readonly made: number;
  readonly natural: number;
  readonly side: number;
  readonly wild: number;
  readonly name: string;
  readonly cards: readonly Card[];
}

const RUNS: ReadonlySet<Hand> = new Set<Hand>(['straight', 'straight-flush', 'royal-flush', 'skip-straight', 'round-the-corner']);
/** Caches texts: a showdown uses the same few again and again. */
function remembered<K>(make: (key: K) => string): (key: K) => string {
  const known = new Map<K, string>();
  return (key) => {
    let text = known.get(key);
    if (text === undefined) {
      text = make(key);
      known.set(key, text);
    }
    return text;
  };
}
export const sign = remembered((card: Card) => showCard(card));

/** Sorts cards: those that make the hand first, runs from the top down, wild cards last. The result does not depend on the input order. */
function arrange(order: Order, hand: Hand, made: number, cards: readonly Card[], codes: readonly number[], pick: readonly number[]): Card[] {
  const run = RUNS.has(hand) && hand !== 'royal-flush';
  const keys: number[] = [];
  const sorted: Card[] = [];
  for (const n of pick) {
    const code = codes[n] as number;
    const rank = code >> 2;
    let key = rank;
    if (isWild(order, code)) key = code === JOKER ? -2 : -1;
    else if (run) key = rank < made ? rank + 20 : rank;
    else for (const m of pick) if ((codes[m] as number) >> 2 === rank) key += 32;
    key = key * 4 + 3 - (code & 3);
    let at = keys.length;
    while (at > 0 && (keys[at - 1] as number) < key) {
      keys[at] = keys[at - 1] as number;
      sorted[at] = sorted[at - 1] as Card;
      at--;
    }
    keys[at] = key;
    sorted[at] = cards[n] as Card;
  }
  return sorted;
}

const FIVE = [0, 1, 2, 3, 4] as const;
/** Rates and names a hand of five cards, or the `best` five of more. */
export function show(order: Order, rate: Rate, seat: number, given: readonly Card[], best?: BestFive): Shown {
  // If several sets of five are equally good, the same one is shown for any input order.
  const cards = given.length === 5 ? given : [...given].sort((a, b) => codeOf(b, order.ranks) - codeOf(a, order.ranks));
  const codes: number[] = [];
  for (const card of cards) codes.push(codeOf(card, order.ranks));
  let pick: readonly number[] = FIVE;
  let rating: number;
  if (codes.length === 5 || best === undefined)
    rating = rate(codes[0] as number, codes[1] as number, codes[2] as number, codes[3] as number, codes[4] as number);
  else ({ rating, pick } = best(rate, codes));
  const { hand, made, natural, side } = readRating(order, rating);
  let wild = 0;
  if (order.wild !== null) for (const n of pick) if (isWild(order, codes[n] as number)) wild++;
  return { seat, rating, hand, made, natural, side, wild, name: nameHand(order, hand, made), cards: arrange(order, hand, made, cards, codes, pick) };
}

/** What decides between two hands: the class, the ranks that make it, a card of it, natural cards, a side card, or nothing. */
export interface Decision {
  readonly by: 'class' | 'rank' | 'lower-pair' | 'card' | 'natural' | 'side' | 'nothing';
  /** The position of the deciding card, from 1, if a card decides. */
  readonly nth: number;
  readonly say: string;
}

const NTH = ['', 'highest', 'second', 'third', 'fourth', 'fifth'];
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const articled = remembered(capital);
/** "Flush against flush", from "a flush". */
const against = remembered((name: string) => {
  const noun = bare(name);
  return `${capital(noun)} against ${noun}`;
});

/** Ranks from the highest down; a wild card in a flush is an ace. */
function ranksDown(order: Order, shown: Shown): number[] {
  const ranks = shown.cards.map((card) => codeOf(card, order.ranks));
  return ranks.map((code) => (isWild(order, code) ? order.ranks - 1 : code >> 2)).sort((a, b) => b - a);
}

/** The card with a rank; a wild card if all natural cards of that rank come before it. */
function cardOf(order: Order, shown: Shown, rank: number, before = 0): string {
  const natural = shown.cards.filter((one) => {
    const code = codeOf(one, order.ranks);
    return !isWild(order, code) && code >> 2 === rank;
  });
  const card = natural[before];
  return card === undefined ? `a wild card as ${rankName(order.ranks, rank)}` : sign(card);
}

function byCards(order: Order, high: Shown, low: Shown, both: string): Decision {
  const [a, b] = [ranksDown(order, high), ranksDown(order, low)];
  const n = a.findIndex((rank, at) => rank !== b[at]);
  const nth = (shown: Shown, ranks: readonly number[]) => cardOf(order, shown, ranks[n] as number, n - ranks.indexOf(ranks[n] as number));
  const cards = `${nth(high, a)} over ${nth(low, b)}`;
  return { by: 'card', nth: n + 1, say: `${both}: the ${NTH[n + 1]} card decides, ${cards}.` };
}

/** How the first hand beats the second, or that nothing decides. */
export function decide(order: Order, high: Shown, low: Shown): Decision {
  if (high.hand !== low.hand)
    return { by: 'class', nth: 0, say: `${articled(nameClass(order, high.hand))} against ${nameClass(order, low.hand)}: the class of hand decides.` };
  const both = against(nameClass(order, high.hand));
  const rank = (a: number, b: number, what: string, say = rankNames): Decision => ({
    by: 'rank',
    nth: 1,
    say: `${both}: the ${what} decides, ${say(order.ranks, a)} over ${say(order.ranks, b)}.`,
  });
  if (high.made !== low.made) {
    switch (high.hand) {
      case 'high-card':
      case 'flush':
      case 'little-dog':
      case 'big-dog':
      case 'blaze':
        return byCards(order, high, low, both);
      case 'two-pairs': {
        const [a, b] = [top(high.made), top(low.made)];
        if (a !== b) return rank(a, b, 'higher pair');
        return { ...rank(top(high.made ^ (1 << a)), top(low.made ^ (1 << b)), 'second pair'), by: 'lower-pair' };
      }
      case 'full-house': {
        if (high.made >> 4 !== low.made >> 4) return rank(high.made >> 4, low.made >> 4, 'three');
        return { ...rank(high.made & 15, low.made & 15, 'pair'), by: 'lower-pair' };
      }
      case 'straight':
      case 'straight-flush':
      case 'skip-straight':
      case 'round-the-corner':
        return rank(high.made - 1, low.made - 1, 'head of the sequence', rankName);
      default:
        return rank(top(high.made), top(low.made), 'rank');
    }
  }
  if (high.natural !== low.natural) {
    const cards = (shown: Shown) => `${shown.wild} wild ${shown.wild === 1 ? 'card' : 'cards'}`;
    return { by: 'natural', nth: 0, say: `${both}, alike in rank: natural cards decide, ${cards(high)} against ${cards(low)}.` };
  }
  if (high.side !== low.side) {
    let [a, b] = [high.side, low.side];
    let nth = 1;
    for (; top(a) === top(b); nth++) [a, b] = [a ^ (1 << top(a)), b ^ (1 << top(b))];
    const which = nth === 1 ? 'side card' : `${NTH[nth]} side card`;
    return { by: 'side', nth, say: `${both}, alike in rank: the ${which} decides, ${cardOf(order, high, top(a))} over ${cardOf(order, low, top(b))}.` };
  }
  return { by: 'nothing', nth: 0, say: `${both}: the hands are alike in every rank.` };
}
