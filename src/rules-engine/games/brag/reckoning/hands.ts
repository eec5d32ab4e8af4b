// Evaluates and compares hands of three cards at Brag (Donohue, p. 86-87).
import { type Card, RANK_NAMES, RANKS, type Rank, rankOf } from '../../../vocabulary/cards.ts';

/** What the players agree on before they play. */
export interface Agreed {
  /** Only the jack of clubs and the nine of diamonds are braggers. */
  readonly two: boolean;
  /** Natural hands beat those of the same rank that are made with braggers. */
  readonly natural: boolean;
}

export const KINDS = ['no-pair', 'pair', 'pair-royal', 'three-braggers'] as const;
export interface Held {
  readonly kind: (typeof KINDS)[number];
  /** Rank of the pair or pair-royal; null if there is none, or all three cards are braggers. */
  readonly rank: Rank | null;
  /** Ranks of its braggers, in alphabetical order. */
  readonly braggers: readonly Rank[];
  /** The card beside a pair. */
  readonly third: Rank | null;
}

/** The order of a rank, with the ace highest. */
export const heightOf = (rank: Rank): number => (rank === 'A' ? RANKS.length : RANKS.indexOf(rank));

const isBragger = (card: Card, { two }: Agreed) => (two ? card === 'JC' || card === '9D' : rankOf(card) === 'J' || rankOf(card) === '9');

/** The best hand that three cards make. */
export function hold(cards: readonly Card[], agreed: Agreed): Held {
  const ranks = (wild: boolean) => cards.filter((card) => isBragger(card, agreed) === wild).flatMap((card) => rankOf(card) ?? []);
  const braggers = ranks(true).sort();
  const [high, middle, low] = ranks(false).sort((a, b) => heightOf(b) - heightOf(a));
  const none = { braggers, third: null } as const;
  if (high === undefined) return { ...none, kind: 'three-braggers', rank: null };
  if (middle === undefined || (high === middle && (braggers.length === 1 || middle === low))) return { ...none, kind: 'pair-royal', rank: high };
  if (braggers.length === 1) return { braggers, kind: 'pair', rank: high, third: middle };
  if (high === middle) return { braggers, kind: 'pair', rank: high, third: low ?? null };
  return middle === low ? { braggers, kind: 'pair', rank: middle, third: high } : { ...none, kind: 'no-pair', rank: null };
}

/** What decides between two hands. With the last three the book does not say. */
export type Parted =
  | 'kind'
  | 'rank'
  | 'more-braggers'
  | 'natural-first'
  | 'jack-before-nine'
  | 'third-card'
  | 'elder-hand'
  | 'royal-ranks'
  | 'own-rank'
  | 'which-braggers'
  | 'nothing-to-rank';
const OPEN: ReadonlySet<Parted> = new Set<Parted>(['royal-ranks', 'own-rank', 'which-braggers', 'nothing-to-rank']);
export const isOpen = (by: Parted): boolean => OPEN.has(by);

/** Whether a bragger is next to cards of its own rank, such as the jack of clubs beside another jack. */
const besideItsOwn = ({ rank, braggers }: Held) => rank !== null && braggers.includes(rank);

/** Whether the agreement on natural hands matters for two hands. */
const naturalFirst = (one: Held, other: Held, agreed: Agreed) => agreed.natural && (one.braggers.length === 0 || other.braggers.length === 0);

/** Compares the elder of two hands with the other: 1 better, -1 worse, and why. If the book does not say, the sign is only the usual order. */
export function meet(one: Held, other: Held, agreed: Agreed): { readonly sign: number; readonly by: Parted } {
  const kinds = KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind);
  if (kinds !== 0) return { sign: Math.sign(kinds), by: 'kind' };
  if (one.kind === 'no-pair') return { sign: 0, by: 'nothing-to-rank' };
  const by = [one, other].map(({ rank }) => (rank === null ? 0 : heightOf(rank))) as [number, number];
  if (by[0] !== by[1]) {
    const more = one.braggers.length - other.braggers.length;
    const sign = Math.sign(by[0] - by[1]);
    // For pairs-royal the book has "more braggers" within a rank and three twos as the lowest: if the two rules disagree, it is silent.
    const apart = one.kind === 'pair-royal' && more !== 0 && Math.sign(more) !== sign && !naturalFirst(one, other, agreed);
    return { sign, by: apart ? 'royal-ranks' : 'rank' };
  }
  const more = one.braggers.length - other.braggers.length;
  if (more !== 0) {
    if (besideItsOwn(one) || besideItsOwn(other)) return { sign: Math.sign(more), by: 'own-rank' };
    return naturalFirst(one, other, agreed) ? { sign: -Math.sign(more), by: 'natural-first' } : { sign: Math.sign(more), by: 'more-braggers' };
  }
  const same = one.braggers.join() === other.braggers.join();
  if (!same && one.kind !== 'pair') return { sign: 0, by: 'which-braggers' };
  if (!same) return { sign: one.braggers[0] === 'J' ? 1 : -1, by: 'jack-before-nine' };
  const thirds = [one, other].map(({ third }) => (third === null ? 0 : heightOf(third))) as [number, number];
  if (thirds[0] !== thirds[1]) return { sign: Math.sign(thirds[0] - thirds[1]), by: 'third-card' };
  return { sign: 1, by: 'elder-hand' };
}

const plural = (rank: Rank) => `${RANK_NAMES[rank]}${rank === '6' ? 'es' : 's'}`;
const COUNTS = ['', 'a bragger', 'two braggers'];
/** "pair of kings with a nine", "pair-royal of aces with two braggers". */
export function sayHeld({ kind, rank, braggers }: Held): string {
  if (rank === null) return kind === 'no-pair' ? 'no pair' : 'three braggers';
  const helped =
    kind === 'pair'
      ? braggers[0] === undefined
        ? ', natural'
        : ` with a ${RANK_NAMES[braggers[0]]}`
      : braggers.length === 0
        ? ', natural'
        : ` with ${COUNTS[braggers.length]}`;
  return `${kind} of ${plural(rank)}${helped}`;
}
