import { count } from '../../../../scoring/fields.ts';
import { problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';

const BOOK_OF_FOUR = 4;
const PLAYERS = { first: 'First player', second: 'Second player', third: 'Third player' } as const;
export const deal = scorer({
  title: 'A deal of three-handed whist',
  gist: 'What each of the three scores beyond a book of four.',
  aka: ['three-handed whist points'],
  books: ['uspc-1898'],
  ask: {
    first: count('Tricks of the first player', 0, 13),
    second: count('Tricks of the second player', 0, 13),
    third: count('Tricks of the third player', 0, 13),
  },
  score: (asked, by: Schedule<typeof points>) => {
    const sum = asked.first + asked.second + asked.third;
    if (sum !== 13) return wrong(problem('third', 'thirteen tricks together', `${sum}`));
    const lines: Line[] = [];
    for (const key of ['first', 'second', 'third'] as const) {
      const over = asked[key] - BOOK_OF_FOUR;
      if (over > 0) lines.push(by.line('trick', `${asked[key]} tricks`, { times: over, to: PLAYERS[key] }));
    }
    return { ok: true, value: answer(`${lines.map((line) => `${line.to} ${line.points}`).join(', ')}; playing to ${by.points('game')}`, lines) };
  },
});
