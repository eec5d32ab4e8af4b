import { FOUR_SEATS, seated } from '../../../mechanics/seats.ts';
import { balances, namesOf } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';

const unit = 'chip';

const setup = {
  stake: count('Chips that each puts in', 1, 1000, { unit: 'chips', hint: 'The book names no sum.' }),
  names: namesOf(4),
} as const;
const entry = { winner: choiceOf('Who was the first without cards?', FOUR_SEATS) } as const;

export const pool = sheet({
  title: 'Keep the pools of a sitting',
  gist: 'What each has won or lost, game by game, when the first player without cards takes the pool.',
  aka: ['enfle score sheet', 'who is ahead', 'pool sheet'],
  books: ['blue-ribbon-1940'],
  round: 'Game',
  setup,
  entry,
  play: ({ stake, names }: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Schedule<typeof points>) => {
    const table = seated(4, names);
    return replay({
      columns: table.columns,
      entries,
      round: 'game',
      whole: 'sitting',
      say: ({ winner }) => `${table.name[winner]} is the first without cards.`,
      turn: ({ winner }) => ({
        lines: [
          ...table.keys.map((to) => by.sum('stake', 'into the pool', -stake, { unit, to })),
          by.sum('game', 'the pool', stake * table.keys.length, { unit, to: winner }),
        ],
      }),
      state: (has) => [balances(table, has)],
      notes: ['That the winner of the game takes the pool is how we read the book. All the columns together come to nothing.'],
    });
  },
});
