import type { BookId } from '../../../books.ts';
import { type Card, type Rank, rankOf, showCard } from '../../../core/cards.ts';
import { copiesIn, PACKS, type PackId } from '../../../core/packs.ts';
import { pointsOf } from '../../../core/points.ts';
import { type Problem, problem } from '../../../core/result.ts';
import type { Line } from '../../../core/scorers.ts';
import { points } from '../points.ts';

const PICTURES = { A: 'ace-left', K: 'king-left', Q: 'queen-left', J: 'jack-left' } as const;
const ITEMS = [...Object.values(PICTURES), 'number-card-left'] as const;
const itemOf = (rank: Rank): (typeof ITEMS)[number] => (rank in PICTURES ? PICTURES[rank as keyof typeof PICTURES] : 'number-card-left');

/** What a card left in the hand costs (blue-ribbon-1940 p. 397, donohue p. 417). */
export function costOf(rank: Rank, book: BookId): number {
  const item = itemOf(rank);
  return item === 'number-card-left' ? Number(rank) : pointsOf(points[item], book);
}

/** Cards left in a hand, a line for each score item; jokers have a line and no figure. */
export function leftLines(cards: readonly Card[], say: string, book: BookId): Line[] {
  const lines: Line[] = [];
  for (const item of ITEMS) {
    const of = cards.filter((card) => card !== 'JOKER' && itemOf(rankOf(card) as Rank) === item);
    if (of.length === 0) continue;
    lines.push({ rule: `points.${item}`, say, points: of.reduce((sum, card) => sum + costOf(rankOf(card) as Rank, book), 0), cards: of });
  }
  const jokers = cards.filter((card) => card === 'JOKER');
  if (jokers.length > 0) lines.push({ rule: 'law.joker-left', say: `${say}: no figure in the book`, cards: jokers });
  return lines;
}
export const JOKER_LEFT = 'The book gives a joker left in the hand no figure; it is not counted here.';

/** Packs that a book has: the older one plays with a single pack only. */
const PACK_OF: Readonly<Partial<Record<BookId, PackId>>> = { 'blue-ribbon-1940': 'rum-106', donohue: 'standard-52' };

export const show = (cards: readonly Card[]) => cards.map(showCard).join(' ');

/** Cards of several hands that the pack of the book has not so often. */
export function tooOften(field: string, cards: readonly Card[], book: BookId): Problem[] {
  const pack = PACK_OF[book] ?? 'standard-52';
  const often = [...new Set(cards)].filter((card) => cards.filter((one) => one === card).length > copiesIn(pack, card));
  return often.length === 0 ? [] : [problem(field, `no card more often than in the pack (${PACKS[pack].title})`, show(often))];
}
