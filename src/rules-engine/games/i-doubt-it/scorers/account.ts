import { SEAT_NAMES } from '../../../mechanics/seats.ts';
import { balances, namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { PACK, settle } from '../reckoning/settle.ts';

const setup = { players: TABLE_SIZE, names: namesOf(2, 8) } as const;
const entry = {
  winner: choiceOf('Who was the first without cards?', SEAT_NAMES),
  left: listOf('Cards left', count('Player', 0, PACK), 2, 8, { hint: 'In the order of the seats; 0 for the winner.' }),
} as const;

export const account = sheet({
  title: 'Keep the chips of a sitting',
  gist: 'Game by game, who has won or lost how many chips.',
  aka: ['i doubt it score sheet', 'who has how many chips', 'who is ahead'],
  books: ['blue-ribbon-1940'],
  round: 'Game',
  setup,
  entry,
  play: ({ players, names }: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Schedule<typeof points>) => {
    const table = tableOfSize(players, names);
    return replay({
      columns: table.columns,
      entries,
      round: 'game',
      whole: 'sitting',
      say: ({ winner }) => `${table.name[winner]} is the first without cards.`,
      turn: ({ winner, left }) => settle(winner, left, table, by),
      state: (has) => [balances(table, has)],
      notes: ['What one wins the others have paid. All the columns together come to nothing.'],
    });
  },
});
