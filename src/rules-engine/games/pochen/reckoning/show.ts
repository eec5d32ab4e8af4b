// Which hands win the pools and the poch (Blue Ribbon 1940, p. 281-282).
import { type Card, RANKS, type Rank, rankOf, SUITS, suitOf } from '../../../vocabulary/cards.ts';

type Hands = readonly (readonly Card[])[];
/** The hands that win something, from 0: one, or none. */
export interface Shown {
  readonly hands: readonly number[];
  /** True if the book does not say whether one of these hands wins it, or which. */
  readonly open?: true;
  readonly why: string;
}

/** The order of a rank, with the ace above the king. */
const heightOf = (rank: Rank): number => (rank === 'A' ? RANKS.length : RANKS.indexOf(rank));
const LEAST = 3;

interface Run {
  readonly hand: number;
  readonly cards: number;
  readonly top: number;
}
/** Every unbroken run of three or more in a hand, with the ace above the king or without it. */
function runsOf(cards: readonly Card[], hand: number, withAce: boolean): Run[] {
  return SUITS.flatMap((suit) => {
    const heights = cards
      .filter((card) => suitOf(card) === suit)
      .flatMap((card) => rankOf(card) ?? [])
      .filter((rank) => withAce || rank !== 'A')
      // The 32 cards have no eleven and twelve, which are between the ten and the jack in the list of all ranks.
      .map((rank) => (heightOf(rank) > RANKS.indexOf('10') ? heightOf(rank) - 2 : heightOf(rank)))
      .sort((a, b) => a - b);
    const runs: Run[] = [];
    let length = 0;
    heights.forEach((height, n) => {
      length = n > 0 && heights[n - 1] === height - 1 ? length + 1 : 1;
      if (heights[n + 1] !== height + 1 && length >= LEAST) runs.push({ hand, cards: length, top: height });
    });
    return runs;
  });
}

/** The hands whose sequence is not certainly beaten: by a longer or higher one that is no worse in the other respect. */
function bestRuns(hands: Hands, withAce: boolean): number[] {
  const runs = hands.flatMap((cards, n) => runsOf(cards, n, withAce));
  const beats = (a: Run, b: Run) => a.cards >= b.cards && a.top >= b.top && (a.cards > b.cards || a.top > b.top);
  const best = runs.filter((one) => !runs.some((other) => other.hand !== one.hand && beats(other, one)));
  return [...new Set(best.map(({ hand }) => hand))];
}

/** The hands that win the pool for sequence. */
export function sequence(hands: Hands): Shown {
  const [low, high] = [bestRuns(hands, false), bestRuns(hands, true)];
  if (low.join() !== high.join())
    return { hands: [...new Set([...low, ...high])].sort((a, b) => a - b), open: true, why: 'it depends on the place of an ace, which the book does not give' };
  if (low.length === 0) return { hands: [], why: 'no three cards in order' };
  return low.length === 1
    ? { hands: low, why: 'the longest and highest' }
    : { hands: low, open: true, why: 'the book does not say whether the longer or the higher goes first, or who goes first of equals' };
}

export const KINDS = ['pair', 'threes', 'fours'] as const;
export interface Alike {
  readonly kind: (typeof KINDS)[number];
  readonly rank: Rank;
}
/** The best cards of a hand for the poch; null if there is not even a pair. */
export function alike(cards: readonly Card[]): Alike | null {
  const counts = new Map<Rank, number>();
  for (const card of cards) {
    const rank = rankOf(card);
    if (rank !== null) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  }
  const [best] = [...counts].filter(([, count]) => count > 1).sort(([a, m], [b, n]) => n - m || heightOf(b) - heightOf(a));
  return best === undefined ? null : { kind: KINDS[best[1] - 2] ?? 'pair', rank: best[0] };
}

/** The hands that win the poch, if all players who could have backed theirs. */
export function poch(hands: Hands): Shown {
  const has = hands.flatMap((cards, hand) => {
    const best = alike(cards);
    return best === null ? [] : [{ hand, ...best }];
  });
  const most = Math.max(...has.map(({ kind }) => KINDS.indexOf(kind)));
  const first = has.filter(({ kind }) => KINDS.indexOf(kind) === most);
  if (first.length === 0) return { hands: [], why: 'nobody has a pair' };
  if (first.length === 1) return { hands: first.map(({ hand }) => hand), why: 'the most of a rank' };
  if (first[0]?.kind !== 'pair') return { hands: first.map(({ hand }) => hand), open: true, why: 'the book lets the rank decide between pairs alone' };
  const high = Math.max(...first.map(({ rank }) => heightOf(rank)));
  const top = first.filter(({ rank }) => heightOf(rank) === high);
  return top.length === 1
    ? { hands: top.map(({ hand }) => hand), why: 'the higher pair' }
    : { hands: top.map(({ hand }) => hand), open: true, why: 'the book does not cover equal pairs' };
}
