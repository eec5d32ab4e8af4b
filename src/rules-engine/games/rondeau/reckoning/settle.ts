import { choiceOf } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { figureOf } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;
export type Side = 'odd' | 'even';
/** Balls of the game (Blue Ribbon 1940, p. 337). */
export const BALLS = 9;

/** What the ten per cent are of: the book leaves it open, so the table has to say. */
export const COMMISSION = choiceOf(
  'Ten per cent of what?',
  { winnings: 'Of what a bet wins', stakes: 'Of all that is staked' },
  { hint: 'The book does not say.' },
);
export type Commission = 'winnings' | 'stakes';

/** Whether the roll is foul: no ball in the pocket, or none on the table. */
export const isFoul = (left: number): boolean => left === 0 || left === BALLS;
/** The side that wins. */
export const winnerOf = (left: number): Side => (left % 2 === 1 ? 'odd' : 'even');

/** A part of so many chips, to the tenth. */
const partOf = (chips: number, tenths: number): number => Number(((chips * tenths) / 10).toFixed(1));

/** A bet, won or lost, with what the bank takes of it (Blue Ribbon 1940, p. 337); `sign`: seen by the player, 1, or by the bank, -1. */
export function settled(side: Side, winner: Side, stake: number, of: Commission, by: Prices, who = '', sign: 1 | -1 = 1, more: Pick<Line, 'to'> = {}): Line[] {
  const won = side === winner;
  const say = who === '' ? '' : `${who}: `;
  const bet = by.line(won ? 'right' : 'wrong', `${say}${side} ${won ? 'wins' : 'loses'}`, { times: sign * stake, unit: 'chip', ...more });
  const taken = of === 'stakes' || won ? partOf(stake, by.points('commission')) : 0;
  return taken === 0 ? [bet] : [bet, by.rated('commission', `${say}the bank takes ${figureOf(taken)}`, -sign * taken, { unit: 'chip', ...more })];
}
