import { TWO_NAMES, twoSeated } from '../../../mechanics/seats.ts';
import { endOfGame } from '../../../mechanics/sides.ts';
import type { Values } from '../../../scoring/fields.ts';
import { added, replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { type DealEntry, entryLines, entryOf, sayEntry } from '../reckoning/entry.ts';
import type { Prices } from '../reckoning/holdings.ts';

function play(asked: Values<typeof TWO_NAMES>, entries: readonly DealEntry[], by: Prices): Played {
  const table = twoSeated(asked);
  const { name, columns } = table;
  const target = by.points('game');
  return replay({
    columns,
    entries,
    say: (one) => sayEntry(one, name.first, name.second),
    turn: (one, before) => {
      const { lines, problems } = entryLines(one, { first: 'first', second: 'second' }, by);
      const has = added(before, lines);
      const out = table.keys.filter((key) => (has[key] ?? 0) >= target);
      return { lines: [...lines, ...out.map((to) => by.mention('game', `${name[to]} reaches ${target}`, { to }))], problems };
    },
    end: (has) => endOfGame(table, has, target, 'Who then has won the book does not say; on a deal it has an order of counting alone.'),
    state: (has, over) => (over === null ? [`${name.first} ${has.first}, ${name.second} ${has.second}; playing to ${target}.`] : []),
  });
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Keeps the score of both players deal by deal, with pic, repic, the cards and capot, to the end of the game.',
  aka: ['piquet score sheet', 'piquet au cent', 'score pad'],
  books: ['blue-ribbon-1940'],
  setup: TWO_NAMES,
  entry: entryOf('first player', 'second player'),
  play,
});
