import { ok, wrong } from '../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import { HEARTS_IN_PACK, heartsTaken, heartsWord, nameOf, wrongSum } from '../../reckoning/counting.ts';

export const deal = scorer({
  title: 'Settle a deal the Howell way',
  gist: 'What each player pays in, draws out and is left with.',
  aka: ['howell calculator', 'net chips', 'pay in and draw out'],
  books: ['blue-ribbon-1940'],
  ask: { hearts: heartsTaken() },
  score: ({ hearts }, by: Schedule<typeof points & Added<'paid-in' | 'drawn-out'>>) => {
    const off = wrongSum('hearts', hearts, HEARTS_IN_PACK, true);
    if (off !== null) return wrong(off);
    const others = hearts.length - 1;
    const lines = hearts.flatMap((own, n): Line[] => {
      const left = HEARTS_IN_PACK - own;
      return [
        ...(own === 0 ? [] : [by.sum('paid-in', `${heartsWord(own)}, ${others} counters for each`, -own * others, { unit: 'counter', to: nameOf(n) })]),
        ...(left === 0 ? [] : [by.line('drawn-out', `${heartsWord(left)} not taken`, { times: left, to: nameOf(n) })]),
      ];
    });
    const paid = HEARTS_IN_PACK * others;
    return ok(answer(`${paid} counters are paid in and ${paid} drawn out`, lines, ['The pool is empty after every deal: nothing is carried over.']));
  },
});
