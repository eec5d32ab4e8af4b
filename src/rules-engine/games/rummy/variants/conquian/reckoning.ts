import type { Melder } from '../../../../mechanics/melds.ts';
import type { Card } from '../../../../vocabulary/cards.ts';

type Meld = readonly Card[];
/** The combinations on the table, the cards that are not in any, and the borrowed cards. */
export interface Down {
  readonly melds: readonly Meld[];
  readonly left: readonly Card[];
  readonly borrowed: readonly Card[];
}

const without = <T>(list: readonly T[], n: number) => list.filter((_, m) => m !== n);
const replaced = (melds: readonly Meld[], n: number, meld: Meld) => melds.map((one, m) => (m === n ? meld : one));
const keyOf = ({ melds, left }: Down) => `${melds.map((meld) => [...meld].sort().join(' ')).sort()}|${[...left].sort()}`;

/** Yields every possible next step: adding a card, borrowing a card from a combination that remains valid, a new combination. */
function* next(state: Down, { isMeld, arrangements }: Melder): Generator<Down> {
  const { melds, left, borrowed } = state;
  for (const [m, meld] of melds.entries()) {
    for (const [n, card] of left.entries()) {
      const longer = [...meld, card];
      if (isMeld(longer)) yield { ...state, melds: replaced(melds, m, longer), left: without(left, n) };
    }
    for (const [n, card] of meld.entries()) {
      const shorter = without(meld, n);
      if (isMeld(shorter)) yield { melds: replaced(melds, m, shorter), left: [...left, card], borrowed: [...borrowed, card] };
    }
  }
  for (const { melds: made, dead } of arrangements(left)) if (made.length === 1) yield { melds: [...melds, ...made], left: dead, borrowed };
}

/**
 * The most cards that can be laid down, from the table and the cards in hand. Cards on the table stay there, but one may be borrowed
 * from a combination that keeps three or more without a gap (blue-ribbon-1940 p. 193). Tries every possibility.
 */
export function mostDown(by: Melder, table: readonly Meld[], cards: readonly Card[]): Down {
  if (table.length === 0) {
    const { melds, dead } = by.arrange(cards);
    return { melds, left: dead, borrowed: [] };
  }
  const start: Down = { melds: table, left: cards, borrowed: [] };
  const known = new Set([keyOf(start)]);
  const states = [start];
  let best = start;
  for (const state of states) {
    if (state.left.length < best.left.length) best = state;
    for (const one of next(state, by)) {
      const key = keyOf(one);
      if (known.has(key)) continue;
      known.add(key);
      states.push(one);
    }
  }
  // Combinations sorted like those of an arranged hand.
  return { ...best, melds: best.melds.map((meld) => by.arrange(meld).melds[0] ?? meld) };
}
