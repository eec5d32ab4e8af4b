import { type Problem, problem } from '../../../scoring/result.ts';
import { type Card, rankOf, showCard, suitOf } from '../../../vocabulary/cards.ts';
import type { Prices } from './prices.ts';

/** The problem of a hand with the wrong number of cards, if any. */
export function handProblem(field: string, hand: readonly Card[], wanted: number): Problem[] {
  return hand.length === wanted ? [] : [problem(field, `${wanted} cards`, `${hand.length} (${hand.map(showCard).join(' ')})`)];
}

/** Notes on what the book leaves open about these cards. */
export function notesOn(hand: readonly Card[], starter: Card | null, crib: boolean, by: Prices): string[] {
  const suit = suitOf(hand[0] as Card);
  const flush = hand.every((card) => suitOf(card) === suit);
  const notes = flush ? flushNotes(starter !== null && suitOf(starter) === suit, crib, by) : [];
  if (starter === null) notes.push('Counted without a starter: the book has this for the last four cards of the pack only.');
  else if (rankOf(starter) === 'J') notes.push('The starter is a jack: it scored for the dealer when it was turned (his heels), and nothing for his nobs now.');
  return notes;
}

function flushNotes(turned: boolean, crib: boolean, by: Prices): string[] {
  if (!crib) {
    const carried = by.way('flush-with-starter') === 'carried-over';
    return carried ? ['The book gives the flush for a hand of three only, a point a card; the same is counted here for the longer hand.'] : [];
  }
  if (!by.gives('crib-flush')) {
    return turned
      ? ['The manual lists the flush of five for the hand and has no word on the crib; it is counted here as in the hand.']
      : ['All four cards of the crib are of one suit: the manual lists a flush of four for the hand and has no word on the crib, so it is not counted here.'];
  }
  return turned ? [] : ['All four cards of the crib are of one suit, but the starter is not: a flush in the crib needs all five.'];
}
