import type { Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Points, replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { HEARTS_IN_PACK, heartsTaken, lowest, nameOf, namesOf, placeOf, seatOf, wrongSum } from '../reckoning/counting.ts';
import { SETUP, tableOf } from '../reckoning/seating.ts';
import { linesAgainst } from './against.ts';

const entry = {
  hearts: heartsTaken(),
  queen: seatOf('Who took the queen of spades?', 'By place in the same order as the hearts.'),
} as const;
type Entry = Values<typeof entry>;

function problemsOf(one: Entry, size: number): Problem[] {
  const problems: Problem[] = [];
  if (one.hearts.length !== size) problems.push(problem('hearts', `${size} numbers`, `${one.hearts.length}`));
  const off = wrongSum('hearts', one.hearts, HEARTS_IN_PACK, true);
  if (off !== null) problems.push(off);
  if (placeOf(one.queen) >= size) problems.push(problem('queen', `one of the ${size} players`, nameOf(placeOf(one.queen))));
  return problems;
}

function play(setup: Values<typeof SETUP>, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const seats = tableOf(setup);
  const limit = by.gives('game') ? by.points('game') : null;
  const inOrder = (has: Points) => seats.keys.map((key) => has[key] ?? 0);
  return replay({
    columns: seats.columns,
    entries,
    say: (one) => `Hearts ${one.hearts.join(', ')}; the queen of spades to ${seats.name(placeOf(one.queen)) || 'nobody here'}.`,
    turn: (one) => {
      const problems = problemsOf(one, seats.size);
      return problems.length > 0 ? { problems } : { lines: linesAgainst(one.hearts, placeOf(one.queen), by, (n) => seats.keys[n] ?? '') };
    },
    end: (points) => {
      const has = inOrder(points);
      const least = Math.min(...has);
      if (limit === null || Math.max(...has) < limit) return null;
      const best = lowest(has);
      return best.length === 1
        ? `The game is over: ${namesOf(best, seats.name)} wins with ${least}.`
        : `The game is over: ${namesOf(best, seats.name)} tie at ${least}. The book does not say which wins.`;
    },
    state: (points) => {
      const has = inOrder(points);
      const leaders = lowest(has);
      return [
        `${has.map((own, n) => `${seats.name(n)} ${own}`).join(', ')}.`,
        `${namesOf(leaders, seats.name)} ${leaders.length === 1 ? 'leads' : 'lead'} with the lowest score.`,
      ];
    },
    notes: [
      'Points stand against the players who get them.',
      limit === null ? 'The book gives no end of the game.' : `The game ends when a player has ${limit} or more.`,
    ],
  });
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Hearts and the queen of spades deal by deal for three to six players, with the moon and the end of the game.',
  aka: ['hearts score sheet', 'score pad', 'hearts to 100'],
  books: ['sierra', 'donohue'],
  setup: SETUP,
  entry,
  play,
});
