import type { BookId } from '../../../books.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import { ALL_PIPS } from './hand.ts';

const ask = {
  pips: listOf('Pips left with each player, in the order of the seats', count('Pips', 0, ALL_PIPS), 2, 9),
  end: choiceOf('How did the hand end?', { domino: 'A player went out', blocked: 'Nobody could play' }),
} as const;

/** The scorer of a hand that is won by going out or, if blocked, by the fewest pips. */
export function lightestScorer(books: readonly BookId[], item: string, ties: string) {
  function score(asked: Values<typeof ask>, by: Schedule): Result<Answer> {
    const all = asked.pips.reduce((sum, pips) => sum + pips, 0);
    if (all > ALL_PIPS) return wrong(problem('pips', `at most ${ALL_PIPS} in all hands, as many as the set has`, `${all}`));
    const least = Math.min(...asked.pips);
    const seats = asked.pips.flatMap((pips, n) => (pips === least ? [n + 1] : []));
    if (asked.end === 'domino' && (least > 0 || seats.length > 1)) {
      return wrong(problem('pips', 'no pips with the one player who went out', `${seats.length} with ${least}`));
    }
    const [first] = seats;
    const headline = seats.length === 1 ? `Seat ${first} wins` : `Seats ${seats.join(' and ')} are level: ${ties}`;
    return { ok: true, value: answer(headline, [by.mention(item, asked.end === 'domino' ? `seat ${first} is out` : `the fewest pips: ${least}`)]) };
  }
  return scorer({
    title: 'Who wins the hand',
    gist: 'Compares the pips that are left.',
    untotalled: true,
    aka: ['fewest pips', 'blocked game'],
    books,
    ask,
    score,
  });
}
