import { TWO_NAMES, TWO_SEATS, twoSeated } from '../../../mechanics/seats.ts';
import { endOfGame, sayScores } from '../../../mechanics/sides.ts';
import type { Values } from '../../../scoring/fields.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { awardOf, type Prices } from '../reckoning/deal.ts';
import { sayHand } from '../reckoning/deal-lines.ts';
import { type Hand, handOf } from '../reckoning/fields.ts';

function play(asked: Values<typeof TWO_NAMES>, entries: readonly Hand[], by: Prices): Played {
  const table = twoSeated(asked);
  const { name, columns } = table;
  const target = by.points('game');
  let waiting = false;
  const played = replay({
    columns,
    entries,
    say: (hand) => sayHand(hand, name),
    turn: (hand) => {
      const { lines, problems, notes, winner, carried } = awardOf(hand, { first: 'first', second: 'second' }, by);
      if (problems.length > 0) return { problems };
      const shown = lines.map((line) => (line.to === undefined ? { ...line, to: 'first' } : line));
      const extra = waiting && winner !== null ? [by.line('tie-carried', 'carried over from a hand that nobody scored', { to: winner })] : [];
      waiting = carried || (waiting && winner === null);
      return { lines: [...shown, ...extra], notes };
    },
    end: (has) => endOfGame(table, has, target, ''),
    state: (has, over) => {
      if (over !== null) return [];
      const scores = `${sayScores(table, has)}; playing to ${target}.`;
      return waiting ? [scores, 'The winner of the next deal adds a point to the score.'] : [scores];
    },
  });
  return played;
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Hand by hand to seven, with what a hand that nobody scores adds to the next.',
  aka: ['sixty-six score sheet', 'score pad', 'seven up'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  setup: TWO_NAMES,
  entry: handOf(TWO_SEATS),
  play,
});
