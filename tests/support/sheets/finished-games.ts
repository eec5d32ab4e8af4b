// Finished games for the tests of My games.
import type { FinishedGame } from '../../../src/lib/my-games/finished-game.ts';

let last = 0;

/** A finished game of euchre, Ann and Cleo against Ben and Dan, with some properties replaced. */
export function finishedGame(parts: Partial<FinishedGame> = {}): FinishedGame {
  const sheet = parts.sheet ?? 'euchre.score.game';
  const first = `deal.1.page${++last}`;
  return {
    id: `${sheet} ${first}`,
    sheet,
    game: 'Euchre',
    title: 'Game',
    book: 'sierra',
    bookTitle: 'Sierra',
    setup: { we: 'Ann and Cleo', they: 'Ben and Dan' },
    entries: [{ tricks: '3' }, { tricks: '5' }],
    entryIds: [first, `deal.2.page${last}`],
    isCopy: false,
    names: ['Ann and Cleo', 'Ben and Dan'],
    sides: [
      { name: 'Ann and Cleo', points: 5, course: [1, 5] },
      { name: 'Ben and Dan', points: 2, course: [2, 2] },
    ],
    result: 'The game is over: Ann and Cleo reached 5.',
    finished: '2026-11-20T12:00:00.000Z',
    isDated: true,
    changed: 1000,
    winner: 'Ann and Cleo',
    note: '',
    noted: 0,
    ...parts,
  };
}
