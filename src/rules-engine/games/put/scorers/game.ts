import { TWO_NAMES, TWO_SEATS, twoSeated } from '../../../mechanics/seats.ts';
import { endOfGame, sayScores } from '../../../mechanics/sides.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { DEAL, dealLines, type Prices } from '../reckoning/deal.ts';

const ENTRY = { dealer: choiceOf('Who dealt?', TWO_SEATS), ...DEAL } as const;

function play(asked: Values<typeof TWO_NAMES>, entries: readonly Values<typeof ENTRY>[], by: Prices): Played {
  const table = twoSeated(asked);
  const { name, columns } = table;
  const target = by.points('game');
  return replay({
    columns,
    entries,
    say: ({ dealer, end }) => `${name[dealer]} deals; ${end === 'played' ? 'it is played out' : 'it is given up'}.`,
    turn: (one) => {
      const { lines, problems, open } = dealLines(one, { pone: one.dealer === 'first' ? 'second' : 'first', dealer: one.dealer }, by);
      return { lines, problems, ...(open === null ? {} : { notes: [open] }) };
    },
    end: (has) => endOfGame(table, has, target, ''),
    state: (has, over) => (over === null ? [`${sayScores(table, has)}; playing to ${target}.`] : []),
  });
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Deal by deal to five, or to the put that is seen and won.',
  aka: ['put score sheet', 'five up'],
  books: ['donohue'],
  setup: TWO_NAMES,
  entry: ENTRY,
  play,
});
