import { laidOutWorse } from '../../../mechanics/arrangements.ts';
import { cards, type Values } from '../../../scoring/fields.ts';
import { ok, type Result } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { type Card, showCard } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';
import { ginMelder } from './melds.ts';

const ask = {
  hand: cards('Hand', 'standard-52', [10, 11], { hint: 'Ten cards, or the eleven before you discard.' }),
} as const;

export const show = (cards: readonly Card[]) => cards.map(showCard).join(' ');

/** The line of a deadwood card: the book has numbers for an ace and a court card, the others count their pips. */
function deadLine(card: Card, count: number, by: Schedule<typeof points>): Line {
  const cards = [card];
  if (card.startsWith('A')) return by.line('ace', 'deadwood', { cards });
  return /^[JQK]/.test(card) ? by.line('court-card', 'deadwood', { cards }) : by.sum('number-card', 'deadwood', count, { cards });
}

function score({ hand }: Values<typeof ask>, by: Schedule<typeof points>): Result<Answer> {
  const { arrange, countOf, discardFrom } = ginMelder(by);
  const { best, discard, others } = hand.length === 10 ? { best: arrange(hand), discard: null, others: [] } : discardFrom(hand);
  const limit = by.points('knock-limit');
  const lines: Line[] = [
    ...best.melds.map((meld) => by.mention('meld', 'meld', { cards: meld })),
    ...best.dead.map((card) => deadLine(card, countOf([card]), by)),
  ];
  const notes: string[] = [];
  if (discard !== null) {
    notes.push(`Discard ${showCard(discard)}.${others.length > 0 ? ` ${show(others)} would leave as little.` : ''}`);
  }
  if (best.count === 0 && !by.gives('gin')) notes.push('The book has no bonus for a hand without deadwood.');
  const may = best.count === 0 && by.gives('gin') ? 'this is gin' : best.count <= limit ? 'you may knock' : `you may not knock on more than ${limit}`;
  return ok(answer(`Deadwood ${best.count}: ${may}`, lines, notes));
}

export const hand = scorer({
  title: 'Count the deadwood of a hand',
  gist: 'Arranges ten or eleven cards into melds so that the least deadwood is left, and says whether they may knock.',
  aka: ['gin calculator', 'deadwood counter', 'best melds', 'can I knock', 'arrange my hand'],
  books: ['sierra', 'blue-ribbon-1940'],
  ask,
  score,
  least: true,
  slips: ({ hand }, by, gap) => {
    const melder = ginMelder(by);
    const kept = hand.length === 10 ? hand : hand.toSpliced(hand.indexOf(melder.discardFrom(hand).discard), 1);
    return laidOutWorse(melder, kept, gap, by.id('meld'));
  },
});
