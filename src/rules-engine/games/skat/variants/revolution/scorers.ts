import { count } from '../../../../scoring/fields.ts';
import { ok } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import { BLUE } from '../../../../vocabulary/book-ids.ts';
import { sayTaken } from '../../reckoning/fields.ts';
import type { points } from './index.ts';

export const deal = scorer({
  title: 'A revolution',
  gist: 'Won or lost.',
  books: [BLUE],
  ask: { tricks: count('Tricks of the lone player', 0, 10) },
  score: ({ tricks }, by: Schedule<typeof points>) => {
    const value = by.points('revolution');
    const won = tricks === 0;
    return ok(answer(`${won ? 'Won: plus' : 'Lost: minus'} ${value}`, [by.line('revolution', sayTaken(tricks), { times: won ? 1 : -1, to: 'Lone player' })]));
  },
});
