import type { BookId } from '../../../books.ts';
import { choiceOf } from '../../../scoring/fields.ts';
import { ok, type Result } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { byCustom, hasOnePack, rulesOf } from './forms.ts';
import { bestOf, counted, described, doubtsOf, type Held, handFields, handProblems, otherOrders } from './melds.ts';

/** The number of cards in a hand when it melds: with a double pack, and with one pack if a book uses one. */
interface Most {
  readonly most: number;
  readonly onePack?: number;
}
interface Asked extends Held {
  readonly time: 'in-time' | 'late';
}

export const time = choiceOf(
  'Declared in time?',
  { 'in-time': 'Yes', late: 'No: after the play began' },
  { otherwise: 'in-time', hint: 'Before or at the first trick, as the book says.' },
);

/** The answer for melds declared too late, by when the book allows them. */
function tooLate(by: Schedule<typeof points>): Answer {
  switch (by.way('melds-scored')) {
    case 'side-trick':
    case 'alone':
      return answer('Not decided: this book does not say', [
        by.law('late-meld', 'melds are laid down before the play; the book does not say what happens to a forgotten one'),
      ]);
    case 'cover-bid':
      return answer('Nothing: it is too late to meld', [by.law('late-meld', 'no meld after the first card is led')]);
    default:
      return answer('Nothing: it is too late to meld', [by.law('late-meld', 'melds have to be shown at the first trick')]);
  }
}

/** What must happen before the melds count. */
const WAITING: Readonly<Record<string, string>> = {
  'side-trick': 'The melds count once the side has won a trick.',
  alone: 'The melds count once a trick is won.',
  'own-trick': 'The melds count once a trick is won.',
  'own-or-either': 'The melds count once a trick is won.',
  'either-partner': 'The melds count once a trick is won.',
};

/** Counts melds that are laid down together. `custom`: the sequence is one meld and the round trip counts in full, if the players agreed on it. */
export function countTogether(
  { hand, trump, time: declared }: Asked,
  by: Schedule<typeof points>,
  { most, onePack = most }: Most,
  custom?: boolean,
): Result<Answer> {
  const problems = handProblems({ hand, trump }, by, hasOnePack(by) ? onePack : most);
  if (problems.length > 0) return { ok: false, problems };
  if (declared === 'late') return ok(tooLate(by));
  const rules = rulesOf(by);
  const { best, others, lines, shown } = bestOf({ hand, trump }, by, custom === true ? byCustom(rules) : rules);
  const notes = doubtsOf(by, best);
  if (by.way('sequence') === 'grown-later' && best.some((meld) => meld.key === 'sequence'))
    notes.push('The trump marriage and then the sequence are allowed one after the other; for melds announced together the book does not repeat it.');
  if (by.way('dix') === 'turned-not-melded') notes.push('A nine that the dealer took as the turned card may not be melded.');
  if (custom !== undefined)
    notes.push(
      custom
        ? 'Counted by the custom that the book mentions: the sequence is one meld, and the round trip counts in full.'
        : 'Counted by the rule for every form; by a custom the sequence is one meld and the round trip counts in full.',
    );
  const waits = WAITING[by.way('melds-scored') ?? ''];
  if (waits !== undefined) notes.push(waits);
  return ok(counted(lines, [...notes, ...otherOrders(others, shown * by.points('dix'))]));
}

/** The scorer for a variant in which all melds are laid down together. */
export function meldsTogether(most: Most, books: readonly BookId[]) {
  return scorer({
    ...described,
    books,
    ask: { ...handFields(most.most), time },
    score: (asked, by: Schedule<typeof points>) => countTogether(asked, by, most),
  });
}
