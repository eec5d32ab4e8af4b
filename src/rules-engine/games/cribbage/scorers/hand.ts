import type { BookId } from '../../../books.ts';
import { type Card, rankOf, showCard, suitOf } from '../../../core/cards.ts';
import { cards, choiceOf, flag } from '../../../core/fields.ts';
import { ok, type Problem, problem } from '../../../core/result.ts';
import { scorer } from '../../../core/scorers.ts';
import { explain } from './explain.ts';
import { BOOKS, CRIB_CARDS, FORMS, type Form, hasForm, scheduleOf } from './schedule.ts';
import { points } from './words.ts';

type Book = (typeof BOOKS)[number];

/** What is wrong with a form for a book, if anything. */
export function formProblem(book: BookId, form: Form): Problem[] {
  if (hasForm(book, form)) return [];
  const has = (Object.keys(FORMS) as Form[]).filter((one) => hasForm(book, one));
  return [problem('form', `a form that this book has (${has.join(', ')})`, form)];
}

/** What is wrong with the number of cards of a hand, if anything. */
export function handProblem(field: string, hand: readonly Card[], wanted: number): Problem[] {
  return hand.length === wanted ? [] : [problem(field, `${wanted} cards`, `${hand.length}: ${hand.map(showCard).join(' ')}`)];
}

/** What a book leaves unsaid about the lines of a hand or crib, where it touches these cards. */
export function notesOn(hand: readonly Card[], starter: Card | null, crib: boolean, book: BookId, form: Form): string[] {
  const suit = suitOf(hand[0] as Card);
  const flush = hand.every((card) => suitOf(card) === suit);
  const notes = flush ? flushNotes(starter !== null && suitOf(starter) === suit, crib, book, form) : [];
  if (starter === null) notes.push('Counted without a starter: the book has this for the last four cards of the pack only.');
  else if (rankOf(starter) === 'J') notes.push('The starter is a jack: it scored for the dealer when it was turned (his heels), and nothing for his nobs now.');
  return notes;
}

function flushNotes(turned: boolean, crib: boolean, book: BookId, form: Form): string[] {
  if (!crib) {
    const carried = book === 'blue-ribbon-1940' && form !== 'five-card';
    return carried ? ['The book gives the flush for a hand of three only, a point a card; the same is counted here for the longer hand.'] : [];
  }
  if (book === 'sierra') {
    return turned
      ? ['The manual lists the flush of five for the hand and has no word on the crib; it is counted here as in the hand.']
      : ['All four cards of the crib are of one suit: the manual lists a flush of four for the hand and has no word on the crib, so it is not counted here.'];
  }
  return turned ? [] : ['All four cards of the crib are of one suit, but the starter is not: a flush in the crib needs all five.'];
}

function problemsOf(form: Form, hand: readonly Card[], starter: Card | null, crib: boolean, book: BookId): Problem[] {
  const problems = [...formProblem(book, form), ...handProblem('hand', hand, crib ? CRIB_CARDS : FORMS[form].hand)];
  if (starter === null && crib) problems.push(problem('starter', 'the starter, without which a crib is not counted', 'none'));
  else if (starter === null && form !== 'solitaire') problems.push(problem('starter', 'the starter', 'none'));
  if (starter !== null && hand.includes(starter)) problems.push(problem('starter', 'a card that is not in the hand', showCard(starter)));
  return problems;
}

export const hand = scorer({
  title: 'Count a hand or crib',
  gist: 'Counts a hand or crib with its starter aloud, line by line: fifteens, pairs, runs, flush and nobs.',
  aka: ['cribbage score', 'score a hand', 'cribbage calculator', 'cribbage counter', 'count my hand', 'how many points', 'fifteen two'],
  books: BOOKS,
  ask: {
    hand: cards('Hand or crib', 'standard-52', [3, 5], { hint: 'Four cards; three in a five-card hand, five in a seven-card hand. Without the starter.' }),
    starter: cards('Starter', 'standard-52', 1, { optional: true, hint: 'The card turned up. Only the last hand of solitaire goes without.' }),
    crib: flag('This is the crib'),
    form: choiceOf(
      'Form of the game',
      { 'six-card': FORMS['six-card'].title, 'five-card': FORMS['five-card'].title, 'seven-card': FORMS['seven-card'].title, solitaire: FORMS.solitaire.title },
      { otherwise: 'six-card' },
    ),
  },
  contested: true,
  score: ({ form, hand, starter: turned, crib }, { book }) => {
    const starter = turned?.[0] ?? null;
    const problems = problemsOf(form, hand, starter, crib, book);
    if (problems.length > 0) return { ok: false, problems };
    const { lines, points: sum } = explain(hand, starter, crib, scheduleOf(book as Book, form));
    const notes = notesOn(hand, starter, crib, book, form);
    // The sum is the sum of the lines, made as they were; there is one side only.
    return ok({ headline: sum === 0 ? 'Nothing: 0 points' : points(sum), lines, totals: [{ to: '', points: sum, unit: 'point' }], notes });
  },
});
