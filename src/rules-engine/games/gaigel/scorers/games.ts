import type { Values } from '../../../core/fields.ts';
import { sayPoints } from '../../../core/remedies/amounts.ts';
import { replay } from '../../../core/replay.ts';
import { type Played, sheet } from '../../../core/sheets.ts';
import { SIDE_NAMES, sayScores, sidesOf } from '../../../core/sides.ts';
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
