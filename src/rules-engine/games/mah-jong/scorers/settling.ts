import { FOUR_SEATS, type Seat, seated } from '../../../mechanics/seats.ts';
import { balances, namesOf } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { WIND_NAMES, WINDS } from '../reckoning/kinds.ts';
import type { Card } from '../reckoning/sets.ts';

const SEATS = Object.keys(FOUR_SEATS) as (keyof typeof FOUR_SEATS)[];
const TEN = 10;
const MOST = 100_000;
const WON = { field: 'end', is: ['won'] } as const;
const handOf = (who: string) => count(`${who}’s hand`, 0, MOST, { when: WON, optional: true });

const setup = {
  names: namesOf(SEATS.length),
  limit: count('The limit, where it is not the usual one', TEN, MOST, {
    optional: true,
    hint: 'Left empty: 500. The first player named is East in the first hand, and the others follow to the right.',
  }),
} as const;
const entry = {
  end: choiceOf('How did the hand end?', { won: 'Mah Jong', called: 'A wrong call of Mah Jong, and another hand shown', nobody: 'Nobody won' }),
  who: choiceOf('Who called?', FOUR_SEATS, { when: { field: 'end', is: ['won', 'called'] } }),
  value: count('The winning hand', 0, MOST, { when: WON, hint: 'As it counts, before East’s double.' }),
  first: { ...handOf('First player'), hint: 'Of the winner nothing; a foul hand counts 0.' },
  second: handOf('Second player'),
  third: handOf('Third player'),
  fourth: handOf('Fourth player'),
} as const;
type Entry = Values<typeof entry>;

/** Problems: a missing hand, one too low to win, an odd count. */
function problemsOf({ end, who, value, ...hands }: Entry, limit: number, by: Card): Problem[] {
  if (end !== 'won') return [];
  const least = Math.min(by.points('minimum') + by.points('mah-jong'), limit);
  const problems: Problem[] = [];
  if (value !== null && value < least) problems.push(problem('value', `${least} or more: the sets and pair of a winner and what Mah Jong brings`, `${value}`));
  if (value !== null && value % 2 === 1) problems.push(problem('value', 'an even number, as every figure of the card is', `${value}`));
  for (const seat of SEATS) {
    const hand = hands[seat];
    if (seat === who) continue;
    if (hand === null) problems.push(problem(seat, 'what this hand counts', 'nothing'));
    else if (hand % 2 === 1) problems.push(problem(seat, 'an even number, as every figure of the card is', `${hand}`));
  }
  return problems;
}

function play({ names, limit: agreed }: Values<typeof setup>, entries: readonly Entry[], by: Card) {
  const table = seated(SEATS.length, names);
  const name = (seat: Seat) => table.name[seat];
  const limit = agreed ?? by.points('limit');
  let passed = 0;
  const east = () => SEATS[passed % SEATS.length] ?? 'first';
  const rounds = () => Math.floor(passed / SEATS.length);
  const times = (one: Seat, other: Seat) => (one === east() || other === east() ? by.points('east') : 1);
  const doubled = (one: Seat, other: Seat) => (times(one, other) > 1 ? ', doubled' : '');
  const both = (from: Seat, to: Seat, make: (points: number, say: string, column: Seat) => Line, points: number): Line[] => [
    make(points, `from ${name(from)}${doubled(from, to)}`, to),
    make(-points, `to ${name(to)}${doubled(from, to)}`, from),
  ];

  function wonBy(winner: Seat, { value, ...hands }: Entry): Line[] {
    const others = SEATS.filter((seat) => seat !== winner);
    const paid = others.flatMap((from) =>
      both(from, winner, (points, say, to) => by.sum('winner', say, points, { to }), Math.min(value ?? 0, limit) * times(from, winner)),
    );
    const called = (seat: keyof typeof FOUR_SEATS) => Math.min(Math.round((hands[seat] ?? 0) / TEN) * TEN, limit);
    const settled = others.flatMap((one, n) =>
      others.slice(n + 1).flatMap((other) => {
        const gap = called(one) - called(other);
        const [from, to] = gap > 0 ? [other, one] : [one, other];
        return gap === 0 ? [] : both(from, to, (points, say, column) => by.sum('differences', say, points, { to: column }), Math.abs(gap) * times(one, other));
      }),
    );
    return [...paid, ...settled];
  }

  /** The caller pays half the limit to each player; the whole limit is paid to East or by East. */
  function calledBy(caller: Seat): Line[] {
    return SEATS.filter((seat) => seat !== caller).flatMap((to) => {
      const points = caller === east() || to === east() ? limit : limit / 2;
      return [
        by.law('called-without-twenty', `from ${name(caller)}`, { points, to }),
        by.law('called-without-twenty', `to ${name(to)}`, { points: -points, to: caller }),
      ];
    });
  }

  function turn(one: Entry): Turn {
    const problems = problemsOf(one, limit, by);
    if (problems.length > 0) return { problems };
    const notes: string[] = [];
    const lines = one.end === 'won' && one.who !== null ? wonBy(one.who, one) : one.end === 'called' && one.who !== null ? calledBy(one.who) : [];
    if (one.end === 'won') notes.push('The book rounds only the counts by which the others settle; the winner is paid what the hand counts.');
    if (one.end === 'called')
      notes.push('Whether a hand that was wrongly called is played on, and who is East after it, the book does not say; East stays here.');
    if (one.end === 'nobody') notes.push('The book says nothing about a hand that nobody wins; nothing is paid, and East, who has not won, passes on.');
    if (one.end !== 'called' && one.who !== east()) passed += 1;
    return { lines, notes };
  }

  return replay({
    columns: table.columns,
    entries,
    round: 'hand',
    whole: 'sitting',
    say: ({ end, who }) =>
      end === 'nobody' || who === null ? 'Nobody wins.' : `${name(who)} ${end === 'won' ? 'wins' : 'calls without twenty, and hands are shown'}.`,
    turn,
    state: (has) => [
      balances(table, has),
      `${name(east())} is East. ${rounds() < WINDS.length ? `The prevailing wind is ${WIND_NAMES[WINDS[rounds()] ?? 'N']}` : 'All four winds have prevailed'}.`,
    ],
  });
}

export const settling = sheet({
  title: 'Settle between four',
  gist: 'What each has won or lost, hand by hand: the winner paid by all, the others by their differences, East double; and who is East.',
  aka: ['mah jong score sheet', 'settle up', 'who pays whom', 'east double'],
  books: ['blue-ribbon-1940'],
  round: 'Hand',
  setup,
  entry,
  play,
});
