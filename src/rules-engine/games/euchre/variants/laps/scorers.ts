import { choiceOf, count } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import type { own } from './index.ts';

export const surplus = scorer({
  title: 'What is carried to the next game',
  gist: 'The points that a side takes over into the next game.',
  aka: ['lap', 'carry over'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask: {
    game: choiceOf('The game is', { five: '5 points', ten: '10 points' }),
    before: count('The side’s score before the last deal', 0, 9),
    made: count('Points made in the last deal', 1, 16),
  },
  score: ({ game, before, made }, by: Schedule<typeof points & typeof own>) => {
    const length = game === 'five' ? 5 : 10;
    if (before >= length) return wrong(problem('before', `a score below ${length}`, `${before}`));
    const after = before + made;
    if (after < length) return wrong(problem('made', `enough to reach ${length} from ${before}`, `${made}: the score is ${after}`));
    const over = after - length;
    const notes = game === 'five' && by.way('lap') === 'in-railroad' ? ['In this book laps belong to railroad euchre, where the game is 10.'] : [];
    if (over === 0)
      return ok(answer('Nothing is carried: the game is reached exactly', [by.line('lap', 'no point to spare', { times: 0, to: 'Next game' })], notes));
    return ok(answer(`${over} carried to the next game`, [by.line('lap', `${after} made, ${length} needed`, { times: over, to: 'Next game' })], notes));
  },
});
