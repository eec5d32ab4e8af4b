import { seated } from '../../../mechanics/seats.ts';
import { namesOf } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { added, type Points, replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

const setup = {
  players: choiceOf('How many play?', { six: 'Six, a number each', three: 'Three, two numbers each' }, { otherwise: 'six' }),
  names: namesOf(3, 6),
  twice: choiceOf(
    'A number that comes more than once',
    { once: 'takes one counter', each: 'takes a counter for each die' },
    { hint: 'The book does not say; agree on it.' },
  ),
} as const;
const entry = { dice: listOf('The three dice', count('Die', 1, 6), 3, 3) } as const;

export const counters = sheet({
  title: 'Keep the counters',
  gist: 'Throw by throw who puts a counter in the pool, what each has left, and who is out first.',
  aka: ['help your neighbor score sheet', 'counters left', 'five counters each'],
  books: ['blue-ribbon-1940'],
  setup,
  round: 'Throw',
  entry,
  play: ({ players, names, twice }: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Schedule<typeof points>): Played => {
    const size = players === 'six' ? 6 : 3;
    const table = seated(size, names);
    const { keys, name, columns } = table;
    const start = by.points('start');
    /** The owner of a number: with three players the first has 1 and 2, the second 3 and 4, the third 5 and 6. */
    const owner = (number: number) => keys[Math.floor(((number - 1) * size) / 6)] ?? 'first';
    const leftTo = (key: string, has: Points) => start + (has[key] ?? 0);
    const turn = ({ dice }: (typeof entries)[number], has: Points): Turn => {
      const numbers = (twice === 'each' ? dice : [...new Set(dice)]).toSorted((a, b) => a - b);
      const lines = keys.flatMap((to) => {
        const own = numbers.filter((number) => owner(number) === to);
        const times = Math.min(own.length, leftTo(to, has));
        return times === 0 ? [] : [by.line('counter-in', `for ${own.join(' and ')}`, { times, to })];
      });
      const now = added(has, lines);
      const out = keys.filter((key) => leftTo(key, now) === 0).map((key) => name[key]);
      if (out.length === 0) return { lines };
      if (out.length === 1) return { lines, over: `${out[0]} is rid of all counters and wins.` };
      return { lines, over: `${out.join(' and ')} are out on one throw; the book does not say who wins.` };
    };
    return replay({
      columns,
      entries,
      round: 'throw',
      say: ({ dice }) => `${dice.join('-')} is thrown.`,
      turn,
      state: (has) => [`Counters left: ${keys.map((key) => `${name[key]} ${leftTo(key, has)}`).join(', ')}.`],
      notes: [
        size === 3
          ? `${name.first} has 1 and 2, ${name.second} 3 and 4, ${name.third} 5 and 6; the book leaves the choice open.`
          : 'The seats have the numbers 1 to 6 in their order.',
        `Each begins with ${counted(start, 'counter')}.`,
      ],
    });
  },
});
