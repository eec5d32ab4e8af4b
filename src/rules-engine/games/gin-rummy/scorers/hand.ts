import { type Card, showCard } from '../../../core/cards.ts';
import { cards, type Values } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { ok, type Result } from '../../../core/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../core/scorers.ts';
import { points } from '../points.ts';
import { arrange, countOf, discardFrom } from './melds.ts';

const ask = {
  hand: cards('Hand', 'standard-52', [10, 11], { hint: 'Ten cards, or the eleven before you discard.' }),
} as const;

export const show = (cards: readonly Card[]) => cards.map(showCard).join(' ');
const isCourt = (card: Card) => /^[JQK]/.test(card);
export const ruleOf = (card: Card) => (card.startsWith('A') ? 'points.ace' : isCourt(card) ? 'points.court-card' : 'points.number-card');

function score({ hand }: Values<typeof ask>, book: 'sierra' | 'blue-ribbon-1940'): Result<Answer> {
  const { best, discard, others } = hand.length === 10 ? { best: arrange(hand), discard: null, others: [] } : discardFrom(hand);
  const limit = pointsOf(points['knock-limit'], book);
  const lines: Line[] = [
    ...best.melds.map((meld): Line => ({ rule: 'points.meld', say: 'meld', cards: meld })),
    ...best.dead.map((card): Line => ({ rule: ruleOf(card), say: 'deadwood', points: countOf([card]), cards: [card] })),
  ];
  const notes: string[] = [];
  if (discard !== null) {
    notes.push(`Discard ${showCard(discard)}.${others.length > 0 ? ` ${show(others)} would leave as little.` : ''}`);
  }
  if (best.count === 0 && book === 'blue-ribbon-1940') notes.push('The book has no bonus for a hand without deadwood.');
  const may = best.count === 0 && book === 'sierra' ? 'this is gin' : best.count <= limit ? 'you may knock' : `you may not knock on more than ${limit}`;
  return ok(answer(`Deadwood ${best.count}: ${may}`, lines, notes));
}

export const hand = scorer({
  title: 'Count the deadwood of a hand',
  gist: 'Arranges ten or eleven cards into melds so that the least deadwood is left, and says whether they may knock.',
  aka: ['gin calculator', 'deadwood counter', 'best melds', 'can I knock', 'arrange my hand'],
  books: ['sierra', 'blue-ribbon-1940'],
  ask,
  score: (values, by) => score(values, by.book as 'sierra' | 'blue-ribbon-1940'),
  contested: true,
});
