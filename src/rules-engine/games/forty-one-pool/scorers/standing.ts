import { sumOf } from '../../../mechanics/pool/numbered-balls.ts';
import { FIFTEEN, inOrder } from '../../../mechanics/pool/table.ts';
import { count } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { balls, makeBalls, readBalls } from '../../../vocabulary/balls.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';
import { sayReach } from '../reckoning/reach.ts';

const RACK = balls('Balls in your rack', 'pool', [0, 15], { optional: true });
const OTHERS = balls('Balls that others have', 'pool', [0, 15], { optional: true, hint: 'So that only what is still on the table is named.' });

/** Whether a player has made pool, and what would make it in one shot. */
export const standing = scorer({
  title: 'Have I made pool?',
  gist: 'Your small ball and the balls in your rack: pool, a burst, or which balls on the table would make it at one shot.',
  aka: ['what do I need', 'am I burst', 'forty-one'],
  books: [BOOK],
  ask: { ball: count('Number on your small ball', 1, 40, { hint: 'As a rule from 6 to 18.' }), rack: RACK, others: OTHERS },
  score: ({ ball, rack, others }, by: Schedule<typeof points>) => {
    const pool = by.points('pool');
    const own = readBalls('rack', rack, RACK.balls);
    const gone = readBalls('others', others, OTHERS.balls);
    const both = gone.balls.filter((one) => own.balls.includes(one));
    const twice = both.length === 0 ? [] : [problem('others', 'balls that are not in your rack', makeBalls(both))];
    const problems = [...own.problems, ...gone.problems, ...twice];
    if (problems.length > 0) return wrong(...problems);
    const lines = [by.sum('private', `small ball ${ball}`, ball), ...inOrder(own.balls).map((one) => by.sum('ball', `the ${one}`, Number(one)))];
    const total = ball + sumOf(own.balls);
    if (total === pool) return ok(answer(`${total}: pool, to be declared`, [...lines, by.mention('pool', 'pool')]));
    if (total > pool) return ok(answer(`${total}: a burst, and every ball goes back`, [...lines, by.mention('burst', `${total} is over ${pool}`)]));
    const left = FIFTEEN.filter((one) => !own.balls.includes(one) && !gone.balls.includes(one));
    const reach = sayReach(pool - total, left);
    return ok(
      answer(`${total}, and ${pool - total} to pool`, lines, [
        reach === '' ? 'No shot of up to three balls makes pool with those that are left.' : `At one shot these make pool: ${reach}.`,
      ]),
    );
  },
});
