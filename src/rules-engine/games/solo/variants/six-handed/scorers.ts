import { sayPoints } from '../../../../laws/remedies/amounts.ts';
import { choiceOf, count, type Values } from '../../../../scoring/fields.ts';
import { ok, type Result, wrong } from '../../../../scoring/result.ts';
import { type Answer, answer, scorer } from '../../../../scoring/scorers.ts';
import { USPC } from '../../../../vocabulary/book-ids.ts';
import { describeDeal } from '../../reckoning/deal-lines.ts';
import { type By, matadorProblems, matadors, type Played, suit } from '../../reckoning/game.ts';
import { partsOf } from '../../reckoning/pay.ts';

/** The number of trumps in 30 cards, without the red eights. */
const LENGTHS = { clubs: 9, spades: 9, hearts: 9, diamonds: 9 } as const;
const ask = {
  game: choiceOf('Which game?', { simple: 'Simple game, two against four', forcee: 'Forcée, two against four', solo: 'Solo, one against five' }),
  suit,
  end: choiceOf('How did it end?', { won: 'Won: all five tricks', lost: 'Lost' }),
  matadors: { ...matadors, max: 9 },
  pool: count('In the pool', 0, 100_000, { optional: true, hint: 'Left empty, the answer names the pool in words.', when: { field: 'game', is: ['solo'] } }),
} as const;

/** One against five is paid as with four players; for two against four only the amount of one payment is known; uspc-1898 p. 92. */
function score(asked: Values<typeof ask>, by: By): Result<Answer> {
  const played: Played = {
    game: asked.game,
    suit: asked.suit,
    end: asked.end,
    matadors: asked.matadors ?? 0,
    color: 'clubs',
    against: asked.game === 'solo' ? 5 : 4,
  };
  if (asked.game === 'solo') return describeDeal(played, asked.pool, false, by, LENGTHS);
  const problems = matadorProblems(played, LENGTHS);
  if (problems.length > 0) return wrong(...problems);
  const lines = partsOf(played, by).map((part) => part(1, 'One payment'));
  const each = lines.reduce((sum, { points = 0 }) => sum + points, 0);
  return ok(
    answer(`${asked.end === 'won' ? 'Won' : 'Lost'}: ${sayPoints(each, by.unit('solo'))} for each payment`, lines, [
      'The book does not say which of the four each of the two partners settles with.',
    ]),
  );
}

export const deal = scorer({
  title: 'Score a deal of six-handed solo',
  gist: 'A solo against five with matadors and pool; of two against four what one payment comes to.',
  aka: ['six-handed solo calculator', 'one against five'],
  books: [USPC],
  ask,
  score,
});
