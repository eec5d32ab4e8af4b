import { absent, SIX_SEATS, seated } from '../../../mechanics/seats.ts';
import { balances, namesOf } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';

const PLAYERS = { two: 2, three: 3, four: 4, five: 5, six: 6 } as const;
const unit = 'counter';

const setup = {
  players: choiceOf('How many play?', { two: 'Two', three: 'Three', four: 'Four', five: 'Five', six: 'Six' }, { otherwise: 'five' }),
  names: namesOf(2, 6),
} as const;
const entry = { winner: choiceOf('Who took the pool?', SIX_SEATS) } as const;

export const pool = sheet({
  title: 'Keep the pools of a sitting',
  gist: 'What each has won or lost, deal by deal: a counter from everyone, all of them to the winner.',
  aka: ['lift smoke score sheet', 'who is ahead', 'pool sheet'],
  books: ['blue-ribbon-1940'],
  setup,
  entry,
  play: ({ players, names }: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Schedule<typeof points>) => {
    const table = seated(PLAYERS[players], names);
    const size = table.keys.length;
    return replay({
      columns: table.columns,
      entries,
      whole: 'sitting',
      say: ({ winner }) => `${table.name[winner]} takes the pool.`,
      turn: ({ winner }) => {
        const problems = absent('winner', winner, table);
        if (problems.length > 0) return { problems };
        return {
          lines: [
            ...table.keys.map((to) => by.line('stake', 'into the pool', { times: -1, to })),
            by.sum('pool', 'the pool', by.points('stake') * size, { unit, to: winner }),
          ],
        };
      },
      state: (has) => [balances(table, has)],
      notes: ['All the columns together come to nothing.', ...(size < 4 ? ['The book does not say how many cards two or three players have.'] : [])],
    });
  },
});
