import { count, listOf } from '../../../../scoring/fields.ts';
import { ok } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { BLUE } from '../../../../vocabulary/book-ids.ts';
import type { points } from '../../points.ts';
import { keep } from '../../reckoning/keep.ts';
import type { progressivePoints } from './index.ts';

export const round = /* @__PURE__ */ keep({
  title: 'Keep a round of four deals',
  gist: 'Scores the four deals of a round with the bonus for each game, and gives the plus and minus of the pairs.',
  aka: ['progressive score', 'four deals'],
  books: [BLUE],
  games: null,
  deals: 4,
  game: 'game-bonus',
  name: 'round',
});
export const result = /* @__PURE__ */ scorer({
  title: 'Result of a player',
  gist: 'Adds the plus scores of the rounds and deducts the minus scores.',
  books: [BLUE],
  ask: {
    plus: listOf('Plus scores', count('Plus', 0, 20000), 0, 40),
    minus: listOf('Minus scores', count('Minus', 0, 20000), 0, 40),
  },
  score: (values, by: Schedule<typeof points & typeof progressivePoints>) => {
    const lines: Line[] = [
      ...values.plus.map((points) => by.sum('net-result', `plus ${points}`, points)),
      ...values.minus.map((points) => by.sum('net-result', `minus ${points}`, -points)),
    ];
    const net = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
    return ok(answer(net < 0 ? `Minus ${-net}.` : `Plus ${net}.`, lines));
  },
});
