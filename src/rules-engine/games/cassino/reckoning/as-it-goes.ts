// A game to a number of points, which are entered as they are made, as if pegged on a cribbage board.

import { SEATS, type Seat, tableOf } from '../../../mechanics/seats.ts';
import { choiceOf, count, listOf, type Values, words } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Added, Schedule } from '../../../scoring/schedule.ts';
import { type Points, replay, type Turn } from '../../../sheets/replay.ts';
import type { Played } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import type { spadePoints } from '../variants/spade/points.ts';
import { SIDES, type Side } from './taken.ts';

/** The possible points and how often each can be made in a deal; null: without limit. */
const OFTEN = { cards: 1, spades: 1, 'big-cassino': 1, 'little-cassino': 1, ace: 4, sweep: null, spade: 15, 'spade-jack': 1 } as const;
type Made = keyof typeof OFTEN;
const WHAT = {
  sweep: 'A sweep',
  ace: 'An ace',
  spade: 'A spade',
  'spade-jack': 'The jack of spades',
  'big-cassino': 'Big Cassino',
  'little-cassino': 'Little Cassino',
  cards: 'Most cards',
  spades: 'Most spades',
  deal: 'A new deal begins',
  claim: 'The game was claimed wrongly',
} as const;
const MANY = { sweep: 'sweeps', ace: 'aces', spade: 'spades' } as const;

const setup = {
  sides: choiceOf('How many sides?', { '2': 'Two', '3': 'Three', '4': 'Four' }, { otherwise: '2', hint: 'Partners are one side.' }),
  names: listOf('Names of the sides', words('Name', 20), 2, 4, { optional: true, hint: 'Left empty: Side 1, Side 2 and so on.' }),
  agreed: count('Points that win, where another number is agreed on', 5, 200, { optional: true }),
} as const;
const entry = {
  // A wrong claim is an option only if the book has a rule on counting out.
  what: choiceOf('What was made?', WHAT, { if: { spades: 'spades', spade: 'spade', 'spade-jack': 'spade-jack', claim: 'order' } }),
  who: choiceOf('By which side?', SIDES, { when: { field: 'what', is: [...Object.keys(OFTEN), 'claim'] } }),
  times: count('How many?', 1, 15, { optional: true, hint: 'Left empty: one.', when: { field: 'what', is: Object.keys(MANY) } }),
} as const;
type Entry = Values<typeof entry>;

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points & typeof spadePoints & Added<'order'>>): Played {
  const sides = Number(asked.sides);
  const keys = SEATS.slice(0, sides);
  const { name, columns } = tableOf(Object.fromEntries(keys.map((key, n) => [key, asked.names?.[n] || `Side ${n + 1}`])) as Record<Seat, string>);
  const seatOf = (side: Side): Seat => SEATS[Number(side) - 1] ?? 'first';
  const target = asked.agreed ?? by.points('target');
  const stands = (has: Points) => keys.map((key) => `${name[key]} ${has[key]}`).join(', ');
  const offset = by.way('sweep') === 'offset' && sides === 2;
  /** The points made in this deal, and the sweeps of each side that still count. */
  let made: Partial<Record<Made, number>> = {};
  let sweeps: Partial<Record<Seat, number>> = {};

  function sweep(to: Seat, times: number): Turn {
    const other = keys.find((key) => key !== to) ?? to;
    const cancelled = offset ? Math.min(times, sweeps[other] ?? 0) : 0;
    sweeps = { ...sweeps, [other]: (sweeps[other] ?? 0) - cancelled, [to]: (sweeps[to] ?? 0) + times - cancelled };
    const lines = cancelled === 0 ? [] : [by.line('sweep', `${counted(cancelled, 'sweep')} offset`, { times: -cancelled, to: other })];
    return { lines: times === cancelled ? lines : [...lines, by.line('sweep', counted(times - cancelled, 'sweep'), { times: times - cancelled, to })] };
  }

  function point(what: Made, who: Side, times: number): Turn {
    const problems: Problem[] = [];
    if (Number(who) > sides) problems.push(problem('who', `one of the ${sides} sides`, SIDES[who]));
    if (!by.gives(what)) problems.push(problem('what', 'a point that this book gives', WHAT[what].toLowerCase()));
    const limit = OFTEN[what];
    const sum = (made[what] ?? 0) + times;
    if (limit !== null && sum > limit) problems.push(problem('what', `${limit} at most in a deal; a new deal is entered first`, `${sum}`));
    if (problems.length > 0) return { problems };
    made = { ...made, [what]: sum };
    const to = seatOf(who);
    if (what === 'sweep') return sweep(to, times);
    return { lines: [by.line(what, times > 1 ? `${times} ${MANY[what as keyof typeof MANY]}` : WHAT[what].toLowerCase(), { times, to })] };
  }

  return replay({
    columns,
    entries,
    round: 'point',
    say: ({ what, who, times }) =>
      `${WHAT[what]}${times !== null && times > 1 ? `, ${times} times` : ''}${who === null ? '' : `: ${name[seatOf(who)] ?? SIDES[who]}`}`,
    turn: ({ what, who, times }, has) => {
      if (what === 'deal' || who === null) {
        made = {};
        sweeps = {};
        return { mark: 'A new deal' };
      }
      if (what !== 'claim') return point(what, who, times ?? 1);
      if (Number(who) > sides) return { problems: [problem('who', `one of the ${sides} sides`, SIDES[who])] };
      if (!by.has('order')) return { problems: [problem('what', 'a point: of a wrong claim this book says nothing', 'a wrong claim')] };
      const to = seatOf(who);
      const says = `The game is over: ${name[to]} claimed it with ${has[to]} and lost it.`;
      return { lines: [by.law('wrong-claim', `game claimed with ${has[to]}`, { to })], over: `${says} ${stands(has)}.` };
    },
    end: (has) => {
      const first = keys.find((key) => (has[key] ?? 0) >= target);
      return first === undefined ? null : `The game is over: ${name[first]} came first to ${target}. ${stands(has)}.`;
    },
    state: (has, over) => (over === null ? [`${keys.map((key) => `${name[key]} ${has[key]}, ${target - (has[key] ?? 0)} to go`).join('; ')}.`] : []),
    notes: offset ? ['A sweep takes one of the other side’s in the same deal away; only the surplus counts.'] : [],
  });
}

export const AS_IT_GOES = {
  title: 'Count out as it goes',
  gist: 'Every point entered when it is made, so that it is seen who is first at the number that wins.',
  aka: ['running score', 'who was first', 'pegging', 'claim the game'],
  round: 'Point',
  setup,
  entry,
  play,
} as const;
