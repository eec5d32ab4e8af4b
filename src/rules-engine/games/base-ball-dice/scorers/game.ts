import { absent, SEAT_NAMES, type Seat } from '../../../mechanics/seats.ts';
import { namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

const entry = {
  who: choiceOf('Who threw?', SEAT_NAMES),
  aces: listOf('Aces of each throw, in order', count('Throw', 0, 3), 1, 24, { hint: 'The last throw is the one without an ace: 0.' }),
} as const;
type Entry = Values<typeof entry>;

/** The problem if these throws cannot be one time at bat. */
function faultIn({ aces }: Entry): Problem[] {
  const early = aces.slice(0, -1).indexOf(0);
  if (early >= 0) return [problem('aces', 'no throw after one without an ace', `${counted(aces.length - early - 1, 'throw')} more`)];
  return aces.at(-1) === 0 ? [] : [problem('aces', 'a last throw of 0, with which the player is out', `${aces.at(-1)}`)];
}

export const game = sheet({
  title: 'Keep the runs',
  gist: 'Runs and times out of every player, turn by turn, to the ninth time out.',
  aka: ['dice baseball score sheet', 'runs and outs', 'inning by inning'],
  books: [BOOK],
  setup: { players: TABLE_SIZE, names: namesOf(2, 8) },
  round: 'Turn',
  entry,
  play: (asked, entries, by: Schedule<typeof points>) => {
    const table = tableOfSize(asked.players, asked.names);
    const { keys, name, columns } = table;
    const nine = by.points('times-out');
    const outs = new Map<Seat, number>(keys.map((key) => [key, 0]));
    const outsOf = (key: Seat) => outs.get(key) ?? 0;
    const say = ({ who, aces }: Entry) => `${name[who]}: ${aces.join(', ')}`;
    const played = replay({
      columns,
      entries,
      round: 'turn',
      say,
      turn: (one) => {
        const problems = [...absent('who', one.who, table), ...faultIn(one)];
        if (keys.includes(one.who) && outsOf(one.who) >= nine) problems.push(problem('who', `a player who is not out for the ${nine}th time`, name[one.who]));
        if (problems.length > 0) return { problems };
        outs.set(one.who, outsOf(one.who) + 1);
        const runs = one.aces.reduce((sum, aces) => sum + aces, 0);
        const out = by.mention('times-out', `out, ${outsOf(one.who)} of ${nine}`, { to: one.who });
        return { lines: runs > 0 ? [by.line('ace', counted(runs, 'ace'), { times: runs, to: one.who }), out] : [out] };
      },
      end: (has) => {
        if (keys.some((key) => outsOf(key) < nine)) return null;
        const best = Math.max(...keys.map((key) => has[key] ?? 0));
        const first = keys.filter((key) => has[key] === best).map((key) => name[key]);
        return first.length === 1
          ? `${first[0]} wins with ${counted(best, 'run')}.`
          : `${first.join(' and ')} have ${counted(best, 'run')} each; the book does not cover ties.`;
      },
      state: (has, over) =>
        over !== null ? [] : keys.map((key) => `${name[key]} ${counted(has[key] ?? 0, 'run')}, out ${counted(outsOf(key), 'time')} of ${nine}.`),
      notes: ['That most runs win is the custom of the ball game; the book does not print it.'],
    });
    const next = [...keys].sort((a, b) => outsOf(a) - outsOf(b) || keys.indexOf(a) - keys.indexOf(b))[0] ?? 'first';
    return { ...played, next: { who: next } };
  },
});
