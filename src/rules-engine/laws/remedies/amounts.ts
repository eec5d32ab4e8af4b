// A closed list: laws use only these words for what a book orders, so that rulings of different books can be compared and read alike. Alphabetical, so that an
// existing word is found; tests fail on a word that no law uses.

import type { OwnAmount, OwnEach, OwnUnit } from '../../vocabulary/own-words.ts';
import { counted } from '../../wording/numbers.ts';

/** Amounts that depend on the state of the game, where a book gives no number. */
export const AMOUNTS = {
  'amount-bid': 'the amount of the bid',
  'cards-in-hand': 'the value of the cards left in hand',
  'count-difference': 'the difference of the two counts',
  'previous-stake': 'the same stake as before',
} as const;
export type Amount = keyof typeof AMOUNTS | OwnAmount;

/** "the pot". */
export const sayAmount = (amount: Amount): string => (typeof amount === 'string' ? AMOUNTS[amount] : amount.amount);

/** Units in the singular and plural. */
export const UNITS = {
  card: ['card', 'cards'],
  chip: ['chip', 'chips'],
  counter: ['counter', 'counters'],
  dollar: ['dollar', 'dollars'],
  fish: ['fish', 'fish'],
  franc: ['franc', 'francs'],
  game: ['game', 'games'],
  hole: ['hole', 'holes'],
  life: ['life', 'lives'],
  move: ['move', 'moves'],
  multiple: ['time', 'times'],
  point: ['point', 'points'],
  'point-above': ['point above the line', 'points above the line'],
  stake: ['stake', 'stakes'],
  'throw-in-36': ['throw in 36', 'throws in 36'],
  times: ['time the value of a trick', 'times the value of a trick'],
  trick: ['trick', 'tricks'],
} as const;
export type Unit = keyof typeof UNITS | OwnUnit;

/** "2 points", "1 chip", "-1 stake". */
export function sayPoints(points: number, unit: Unit = 'point'): string {
  const [one, several] = typeof unit === 'string' ? UNITS[unit] : [unit.unit, unit.units];
  return counted(points, one, several);
}

/** What a number is multiplied by, completing "5 points for each ...". */
export const EACHES = {
  'card-left': 'card left in the hand',
  revoke: 'revoke of the deal',
  'trick-short': 'trick by which the bid fails',
} as const;
export type Each = keyof typeof EACHES | OwnEach;

/** "red three". */
export const sayEach = (each: Each): string => (typeof each === 'string' ? EACHES[each] : each.each);
