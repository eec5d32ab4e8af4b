import type { Seat } from '../../../mechanics/seats.ts';
import { namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { cards } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Points, replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { ACE_NOTE, lowestOf, shown } from '../reckoning/lowest.ts';

export const lives = sheet({
  title: 'Keep the lives',
  gist: 'Deal by deal, who loses a life, who is out, and who takes the pool.',
  aka: ['lives left', 'ranter go round score sheet', 'three lives'],
  books: ['blue-ribbon-1940'],
  setup: { players: TABLE_SIZE, names: namesOf(2, 8) },
  entry: {
    cards: cards('Cards turned up', 'standard-52', [2, 8], { ordered: true, hint: 'One for each player with a life, in the order of the seats.' }),
  },
  play: ({ players, names }, entries, by: Schedule<typeof points>) => {
    const { keys, name, columns } = tableOfSize(players, names);
    const start = by.points('start');
    const livesOf = (key: Seat, has: Points) => start + (has[key] ?? 0);
    const living = (has: Points) => keys.filter((key) => livesOf(key, has) > 0);
    return replay({
      columns,
      entries,
      say: ({ cards: up }) => `${shown(up)}.`,
      turn: ({ cards: up }, has) => {
        const left = living(has);
        if (up.length !== left.length) return { problems: [problem('cards', `${left.length} cards, one for each player with a life`, `${up.length}`)] };
        const lines = lowestOf(up).map((n) => by.line('lost', 'the lowest card', { to: left[n] ?? 'first', cards: up.slice(n, n + 1) }));
        return { lines };
      },
      end: (has) => {
        const left = living(has);
        const [last] = left;
        if (left.length > 1) return null;
        return last === undefined
          ? 'Nobody has a life left; the book does not say who takes the pool.'
          : `${name[last]} is the last with a life and takes the pool.`;
      },
      state: (has) => [`${keys.map((key) => `${name[key]} has ${counted(livesOf(key, has), 'life', 'lives')}`).join(', ')}.`],
      notes: [`Each begins with ${counted(start, 'life', 'lives')}.`, ACE_NOTE],
    });
  },
});
