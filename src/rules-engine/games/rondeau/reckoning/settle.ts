import { choiceOf } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { figureOf } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;
export type Side = 'odd' | 'even';
/** The number of balls (Blue Ribbon 1940, p. 337). */
export const BALLS = 9;

/** The amount that the ten per cent are taken from: the book leaves it open, so the players have to say. */
export const COMMISSION = choiceOf(
  'Ten per cent of what?',
  { winnings: 'Of what a bet wins', stakes: 'Of all that is staked' },
  { hint: 'The book does not say.' },
);
export type Commission = 'winnings' | 'stakes';

/** Whether the roll is foul: no ball in the pocket, or none on the table. */
export const isFoul = (left: number): boolean => left === 0 || left === BALLS;
/** The winning side. */
export const winnerOf = (left: number): Side => (left % 2 === 1 ? 'odd' : 'even');

/** A number of tenths of the chips, rounded to a tenth. */
const partOf = (chips: number, tenths: number): number => Number(((chips * tenths) / 10).toFixed(1));

/** The line of a bet, with the bank's share (Blue Ribbon 1940, p. 337). `sign`: 1 for the player's view, -1 for the bank's. */
export function settled(side: Side, winner: Side, stake: number, of: Commission, by: Prices, who = '', sign: 1 | -1 = 1, more: Pick<Line, 'to'> = {}): Line[] {
  const won = side === winner;
  const say = who === '' ? '' : `${who}: `;
  const bet = by.line(won ? 'right' : 'wrong', `${say}${side} ${won ? 'wins' : 'loses'}`, { times: sign * stake, unit: 'chip', ...more });
  const taken = of === 'stakes' || won ? partOf(stake, by.points('commission')) : 0;
  return taken === 0 ? [bet] : [bet, by.rated('commission', `${say}the bank takes ${figureOf(taken)}`, -sign * taken, { unit: 'chip', ...more })];
}
