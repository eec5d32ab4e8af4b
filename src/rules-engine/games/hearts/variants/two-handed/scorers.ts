import { ok, wrong } from '../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import { chips, HEARTS_IN_PACK, heartsTaken, heartsWord, nameOf, wrongSum } from '../../reckoning/counting.ts';

export const deal = scorer({
  title: 'Settle a deal for two',
  gist: 'What the player with more hearts pays.',
  aka: ['difference in hearts'],
  books: ['uspc-1898'],
  ask: { hearts: heartsTaken(2, 2) },
  score: ({ hearts }, by: Schedule<typeof points & Added<'difference'>>) => {
    const off = wrongSum('hearts', hearts, HEARTS_IN_PACK, true);
    if (off !== null) return wrong(off);
    const [one = 0, other = 0] = hearts;
    const times = Math.abs(one - other);
    const due = times * by.points('difference');
    const payer = one > other ? 0 : 1;
    const say = `${heartsWord(Math.max(one, other))} against ${Math.min(one, other)}`;
    const lines = [by.line('difference', say, { times: -times, to: nameOf(payer) }), by.line('difference', say, { times, to: nameOf(1 - payer) })];
    return ok(answer(`${nameOf(payer)} pays ${chips(due)}`, lines, [`Without counters: ${nameOf(1 - payer)} scores ${due}.`]));
  },
});
