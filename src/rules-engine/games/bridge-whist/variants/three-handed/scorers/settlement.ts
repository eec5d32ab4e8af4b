import { SEAT_NAMES, type Seat } from '../../../../../mechanics/seats.ts';
import { choiceOf, count } from '../../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../../scoring/scorers.ts';
import type { points } from '../../../points.ts';

export const SEATS_OF_THREE = ['first', 'second', 'third'] as const satisfies readonly Seat[];
export type SeatOfThree = (typeof SEATS_OF_THREE)[number];
const NAMES: Readonly<Record<SeatOfThree, string>> = SEAT_NAMES;

export interface Payment {
  readonly from: SeatOfThree;
  readonly to: SeatOfThree;
  readonly points: number;
}

/** Who pays whom: each loser settles with the winner, then the losers with one another; donohue p. 409-410. The scores include the rubber. */
export function paymentsOf(scores: Readonly<Record<SeatOfThree, number>>, winner: SeatOfThree): Payment[] {
  const [one, other] = SEATS_OF_THREE.filter((seat) => seat !== winner) as [SeatOfThree, SeatOfThree];
  return (
    [
      [one, winner],
      [other, winner],
      [one, other],
    ] as const
  ).flatMap(([from, to]) => {
    const gap = scores[to] - scores[from];
    if (gap === 0) return [];
    return [gap > 0 ? { from, to, points: gap } : { from: to, to: from, points: -gap }];
  });
}

const ask = {
  first: count('First player: tricks, honours, chicane and slam together', 0, 5000),
  second: count('Second player', 0, 5000),
  third: count('Third player', 0, 5000),
  winner: choiceOf('Who won two games?', { first: NAMES.first, second: NAMES.second, third: NAMES.third }),
} as const;

export const settlement = scorer({
  title: 'Settling a rubber of three-handed bridge',
  gist: 'Who pays whom when the rubber is over.',
  aka: ['pay the winner', 'difference of scores'],
  books: ['donohue'],
  ask,
  score: (asked, by: Schedule<typeof points & Added<'settlement'>>) => {
    const rubber = by.points('rubber');
    const winner = asked.winner;
    const least = 2 * by.points('game');
    if (asked[winner] < least) return wrong(problem(winner, `${least} or more for the winner of two games`, `${asked[winner]}`));
    const scores = { first: asked.first, second: asked.second, third: asked.third };
    scores[winner] += rubber;
    const lines: Line[] = [by.mention('rubber', `${NAMES[winner]}: ${asked[winner]} and ${rubber} for the rubber make ${scores[winner]}`)];
    const net = { first: 0, second: 0, third: 0 };
    for (const { from, to, points } of paymentsOf(scores, winner)) {
      const say = `${NAMES[from]} to ${NAMES[to]}: ${scores[to]} less ${scores[from]}`;
      lines.push(by.sum('settlement', say, points, { to: NAMES[to] }), by.sum('settlement', say, -points, { to: NAMES[from] }));
      net[to] += points;
      net[from] -= points;
    }
    return ok(answer(SEATS_OF_THREE.map((seat) => `${NAMES[seat]} ${net[seat] < 0 ? `pays ${-net[seat]}` : `wins ${net[seat]}`}`).join('; '), lines));
  },
});
