import { SIX_SEATS, seated } from '../../../mechanics/seats.ts';
import { namesOf } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { added, type Points, replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';

const setup = {
  names: namesOf(6),
  target: count('Points agreed on', 5, 1000, { unit: 'points' }),
  for: choiceOf('What is played for?', { pool: 'A pool: the first out wins', refreshments: 'Refreshments: the last out loses' }, { otherwise: 'pool' }),
} as const;
const entry = { player: choiceOf('Who threw?', SIX_SEATS), dice: listOf('The three dice', count('Die', 1, 6), 3, 3) } as const;
type Entry = Values<typeof entry>;

export const pointsSheet = sheet({
  title: 'Keep the points',
  gist: 'Throw by throw what the thrower and the neighbours score, to the points agreed on.',
  aka: ['help your neighbor score sheet', 'points for the neighbour', 'first man out'],
  books: ['donohue'],
  setup,
  round: 'Throw',
  entry,
  play: ({ names, target, for: playedFor }: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played => {
    const table = seated(6, names);
    const { keys, name, columns } = table;
    const out: string[] = [];
    let last: Entry['player'] | null = null;
    /** Whose throw it is: the next in turn who is not out. */
    const next = () => {
      const at = last === null ? 0 : keys.indexOf(last) + 1;
      return [...keys.slice(at), ...keys.slice(0, at)].find((key) => !out.includes(key)) ?? 'first';
    };
    const problemsOf = ({ player }: Entry): Problem[] =>
      out.includes(player) ? [problem('player', 'a player who is not out', `${name[player]}, who is out`)] : [];
    const turn = (one: Entry, has: Points): Turn => {
      const problems = problemsOf(one);
      if (problems.length > 0) return { problems };
      last = one.player;
      const own = keys.indexOf(one.player) + 1;
      const highest = Math.max(...one.dice);
      const lines: Line[] = one.dice.includes(own) ? [by.sum('own-number', `the thrower’s own number, ${own}`, own, { to: one.player })] : [];
      if (highest !== own) lines.push(by.sum('highest-number', `${highest} is the highest`, highest, { to: keys[highest - 1] ?? 'first' }));
      const scoring = lines.filter(({ to = '' }) => !out.includes(to));
      const now = added(has, scoring);
      const gone = keys.filter((key) => !out.includes(key) && (now[key] ?? 0) >= target);
      out.push(...gone);
      return { lines: scoring, ...ended(gone) };
    };
    /** The effect of players who go out on a throw: the first out wins a pool, the last out pays for the refreshments. */
    const ended = (gone: readonly string[]): Pick<Turn, 'over' | 'mark'> => {
      if (gone.length === 0) return {};
      const who = gone.map((key) => name[key as keyof typeof name]).join(' and ');
      if (playedFor === 'pool')
        return { over: gone.length === 1 ? `${who} is out and wins the pool.` : `${who} are out on one throw; the book does not say who wins.` };
      const left = keys.filter((key) => !out.includes(key)).map((key) => name[key]);
      if (left.length === 1) return { over: `${left[0]} is left and loses.` };
      if (left.length === 0) return { over: `${who} go out on one throw as the last; the book does not say who loses.` };
      return { mark: `${who} ${gone.length === 1 ? 'is' : 'are'} out` };
    };
    const played = replay({
      columns,
      entries,
      round: 'throw',
      say: ({ player, dice }) => `${name[player]} throws ${dice.join('-')}.`,
      turn,
      state: (_, over) => (over === null ? [`Playing to ${target}. ${name[next()]} throws next.`] : []),
      notes: [
        'The seats have the numbers 1 to 6 in their order.',
        'Whether one who is out throws on the book does not say; here that player does not, and scores no more.',
      ],
    });
    return { ...played, next: { player: next() } };
  },
});
