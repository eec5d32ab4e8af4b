import { count } from '../../../../scoring/fields.ts';
import { type Problem, problem } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { type Points, replay } from '../../../../sheets/replay.ts';
import { type Played, sheet } from '../../../../sheets/sheets.ts';
import { BLUE } from '../../../../vocabulary/book-ids.ts';
import type { own } from './index.ts';

const PLAYERS = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;
const ROUNDS = 7;
const score = (n: string) => count(`Player ${n}`, -9999, 9999);
/** At each table two partners have a result and the other two its opposite: each result occurs as often plus as minus, and an even number of times. */
function problemOf(results: readonly number[]): Problem | null {
  for (const size of new Set(results.map(Math.abs))) {
    const [plus, minus] = [results.filter((one) => one === size).length, results.filter((one) => one === -size).length];
    if (size === 0 ? plus % 4 !== 0 : plus !== minus || plus % 2 !== 0)
      return problem(
        '',
        'the same number at each table, plus for two partners and minus for the other two',
        size === 0 ? `${plus} with 0` : `${plus} plus ${size}, ${minus} minus ${size}`,
      );
  }
  return null;
}
export const rounds = sheet({
  title: 'Keep the seven rounds',
  gist: 'Adds the plus and minus of eight players round by round.',
  aka: ['individual bridge score', 'two tables'],
  books: [BLUE],
  setup: {},
  entry: { p0: score('0'), p1: score('1'), p2: score('2'), p3: score('3'), p4: score('4'), p5: score('5'), p6: score('6'), p7: score('7') },
  play: (_, entries, by: Schedule<typeof own>): Played => {
    let played = 0;
    const inOrder = (has: Points) =>
      [...PLAYERS]
        .sort((one, other) => (has[`p${other}`] ?? 0) - (has[`p${one}`] ?? 0))
        .map((player) => `player ${player} ${has[`p${player}`]}`)
        .join(', ');
    return replay({
      columns: PLAYERS.map((player) => ({ key: `p${player}`, title: `Player ${player}`, side: `Player ${player}` })),
      entries,
      round: 'round',
      whole: 'seventh, in which each has had every other as partner',
      say: () => 'A further round',
      turn: (entry, _, at) => {
        const bad = problemOf(PLAYERS.map((player) => entry[`p${player}`]));
        if (bad !== null) return { problems: [bad] };
        played = at + 1;
        const say = `round ${played}`;
        return {
          say: `Round ${played}`,
          lines: PLAYERS.map((player) => by.sum('net-result', say, entry[`p${player}`], { to: `p${player}` })),
        };
      },
      end: (has) => (played < ROUNDS ? null : `After ${ROUNDS} rounds: ${inOrder(has)}.`),
      state: (has) => [`In order: ${inOrder(has)}.`],
      notes: ['The number of rounds is not printed: seven follow from meeting every other player once as partner.'],
    });
  },
});
