import { choiceOf, count } from '../../../../scoring/fields.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import type { own } from './index.ts';

export const deal = scorer({
  title: 'A deal of Norwegian whist',
  gist: 'What the tricks beyond six bring in a grand or a nullo.',
  aka: ['grand', 'nullo', 'norwegian whist score'],
  books: ['blue-ribbon-1940'],
  ask: {
    form: choiceOf('What was played?', { grand: 'A grand, to win tricks', nullo: 'A nullo, bid', passed: 'A nullo, because all passed' }),
    tricks: count('Tricks of the bidder’s side', 0, 13, { hint: 'When all passed: tricks of the side of the eldest hand.' }),
  },
  score: (asked, by: Schedule<typeof points & typeof own>) => {
    const names = asked.form === 'passed' ? ['Side of the eldest hand', 'The other side'] : ['Bidder', 'Opponents'];
    const [ours = '', theirs = ''] = names;
    const lines: Line[] = [];
    const notes: string[] = [];
    const over = asked.tricks - 6;
    const against = 13 - asked.tricks - 6;
    if (asked.form === 'grand') {
      if (over > 0) lines.push(by.line('grand', `${over} over the book in a grand`, { times: over, to: ours }));
      else lines.push(by.line('grand-lost', `${against} over the book against a grand`, { times: against, to: theirs }));
    } else {
      const side = over > 0 ? ours : theirs;
      const n = Math.max(over, against);
      lines.push(by.line('nullo', `${n} over six in a nullo`, { times: -n, to: side }));
      notes.push('They count against the side that took them; whether they are taken off its score or put to the other side the book does not say.');
      if (asked.form === 'passed') notes.push('The book does not say against whom the nullo counts if all pass; here it is counted like one that was bid.');
    }
    const [line] = lines;
    return { ok: true, value: answer(`${line?.to}: ${line?.points} points`, lines, notes) };
  },
});
