import { TWO_NAMES, TWO_SEATS, twoSeated } from '../../../mechanics/seats.ts';
import { endOfGame, sayScores } from '../../../mechanics/sides.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { DEAL, dealLines, doubtsOf, type Prices } from '../reckoning/deal.ts';

const ENTRY = { dealer: choiceOf('Who dealt?', TWO_SEATS), ...DEAL } as const;
type Entry = Values<typeof ENTRY>;

function play(asked: Values<typeof TWO_NAMES>, entries: readonly Entry[], by: Prices): Played {
  const table = twoSeated(asked);
  const { name, columns } = table;
  const target = by.points('game');
  return replay({
    columns,
    entries,
    say: (one) => `${name[one.dealer]} deals; the other takes ${one.tricks} of five tricks.`,
    turn: (one, before) => {
      const pone = one.dealer === 'first' ? 'second' : 'first';
      const all = dealLines(one, { pone, dealer: one.dealer }, by);
      // A king is marked before the first trick is played: a player who reaches the target with it has won, and the tricks are not counted.
      const [king] = all;
      const out = one.king !== 'nobody' && king?.to !== undefined && (before[king.to] ?? 0) + (king.points ?? 0) >= target;
      return out ? { lines: all.slice(0, 1) } : { lines: all, notes: doubtsOf(one, by) };
    },
    end: (has) => endOfGame(table, has, target, ''),
    state: (has, over) => (over === null ? [`${sayScores(table, has)}; playing to ${target}.`] : []),
  });
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Deal by deal to five: who dealt, the tricks, the king and what was said of changing cards.',
  aka: ['ecarte score sheet', 'score pad', 'five up'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  setup: TWO_NAMES,
  entry: ENTRY,
  play,
});
