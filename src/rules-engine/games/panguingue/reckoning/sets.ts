// Evaluates a set on the table: a condition, a set that pays nothing, or no set at all.
import { type Card, RANKS, type Rank, rankOf, type Suit, suitOf } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';

type Key = keyof typeof points;
/** The value of a set: the score item that pays it, null if it pays nothing. */
export interface SetOfTable {
  readonly item: Key | null;
  /** The name of the set: "three sixes of hearts". */
  readonly open: string | null;
}

/** The least number of cards in a set. */
export const SET = 3;
const VALLE: readonly Rank[] = ['3', '5', '7'];
const PACK = RANKS.filter((rank) => !['8', '9', '10', '11', '12'].includes(rank));
const LOW: readonly Rank[] = PACK.slice(0, SET);
const COURT: readonly Rank[] = PACK.slice(-SET);
const NOT_LISTED =
  'Three of a rank in three suits, not 3s, 5s or 7s, are none of the four conditions: nothing is paid. The book does not say whether they may be laid down to get eleven.';
const GAP = 'The pack has no 8, 9 or 10; the book does not say that the jack follows the 7 in a sequence.';

const bySuit = (item: Key, spades: Key, suits: ReadonlySet<Suit>): Key => (suits.has('S') ? spades : item);

function alike(rank: Rank, all: readonly Suit[]): SetOfTable | null {
  const suits = new Set(all);
  const often = [...suits].filter((suit) => all.filter((one) => one === suit).length >= SET);
  const isValle = VALLE.includes(rank);
  const [item, spades]: readonly [Key, Key] = isValle ? ['valle', 'valle-spades'] : ['same-suit', 'same-suit-spades'];
  // Cards of another suit added to three of a suit do not change the payment for the three.
  if (often.length > 0) return { item: often.length === 1 && often[0] === 'S' ? spades : item, open: null };
  if (suits.size < SET) return null;
  return isValle ? { item, open: null } : { item: null, open: NOT_LISTED };
}

function sequence(ranks: readonly Rank[], suits: ReadonlySet<Suit>): SetOfTable | null {
  if (suits.size > 1 || new Set(ranks).size < ranks.length) return null;
  const at = ranks.map((rank) => PACK.indexOf(rank)).sort((a, b) => a - b);
  if (!at.every((place, n) => n === 0 || place === (at[n - 1] ?? 0) + 1)) return null;
  const has = (run: readonly Rank[]) => run.every((rank) => ranks.includes(rank));
  const open = ranks.includes('7') && ranks.includes('J') ? GAP : null;
  if (has(LOW)) return { item: bySuit('low-sequence', 'low-sequence-spades', suits), open };
  if (has(COURT)) return { item: bySuit('court-sequence', 'court-sequence-spades', suits), open };
  return { item: null, open };
}

/** The value of a set; null if it is no set, such as two queens of clubs and one of spades. */
export function setOf(cards: readonly Card[]): SetOfTable | null {
  const ranks = cards.flatMap((card) => rankOf(card) ?? []);
  const suits = cards.flatMap((card) => suitOf(card) ?? []);
  const [first] = ranks;
  if (first === undefined || cards.length < SET) return null;
  return ranks.every((rank) => rank === first) ? alike(first, suits) : sequence(ranks, new Set(suits));
}
