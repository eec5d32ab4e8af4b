import type { Line } from '../scoring/scorers.ts';
import { type Card, showCard } from '../vocabulary/cards.ts';
import type { Melder } from './melds.ts';

/** Arrangements that leave `gap` more than the least, as lines by their melds: one for each set of melds, those with the most melds first. */
export function laidOutWorse({ arrange, arrangements }: Pick<Melder, 'arrange' | 'arrangements'>, hand: readonly Card[], gap: number, rule: string): Line[] {
  if (gap <= 0) return [];
  const least = arrange(hand).count;
  const lines = new Map<string, Line>();
  const ways = arrangements(hand).filter(({ count }) => count - least === gap);
  for (const { melds, dead } of ways.sort((one, other) => other.melds.length - one.melds.length)) {
    const laid = melds.map((meld) => meld.map(showCard).join(' ')).join(' and ');
    const say = melds.length === 0 ? 'no meld seen' : `with no other meld than ${laid}`;
    if (!lines.has(say)) lines.set(say, { rule, say: `${say}, left over`, points: gap, cards: dead });
  }
  return [...lines.values()];
}
