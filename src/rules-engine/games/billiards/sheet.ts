import { choiceOf, count, flag, words } from '../../core/fields.ts';
import { pointsOf } from '../../core/points.ts';
import { sheet } from '../../core/sheets.ts';
import { points } from './points.ts';

const MISS = pointsOf(points.miss, 'blue-ribbon-1940');
const CAROM = pointsOf(points.carom, 'blue-ribbon-1940');
const setup = { first: words('First player', 24, { optional: true }), game: count('Points of the game, as agreed', 1, 1000) } as const;
const entry = {
  who: choiceOf('Who plays?', { first: 'First player', second: 'Second player' }),
  run: count('Caroms in the run', 0, 1000),
  missed: flag('Both balls missed at the end'),
} as const;

export const running = sheet({
  title: 'Keep the running score',
  gist: 'Runs of caroms of two players, with a miss to the opponent.',
  books: ['blue-ribbon-1940'],
  setup,
  entry,
  play: (asked, entries) => {
    const name = { first: asked.first ?? 'First', second: 'Second' };
    const sums = { first: 0, second: 0 };
    const rows = entries.map((one) => {
      const other = one.who === 'first' ? 'second' : 'first';
      sums[one.who] += one.run * CAROM;
      if (one.missed) sums[other] += MISS;
      return {
        say: `${name[one.who]}: a run of ${one.run}`,
        lines: [
          { rule: 'points.carom', say: `run of ${one.run}`, points: one.run * CAROM, to: one.who },
          ...(one.missed ? [{ rule: 'points.miss', say: 'miss', points: MISS, to: other }] : []),
        ],
        problems: [],
      };
    });
    const winner = sums.first >= asked.game ? 'first' : sums.second >= asked.game ? 'second' : null;
    return {
      columns: [
        { key: 'first', title: name.first, side: 'first' },
        { key: 'second', title: name.second, side: 'second' },
      ],
      rows,
      state: [`${name.first} ${sums.first}, ${name.second} ${sums.second}.`],
      over: winner === null ? null : `${name[winner]} has the game.`,
      notes: [],
    };
  },
});
