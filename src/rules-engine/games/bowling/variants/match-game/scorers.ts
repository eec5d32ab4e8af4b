import { tableOf } from '../../../../mechanics/seats.ts';
import { choiceOf, count, words } from '../../../../scoring/fields.ts';
import { type Problem, problem } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { replay } from '../../../../sheets/replay.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import { counted } from '../../../../wording/numbers.ts';
import { BOOK } from '../shared/of-donohue.ts';
import type { points } from './points.ts';

/** The most pins of one player in a rolling: three balls of ten, with the spare balls counted. */
const MOST = 30;
const PARTY = 20;
/** The number of legs with which a party loses the match (p. 378). */
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

/** A match by legs (Donohue, p. 378): each rolling marks one against the lower party. */
export const legs = sheet({
  title: 'Keep a match by legs',
  gist: 'Rolling by rolling, the legs against each party and who loses the match.',
  aka: ['leg and leg', 'match sheet'],
  books: [BOOK],
  setup,
  round: 'Rolling',
  entry,
  play: (asked, entries, by: Schedule<typeof points>) => {
    const { name: names } = tableOf({ a: asked.first ?? 'First party', b: asked.second ?? 'Second party' });
    const against: Record<Side, number> = { a: 0, b: 0 };
    const leg = by.points('leg');
    const limit = (side: Side, made: number): Problem[] =>
      asked.players === null || made <= asked.players * MOST
        ? []
        : [problem(side, `at most ${asked.players * MOST} pins, three balls of ten for each player`, `${made}`)];
    let rolling = 0;
    const said = ({ a, b }: (typeof entries)[number]) => `${a} against ${b}`;
    return replay({
      columns: SIDES.map((side) => ({ key: side, title: `Against ${names[side]}`, side: names[side] })),
      entries,
      round: 'rolling',
      whole: 'match',
      say: said,
      turn: (one) => {
        const { a, b } = one;
        const problems = [...limit('a', a), ...limit('b', b)];
        if (problems.length > 0) return { problems };
        rolling++;
        if (a === b)
          return {
            say: `rolling ${rolling}: ${said(one)}, a tie`,
            notes: ['A tie marks no leg here: this game does not speak of it. The house rules of the chief game decide ties by one ball.'],
          };
        const lower: Side = a < b ? 'a' : 'b';
        against[lower] += leg;
        return { say: `rolling ${rolling}: ${said(one)}`, lines: [by.line('leg', `a leg against ${names[lower]}`, { to: lower })] };
      },
      end: () => {
        const lost = SIDES.find((side) => against[side] >= LEGS[asked.length]);
        return lost === undefined ? null : `${names[lost]} loses the match, ${against[lost]} legs to ${against[lost === 'a' ? 'b' : 'a']}, and pays.`;
      },
      state: () => {
        const last = SIDES.every((side) => against[side] === LEGS[asked.length] - 1);
        const stands = SIDES.map((side) => `${counted(against[side], 'leg')} against ${names[side]}`);
        return [`${stands.join(', ')}.`, ...(last ? ['The next rolling decides.'] : [])];
      },
    });
  },
});
