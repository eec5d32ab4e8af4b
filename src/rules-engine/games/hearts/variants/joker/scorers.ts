import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import { HEARTS_IN_PACK, heartsPaid, heartsTaken, nameOf, POOL_OPEN, placeOf, seatOf, sum, wrongSum } from '../../reckoning/counting.ts';

const OTHER_HEARTS = HEARTS_IN_PACK - 1;
const POOL = 'Pool';

export const deal = scorer({
  title: 'Settle the hearts and the joker',
  gist: 'What is paid into the pool for hearts, and to whom the five for the joker go.',
  aka: ['five for the joker', 'joker payment'],
  books: ['blue-ribbon-1940'],
  ask: {
    hearts: heartsTaken(4, 6, 'Without the joker: twelve hearts in all.'),
    dealt: seatOf('Who was dealt the joker?', 'By place in the same order as the hearts.'),
    taker: seatOf('Who took the joker in?', 'By place in the same order as the hearts.'),
  },
  score: ({ hearts, dealt, taker }, by: Schedule<typeof points & Added<'joker' | 'joker-kept' | 'joker-passed-on'>>) => {
    const off = wrongSum('hearts', hearts, OTHER_HEARTS, hearts.length === 4, 'hearts without the joker');
    if (off !== null) return wrong(off);
    for (const [field, seat] of [
      ['dealt', dealt],
      ['taker', taker],
    ] as const)
      if (placeOf(seat) >= hearts.length) return wrong(problem(field, `one of the ${hearts.length} players`, nameOf(placeOf(seat))));
    const unit = by.unit('joker');
    const lines = heartsPaid(hearts, by, unit);
    lines.push(by.line('heart', 'paid in for hearts', { times: sum(hearts), unit, to: POOL }));
    const kept = dealt === taker;
    const key = kept ? 'joker-kept' : 'joker-passed-on';
    lines.push(by.line(key, 'the joker', { times: -1, to: nameOf(placeOf(taker)) }), by.line(key, 'the joker', { to: kept ? POOL : nameOf(placeOf(dealt)) }));
    const headline = kept
      ? `${nameOf(placeOf(taker))} pays for the joker into the pool`
      : `${nameOf(placeOf(taker))} pays ${nameOf(placeOf(dealt))} for the joker`;
    return ok(answer(headline, lines, [POOL_OPEN]));
  },
});
