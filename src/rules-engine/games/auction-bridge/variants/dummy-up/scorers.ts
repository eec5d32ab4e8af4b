import { choiceOf, count } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import { BLUE } from '../../../../vocabulary/book-ids.ts';
import { counted } from '../../../../wording/numbers.ts';
import type { points } from '../../points.ts';
import { DENOMINATIONS } from '../../reckoning/denominations.ts';

const ODD_TRICKS = 7;
const ask = {
  bid: count('Points bid', 6, 70),
  denomination: choiceOf('Trump suit named', DENOMINATIONS),
  tricks: count('Tricks won by the bidder', 0, 13, { unit: 'tricks' }),
} as const;
export const deal = scorer({
  title: 'Score a bid in points',
  gist: 'Whether the odd tricks are worth the points bid, and what each missing trick costs.',
  aka: ['dummy up score'],
  books: [BLUE],
  ask,
  score: (values, by: Schedule<typeof points & Added<'trick-short-of-points'>>) => {
    const value = by.points(values.denomination);
    const needed = Math.ceil(values.bid / value);
    const name = DENOMINATIONS[values.denomination].toLowerCase();
    if (needed > ODD_TRICKS)
      return wrong(problem('denomination', `a trump suit in which ${values.bid} points can be made`, `${name}, worth ${ODD_TRICKS * value} at most`));
    const odd = values.tricks - 6;
    if (odd >= needed) {
      return ok(
        answer(
          `${values.bid} bid, ${odd} odd tricks in ${name} made: ${odd * value}.`,
          [by.line(values.denomination, `${odd} odd in ${name}, ${value} each`, { times: odd })],
          ['The book does not say whether honours count.'],
        ),
      );
    }
    const short = needed - odd;
    return ok(
      answer(
        `${values.bid} bid in ${name} needs ${needed} odd tricks: ${short} short.`,
        [by.line('trick-short-of-points', `${counted(short, 'trick')} short`, { times: short })],
        ['The book does not say whether honours count.'],
      ),
    );
  },
});
