import { across, endOfGame, SIDE_NAMES, SIDES, type Side, sayScores, sidesOf } from '../../../../mechanics/sides.ts';
import { choiceOf, count, type Values } from '../../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { added, replay } from '../../../../sheets/replay.ts';
import { type Played, sheet } from '../../../../sheets/sheets.ts';
import type { points } from '../../points.ts';
import type { own } from './points.ts';

type Prices = Schedule<typeof points & typeof own>;
const TO = { we: 'First side', they: 'Second side' } as const;
/** The number of cards of a rank. */
const OF_A_RANK = 4;
const DEAL = {
  we: count('Points of the first side', 0, 130, { hint: 'With the last trick; the other side has the rest of 130.' }),
  sweep: choiceOf('Did one side take every trick?', { nobody: 'No', ...TO }, { otherwise: 'nobody' }),
  ten: choiceOf('Who won the ten of trumps?', TO, { given: 'ten-of-trumps' }),
} as const;
type Dealt = Values<typeof DEAL>;

/** The points of a deal: the cards and the last trick. */
const wholeOf = (by: Prices): number =>
  OF_A_RANK * (['ace', 'ten', 'king', 'queen', 'jack'] as const).reduce((sum, rank) => sum + by.points(rank), 0) + by.points('last-trick');

function problemsOf({ we, sweep, ten }: Dealt, by: Prices): Problem[] {
  const whole = wholeOf(by);
  const has = { we, they: whole - we };
  const odd = SIDES.find((side) => has[side] === 1);
  if (odd !== undefined) return [problem('we', 'a count that cards can make', `${has[odd]} for one of the sides`)];
  if (sweep !== 'nobody' && has[sweep] !== whole) return [problem('we', `all ${whole} with every trick`, `${has[sweep]}`)];
  if (ten !== null && has[ten] < by.points('ten'))
    return [problem('ten', `the side with at least the ${by.points('ten')} of the card`, `one with ${has[ten]}`)];
  return [];
}

interface Reckoned {
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
  readonly winner: Side | null;
  readonly carried: boolean;
}

/** The result of a deal except for the ten of trumps. `to`: the columns of the sides. */
function handOf({ we, sweep }: Dealt, to: Readonly<Record<Side, string>>, by: Prices): Reckoned {
  const whole = wholeOf(by);
  const has = { we, they: whole - we };
  const none = { notes: [], winner: null, carried: false };
  const winner: Side = has.we > has.they ? 'we' : 'they';
  const said = `${has[winner]} against ${has[across(winner)]}`;
  if (sweep !== 'nobody') return { ...none, winner: sweep, lines: [by.line('every-trick', 'every trick', { to: to[sweep] })] };
  if (has.we === has.they) {
    if (!by.gives('tie-carried')) return { ...none, lines: [by.law('both-at-65', said)], notes: ['What is scored at 65 each the book does not say.'] };
    return { ...none, carried: true, lines: [by.mention('tie-carried', `${said}: nobody scores`)] };
  }
  const mark = by.points('hundred-mark');
  if (has[winner] > mark) {
    if (has[winner] === whole && by.way('over-100') === 'under-all')
      return {
        ...none,
        winner,
        lines: [by.law('exact-count', `${said}, and not every trick`)],
        notes: ['The book gives two points for less than 130, and three for every trick.'],
      };
    return { ...none, winner, lines: [by.line('over-100', said, { to: to[winner] })] };
  }
  if (!by.gives('ten-of-trumps') && (has[winner] === by.points('enough') || has[winner] === mark))
    return { ...none, winner, lines: [by.law('exact-count', said)], notes: [`What exactly ${has[winner]} scores the book does not say.`] };
  return { ...none, winner, lines: [by.line('over-half', said, { to: to[winner] })] };
}

const tenOf = ({ ten }: Dealt, to: Readonly<Record<Side, string>>, by: Prices): Line[] =>
  ten === null || !by.gives('ten-of-trumps') ? [] : [by.line('ten-of-trumps', 'the ten of trumps, at once', { to: to[ten] })];

export const deal = scorer({
  title: 'Score a deal of four',
  gist: 'More than half, more than 100 or every trick, and the ten of trumps where it counts.',
  aka: ['four-handed calculator', 'kreutz-mariage score', 'every trick'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask: DEAL,
  score: (dealt, by: Prices) => {
    const problems = problemsOf(dealt, by);
    if (problems.length > 0) return wrong(...problems);
    const { lines, notes, carried } = handOf(dealt, TO, by);
    const all = [...tenOf(dealt, TO, by), ...lines];
    const scored = SIDES.flatMap((side) => {
      const points = all.reduce((sum, line) => sum + (line.to === TO[side] ? (line.points ?? 0) : 0), 0);
      return points === 0 ? [] : [`${TO[side]} ${points}`];
    });
    const next = carried ? ['The winners of the next deal add a point to what they make.'] : [];
    return ok(answer(scored.join(', ') || (carried ? 'Nobody scores' : 'Not decided'), all, [...next, ...notes]));
  },
});

function play(asked: Values<typeof SIDE_NAMES>, entries: readonly Dealt[], by: Prices): Played {
  const table = sidesOf(asked);
  const { name, columns } = table;
  const target = by.points('game');
  const to = { we: 'we', they: 'they' } as const;
  let waiting = false;
  return replay({
    columns,
    entries,
    say: ({ we, sweep }) => (sweep === 'nobody' ? `${name.we} ${we}, ${name.they} ${wholeOf(by) - we}.` : `${name[sweep]}: every trick.`),
    turn: (one, has) => {
      const problems = problemsOf(one, by);
      if (problems.length > 0) return { problems };
      const ten = tenOf(one, to, by);
      // The ten is scored when it is won: a side that reaches the target with it has won, and the hand is not counted.
      if (SIDES.some((side) => (added(has, ten)[side] ?? 0) >= target)) return { lines: ten };
      const { lines, notes, winner, carried } = handOf(one, to, by);
      const shown = lines.map((line) => (line.to === undefined ? { ...line, to: 'we' } : line));
      const extra = waiting && winner !== null ? [by.line('tie-carried', 'carried over from 65 each', { to: winner })] : [];
      waiting = carried || (waiting && winner === null);
      return { lines: [...ten, ...shown, ...extra], notes };
    },
    end: (has) => endOfGame(table, has, target, ''),
    state: (has, over) => {
      if (over !== null) return [];
      const scores = `${sayScores(table, has)}; playing to ${target}.`;
      return waiting ? [scores, 'The winners of the next deal add a point to what they make.'] : [scores];
    },
  });
}

export const game = sheet({
  title: 'Keep the score of two sides',
  gist: 'Deal by deal to seven.',
  aka: ['four-handed score sheet', 'kreutz-mariage sheet'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  setup: SIDE_NAMES,
  entry: DEAL,
  play,
});
