import { count, listOf } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import { roundScorer } from '../shared/parties.ts';
import type { progressiveAdd } from './points.ts';

export const round = roundScorer({
  title: 'Who moves up',
  gist: 'Who wins at a table when the bell rings, ties included.',
  books: ['blue-ribbon-1940', 'uspc-1898'],
  anyTable: false,
});

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const list = (seats: readonly number[]) => (seats.length < 2 ? `${seats[0]}` : `${seats.slice(0, -1).join(', ')} and ${seats.at(-1)}`);

export const prizes = scorer({
  title: 'Prizes at the end',
  gist: 'Who takes which prize, and who has to play off or cut.',
  untotalled: true,
  aka: ['tie for first prize'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask: {
    games: listOf('Games won by each player', count('Games', 0, 60), 2, 48),
    prizes: count('How many prizes?', 1, ORDINALS.length),
  },
  score: ({ games, prizes: offered }, by: Schedule<typeof points & typeof progressiveAdd>) => {
    if (offered > games.length) return wrong(problem('prizes', `at most ${games.length}, one a player`, `${offered}`));
    const groups = [...new Set(games)].sort((a, b) => b - a).map((won) => ({ won, seats: games.flatMap((one, n) => (one === won ? [n + 1] : [])) }));
    const lines: Line[] = [];
    const notes: string[] = [];
    let next = 0;
    for (const { won, seats } of groups) {
      if (next >= offered) break;
      const share = ORDINALS.slice(next, Math.min(next + seats.length, offered));
      if (seats.length === 1) lines.push(by.mention('prize-order', `player ${seats[0]}, ${won} games: ${share[0]} prize`));
      else {
        const cut = by.way('prize-order') === 'cut-for';
        const how = cut ? 'cut' : 'play off, or cut if agreed';
        const what =
          share.length === 1
            ? `for the ${share[0]} prize`
            : cut
              ? `for the choice among the ${share.join(' and ')} prizes`
              : `for the ${share.join(' and ')} prizes, in the order of the result`;
        lines.push(by.law(share.length === 1 ? 'prize-tied' : 'second-prize', `players ${list(seats)}, ${won} games each: they ${how} ${what}`));
        if (seats.length > 2 && share.length > 1 && cut) notes.push('The book speaks of two tied players; three or more are treated alike here.');
      }
      next += seats.length;
    }
    const tied = lines.some((line) => line.rule !== by.id('prize-order'));
    return ok(answer(tied ? 'There are ties to settle' : 'Every prize has its winner', lines, notes));
  },
});
