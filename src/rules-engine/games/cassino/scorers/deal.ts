import { flag, type Values } from '../../../scoring/fields.ts';
import { type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { linesOf, problemsOf, taken } from '../reckoning/taken.ts';

const ask = { ...taken, noSweeps: flag('Were sweeps agreed not to count?') } as const;
type Asked = Values<typeof ask>;

/** The result of a game of only this deal. */
function singleGame(most: string, equal: boolean, by: Schedule<typeof points>): string {
  if (equal) return by.way('single-game') === 'may-be-drawn' ? 'equal points: a drawn game' : 'equal points: the book does not say who wins';
  return `${most} has the most points`;
}

function score(asked: Asked, by: Schedule<typeof points>): Result<Answer> {
  const problems = problemsOf(asked);
  if (problems.length > 0) return wrong(...problems);
  const notes: string[] = [];
  const counted = linesOf(asked.noSweeps ? { ...asked, sweeps: null } : asked, by, notes);
  if (asked.noSweeps && by.way('sweep') !== 'unless-agreed') notes.push('Leaving sweeps out is an agreement that another book names.');
  const scored = answer('', counted, notes);
  const [first, second] = scored.totals.toSorted((a, b) => b.points - a.points);
  const drawn = second !== undefined && second.points === first?.points;
  const single = first === undefined || !by.has('single-game') ? [] : [by.mention('single-game', singleGame(first.to, drawn, by))];
  const made = { ...scored, lines: [...scored.lines, ...single] };
  const summary = made.totals.map(({ to, points: sum }) => `${to} ${sum}`).join(', ');
  if (first === undefined) return { ok: true, value: { ...made, headline: 'Nobody scores' } };
  if (drawn) {
    notes.push(
      by.way('single-game') === 'may-be-drawn'
        ? 'Equal points: a game of one deal is drawn.'
        : 'Equal points: the book does not say who wins a game of one deal.',
    );
    return { ok: true, value: { ...made, headline: `${summary}; equal` } };
  }
  if (by.way('single-game') === 'majority' && asked.cards.length === 2)
    notes.push('The majority of the eleven points wins between two players; the book does not say whether sweeps belong to it, and they are counted here.');
  return { ok: true, value: { ...made, headline: `${first.to} has the most: ${summary}` } };
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'Cards, spades, Big and Little Cassino, aces and sweeps of every side, and who has the most.',
  aka: ['count the cards', 'who won cassino', 'eleven points'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask,
  score,
});
