import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { Card } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';

/** The values of a card in building and taking; empty for a court card, which can only be paired. */
export type ValuesOf = (card: Card) => readonly number[];

export const rankOf = (card: Card) => card.slice(0, -1);
export const plainValues: ValuesOf = (card) => {
  const rank = rankOf(card);
  if (rank === 'A') return [1];
  const number = Number(rank);
  return Number.isNaN(number) ? [] : [number];
};

/** The sets of the first card with other cards that add up to the number. */
function setsWithFirst(cards: readonly Card[], number: number, values: ValuesOf): Card[][] {
  const [first, ...rest] = cards;
  if (first === undefined) return [];
  const found: Card[][] = [];
  const grow = (set: Card[], sum: number, from: number): void => {
    if (sum === number) found.push(set);
    for (let n = from; n < rest.length && sum < number; n++) {
      const card = rest[n];
      if (card !== undefined) for (const value of values(card)) if (sum + value <= number) grow([...set, card], sum + value, n + 1);
    }
  };
  for (const value of values(first)) grow([first], value, 0);
  return found;
}

/**
 * Splits cards into sets that each add up to the number, using each card once; null if that is impossible. Cards of the same rank as the
 * played card are sets of their own. There are few cards on the table, so every way is tried.
 */
export function split(cards: readonly Card[], played: Card, number: number | null, values: ValuesOf): Card[][] | null {
  const [first] = cards;
  if (first === undefined) return [];
  const pair = rankOf(first) === rankOf(played) ? [[first]] : [];
  for (const set of [...pair, ...(number === null ? [] : setsWithFirst(cards, number, values))]) {
    const others = split(
      cards.filter((card) => !set.includes(card)),
      played,
      number,
      values,
    );
    if (others !== null) return [set, ...others];
  }
  return null;
}

/** The lines of the sets that one card takes. */
export const setLines = (sets: readonly (readonly Card[])[], number: number | undefined, by: Schedule<typeof points>): Line[] =>
  sets.map((set) => by.mention('combining', set.length === 1 ? 'pair' : `combination of ${number}`, { cards: set }));
