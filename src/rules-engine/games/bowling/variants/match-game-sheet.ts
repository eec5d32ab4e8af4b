import { choiceOf, count, words } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { type Problem, problem } from '../../../core/result.ts';
import { type Row, sheet } from '../../../core/sheets.ts';
import { points } from './match-game-points.ts';
import { BOOK } from './of-donohue.ts';

/** Most pins of one player in a rolling: three balls of ten, the spare ones counted. */
const MOST = 30;
const PARTY = 20;
/** Legs against a party that lose it the match (p. 378). */
const LEGS = { three: 2, five: 3, 'five-legs': 5 } as const;

const setup = {
  first: words('First party', 24, { optional: true }),
  second: words('Second party', 24, { optional: true }),
  length: choiceOf(
    'Length of the match',
    { three: 'Best of three rollings', five: 'Best of five rollings', 'five-legs': 'Until five legs stand against a party' },
    { otherwise: 'three', hint: 'By agreement; the book prefers five legs and does not say in which of the two ways.' },
  ),
  players: count('Players in each party', 1, PARTY, { optional: true, hint: 'Only to check the pins.' }),
} as const;
const pins = (label: string) => count(label, 0, MOST * PARTY, { hint: 'All the balls of the party in this rolling.' });
const entry = { a: pins('Pins of the first party'), b: pins('Pins of the second party') } as const;
type Side = 'a' | 'b';
const SIDES: readonly Side[] = ['a', 'b'];

/** The match by legs (Donohue, p. 378): each rolling marks one against the lower party. */
export const legs = sheet({
  title: 'Keep a match by legs',
  gist: 'Rolling by rolling, the legs against each party and who loses the match.',
  aka: ['leg and leg', 'match sheet'],
  books: [BOOK],
  setup,
  round: 'Rolling',
  entry,
  play: (asked, entries) => {
    const first = asked.first ?? 'First party';
    const second = asked.second ?? 'Second party';
    const names: Record<Side, string> = { a: first, b: second === first ? `${second} (2)` : second };
    const against: Record<Side, number> = { a: 0, b: 0 };
    const leg = pointsOf(points.leg, BOOK);
    const loser = () => SIDES.find((side) => against[side] >= LEGS[asked.length]);
    const limit = (side: Side, made: number): Problem[] =>
      asked.players === null || made <= asked.players * MOST
        ? []
        : [problem(side, `at most ${asked.players * MOST} pins, three balls of ten for each player`, `${made}`)];
    let rolling = 0;
    let ties = 0;
    const rows = entries.map(({ a, b }): Row => {
      const say = `${a} against ${b}`;
      const lost = loser();
      if (lost !== undefined) return { say, lines: [], problems: [problem('', `no rolling after the match, which ${names[lost]} has lost`, say)] };
      const problems = [...limit('a', a), ...limit('b', b)];
      if (problems.length > 0) return { say, lines: [], problems };
      rolling++;
      if (a === b) {
        ties++;
        return { say: `rolling ${rolling}: ${say}, a tie`, lines: [], problems: [] };
      }
      const lower: Side = a < b ? 'a' : 'b';
      against[lower] += leg;
      const line = { rule: 'points.leg', say: `a leg against ${names[lower]}`, points: leg, unit: 'leg', to: lower } as const;
      return { say: `rolling ${rolling}: ${say}`, lines: [line], problems: [] };
    });
    const lost = loser();
    const count = (side: Side) => `${against[side]} ${against[side] === 1 ? 'leg' : 'legs'} against ${names[side]}`;
    const last = SIDES.every((side) => against[side] === LEGS[asked.length] - 1);
    const other: Side = lost === 'a' ? 'b' : 'a';
    return {
      columns: SIDES.map((side) => ({ key: side, title: `Against ${names[side]}`, side: names[side] })),
      rows,
      state: [`${count('a')}, ${count('b')}.`, ...(lost === undefined && last ? ['The next rolling decides.'] : [])],
      over: lost === undefined ? null : `${names[lost]} loses the match, ${against[lost]} legs to ${against[other]}, and pays.`,
      notes: ties === 0 ? [] : ['A tie marks no leg here: this game does not speak of it. The house rules of the chief game decide ties by one ball.'],
    };
  },
});
