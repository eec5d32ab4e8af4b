import type { BookId } from '../../../books.ts';
import { type Card, rankOf, showCard, suitOf } from '../../../core/cards.ts';
import { cards, choiceOf, count, flag, type Values } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { ok, type Problem, problem, type Result } from '../../../core/result.ts';
import type { Schedule } from '../../../core/schedule.ts';
import { type Answer, answer, type Line, type ScorerRow, scorer } from '../../../core/scorers.ts';
import { points } from '../points.ts';
import { dixRank, FORMS, type Form, formsOf, heldIn, oneAtATime, rulesOf } from './forms.ts';
import { type Meld, search } from './search.ts';

const ask = {
  hand: cards('Hand', 'pinochle-64', [1, 18], { hint: 'The cards held when melding begins; give a card twice if you hold both.' }),
  trump: choiceOf('Trump', { S: 'Spades', H: 'Hearts', C: 'Clubs', D: 'Diamonds' }),
  form: choiceOf('Form of the game', FORMS, { otherwise: 'two-handed' }),
  time: choiceOf(
    'Declared in time?',
    { 'in-time': 'Yes', late: 'No: after drawing, when the stock is gone, or after the play began' },
    { otherwise: 'in-time', hint: 'Two-handed: after winning a trick and before drawing. Otherwise before or at the first trick, as the book says.' },
  ),
  chances: count('Tricks after which you can still meld', 1, 20, { optional: true, hint: 'Two-handed only: one meld for each. Left empty: enough for all.' }),
  single: flag('Sequence as one meld, round trip in full', { hint: 'A custom of the auction with a widow, told of by Blue Ribbon.' }),
} as const;
type Asked = Values<typeof ask>;
type PointKey = keyof typeof points;

const nameOf = (key: string) => {
  const title = points[key as PointKey]?.title ?? key;
  return `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
};
const lineOf = (meld: Meld): Line => ({
  // The one item that the pages of some forms leave out, where all melds are laid together.
  rule: meld.key === 'double-after-single' ? 'pinochle.points.double-after-single' : `points.${meld.key}`,
  say: `${nameOf(meld.key)}: ${meld.cards.map(showCard).join(' ')}`,
  points: meld.points,
  cards: meld.cards,
});

function problemsOf({ hand, form }: Asked, book: BookId): Problem[] {
  const most = heldIn(book, form);
  if (most === null) return [problem('form', `a form that this book has (${formsOf(book).join(', ')})`, form)];
  const problems: Problem[] = [];
  if (hand.length > most) problems.push(problem('hand', `at most ${most} cards in this form`, `${hand.length}`));
  const small = book === 'donohue' || form === 'sixty-four' ? [] : hand.filter((card) => rankOf(card) === '7' || rankOf(card) === '8');
  if (small.length > 0) problems.push(problem('hand', 'no sevens and eights: this pack has none', small.map(showCard).join(' ')));
  const twice = book === 'donohue' ? hand.filter((card, n) => hand.indexOf(card) !== n) : [];
  if (twice.length > 0) problems.push(problem('hand', 'each card once: this book plays with one pack', twice.map(showCard).join(' ')));
  return problems;
}

/** What the book leaves open, where it touches the melds found. */
function notesOn(book: BookId, form: Form, melds: readonly Meld[], single: boolean): string[] {
  const keys = new Set(melds.map((meld) => meld.key));
  const notes: string[] = [];
  if (book === 'donohue' && melds.length > 1) notes.push('This book does not say whether a card may serve in melds of two classes; they are all counted here.');
  if (book === 'donohue' && !oneAtATime(form) && keys.has('sequence'))
    notes.push('The trump marriage and then the sequence are allowed one after the other; for melds announced together the book does not repeat it.');
  if (book === 'uspc-1898') {
    if (form === 'four-handed') notes.push('The four-handed section does not say again how cards may be used twice; the rules of the game for two are taken.');
    if (keys.has('double-after-single') || [...keys].some((key) => key.startsWith('eight-')))
      notes.push('By the letter of the Bezique rule cards may serve again in a meld of the same class that is worth more: the smaller melds are scored first.');
  }
  if (book === 'blue-ribbon-1940' && keys.has('double-pinochle'))
    notes.push('This book gives 80 for both pinochles together, which is the same as two single ones.');
  if (book === 'sierra' && form === 'partnership') notes.push('A nine that the dealer took as the turned card may not be melded.');
  if (form === 'auction-widow') {
    notes.push(
      single
        ? 'Counted by the custom told of: the sequence is one meld, and the round trip counts in full.'
        : 'Counted by the rule for every form; by a custom the sequence is one meld and the round trip counts in full.',
    );
  } else if (single) notes.push('The custom asked for belongs to the auction with a widow and changes nothing here.');
  const sides = form === 'auction-partnership' || form === 'partnership';
  if (!oneAtATime(form) && form !== 'auction-widow' && book !== 'donohue')
    notes.push(sides ? 'The melds count once the side has won a trick.' : 'The melds count once a trick is won.');
  return notes;
}

function tooLate(book: BookId, form: Form): Answer {
  if (oneAtATime(form))
    return answer('Nothing: it is too late to meld', [{ rule: 'pinochle.law.meld-out-of-time', say: 'not before drawing from the stock, after a trick won' }]);
  if (form === 'three-handed' || (form === 'four-handed' && book !== 'sierra'))
    return answer('Nothing: it is too late to meld', [{ rule: `pinochle/${form}.law.late-meld`, say: 'melds have to be shown at the first trick' }]);
  if (form === 'auction-widow')
    return answer('Nothing: it is too late to meld', [{ rule: 'pinochle/auction-widow.law.late-meld', say: 'no meld after the first card is led' }]);
  return answer('Not decided: this book does not say', [
    { rule: 'pinochle/auction-partnership.law.late-meld', say: 'melds are laid down before the play; what becomes of one forgotten is not said' },
  ]);
}

function score(asked: Asked, { book }: Schedule): Result<Answer> {
  const problems = problemsOf(asked, book);
  if (problems.length > 0) return { ok: false, problems };
  const { hand, trump, form } = asked;
  if (asked.time === 'late') return ok(tooLate(book, form));
  const limit = oneAtATime(form) ? asked.chances : null;
  const dixes = hand.filter((card) => rankOf(card) === dixRank(book, form) && suitOf(card) === trump);
  const worth = pointsOf(points.dix, book);
  const rules = rulesOf(book, form, asked.single);
  const total = (melds: readonly Meld[]) => melds.reduce((sum, meld) => sum + meld.points, 0);
  // A dix takes a chance to meld like anything else: as many of them as leave the best melds for the rest.
  let { best, others } = search(hand, trump, rules, limit ?? undefined);
  let shown = limit === null ? dixes.length : Math.min(dixes.length, limit - best.length);
  if (limit !== null) {
    for (let n = shown + 1; n <= dixes.length && n <= limit; n++) {
      const fewer = search(hand, trump, rules, limit - n);
      if (total(fewer.best) + n * worth > total(best) + shown * worth) {
        best = fewer.best;
        shown = n;
      }
    }
  }
  const lines: Line[] = [
    ...best.map(lineOf),
    ...dixes.slice(0, shown).map((card: Card): Line => ({ rule: 'points.dix', say: `dix: ${showCard(card)}`, points: worth, cards: [card] })),
  ];
  const notes = notesOn(book, form, best, asked.single);
  if (oneAtATime(form) && lines.length > 1)
    notes.push(`${lines.length} tricks have to be won for it, one for each${limit === null ? '' : '; no more can be scored'}.`);
  if (limit !== null && (book === 'blue-ribbon-1940' || book === 'sierra') && shown > 0)
    notes.push('The dix is counted as taking a turn to meld, which this book does not settle.');
  const stops = limit === null ? others : [];
  for (const other of stops.slice(0, 5)) {
    notes.push(
      `${other.points + shown * worth} is what another order leaves: ${other.melds.map((meld) => nameOf(meld.key)).join(', ')}${shown > 0 ? ', dix' : ''}; after that no other meld is allowed.`,
    );
  }
  if (stops.length > 5) notes.push(`Further orders stop lower, the least of them at ${(stops.at(-1)?.points ?? 0) + shown * worth}.`);
  const sum = total(best) + shown * worth;
  return ok(answer(sum === 0 ? 'No meld: 0 points' : `${sum} points in melds`, lines, notes));
}

const described = {
  title: 'Count the melds of a hand',
  gist: 'The most that a hand can meld with its trump, each meld in an order that the book allows, and what another order would lose.',
  aka: ['pinochle calculator', 'how much meld', 'contested meld', 'round trip', 'run', 'double pinochle', 'aces around', 'what is my meld worth'],
  contested: true,
} as const;

/** The melds of a hand in any form of the game, for the page of the game itself. */
export const meldsOfAnyForm = scorer({ ...described, books: ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898'], ask, score });

const TIME = choiceOf(
  'Declared in time?',
  { 'in-time': 'Yes', late: 'No: after the play began' },
  { otherwise: 'in-time', hint: 'Before or at the first trick, as the book says.' },
);

/** The same counter on the page of one form of the game, which asks only what matters there. */
export function meldsIn(form: Form, books: readonly BookId[]): ScorerRow {
  const single = oneAtATime(form);
  return scorer({
    ...described,
    books,
    ask: {
      hand: ask.hand,
      trump: ask.trump,
      time: single ? ask.time : TIME,
      ...(single ? { chances: ask.chances } : {}),
      ...(form === 'auction-widow' ? { single: ask.single } : {}),
    },
    score: (asked, by) => score({ chances: null, single: false, ...asked, form } as Asked, by),
  });
}
