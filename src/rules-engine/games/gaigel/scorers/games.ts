import { sayPoints } from '../../../laws/remedies/amounts.ts';
import { SIDE_NAMES, sayScores, sidesOf } from '../../../mechanics/sides.ts';
import type { Values } from '../../../scoring/fields.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { type Ended, gameOf, lineOf, type Prices } from '../reckoning/deal.ts';

function play(asked: Values<typeof SIDE_NAMES>, entries: readonly Ended[], by: Prices): Played {
  const table = sidesOf(asked);
  const { name, columns } = table;
  const to = { we: 'we', they: 'they' } as const;
  return replay({
    columns,
    entries,
    round: 'game',
    whole: 'sheet',
    say: (ended) => {
      const { line, winner } = lineOf(ended, to, by);
      return `${sayPoints(line.points ?? 0, 'game')} to ${name[winner]}.`;
    },
    turn: (ended) => ({ lines: [lineOf(ended, to, by).line] }),
    state: (has) => [`Games: ${sayScores(table, has)}.`],
    notes: ['The book names no number of games that ends a sitting.'],
  });
}

export const games = sheet({
  title: 'Keep the games',
  gist: 'Game by game: who is out, who has a gaigel, and what errors cost.',
  aka: ['gaigel score sheet', 'score pad', 'games won'],
  books: ['uspc-1898'],
  round: 'Game',
  setup: SIDE_NAMES,
  entry: gameOf({ we: 'First side', they: 'Second side' }),
  play,
});
