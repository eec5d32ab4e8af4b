import { sayPoints } from '../../../../laws/remedies/amounts.ts';
import { choiceOf, count } from '../../../../scoring/fields.ts';
import { problem, wrong } from '../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';

const BOOK = 6;
export const deal = scorer({
  title: 'A deal of bid whist',
  gist: 'Whether the bid is made, and what each side has won.',
  aka: ['bid whist score'],
  books: ['blue-ribbon-1940'],
  ask: {
    bid: count('Points bid', 1, 17),
    tricks: count('Tricks of the bidder’s side', 0, 13),
    honours: count('Honours in the tricks of the bidder’s side', 0, 4),
    custom: choiceOf(
      'What do the bids name?',
      { all: 'All the tricks won', over: 'Only the tricks beyond the book of six' },
      { hint: 'To be agreed on before play.' },
    ),
  },
  score: (asked, by: Schedule<typeof points & Added<'honour-won'>>) => {
    if (asked.custom === 'over' && asked.bid > 11) return wrong(problem('bid', 'at most 7 tricks beyond the book and 4 honours', `${asked.bid}`));
    if (asked.tricks * 4 < asked.honours) return wrong(problem('honours', 'honours that lie in the tricks taken', `${asked.honours}`));
    if ((13 - asked.tricks) * 4 < 4 - asked.honours) return wrong(problem('honours', 'all four, since every trick was taken', `${asked.honours}`));
    const lines: Line[] = [];
    const sides = [
      ['Bidder', asked.tricks, asked.honours],
      ['Opponents', 13 - asked.tricks, 4 - asked.honours],
    ] as const;
    for (const [to, tricks, honours] of sides) {
      const counted = asked.custom === 'all' ? tricks : Math.max(0, tricks - BOOK);
      if (counted > 0) lines.push(by.line('trick', `${sayPoints(counted, 'trick')} counted`, { times: counted, to }));
      if (honours > 0) lines.push(by.line('honour-won', `${honours} ${honours === 1 ? 'honour' : 'honours'} won in tricks`, { times: honours, to }));
    }
    const made = lines.reduce((sum, line) => sum + (line.to === 'Bidder' ? (line.points ?? 0) : 0), 0);
    const notes = made >= asked.bid ? [] : ['What a failed bid costs the book does not say.'];
    return {
      ok: true,
      value: answer(made >= asked.bid ? `The bid of ${asked.bid} is made, with ${made}` : `The bid of ${asked.bid} fails, with ${made}`, lines, notes),
    };
  },
});
