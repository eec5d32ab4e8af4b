// A closed list: a law says with these words what a book orders, so that rulings of every book can be compared and read alike. Alphabetical,
// so that what is there already is found; a word that no law uses fails the tests.

import { counted } from '../counted.ts';

/** Amounts that depend on the table, where a book gives no number. */
export const AMOUNTS = {
  'all-he-made': 'all that it made in the deal',
  'amount-bid': 'the amount of the bid',
  'amount-over-scored': 'the number scored in excess',
  'amount-overlooked': 'the points overlooked',
  'ante-again': 'a fresh ante',
  'as-agreed': 'what was agreed, one point or more',
  'as-lone-player-wins': 'as many points as the lone player wins',
  'average-for-deal': 'the average score for the deal',
  bast: 'a bast equal to the bets',
  'bid-without-announcement': 'the value of the bid without the announcement',
  'cards-in-hand': 'the value of the cards left in hand',
  'chips-staked': 'what has been staked',
  'count-difference': 'the difference of the two counts',
  'count-made': 'the count made',
  'counters-offered': 'the counters offered',
  'equal-to-pot': 'as much as it holds at the discovery',
  'half-game': 'half a game',
  'loss-caused': 'the loss caused',
  'low-point': 'the point for low',
  'lowest-for-deal': 'the lowest score made on the deal at any table',
  'next-value-over-bid': 'the next higher multiple of that game that covers the bid',
  'odd-tricks-lost': 'the value of the tricks that the other side won over the book',
  'one-chip': 'one chip',
  'one-stake': 'one stake',
  'opponents-count': "the opponent's count",
  'penalty-agreed': 'the penalty agreed on',
  'points-to-go': 'as many points as were still to be made',
  pot: 'the pot',
  'previous-stake': 'the same stake as before',
  'price-of-euchre': 'the price of a euchre',
  'price-of-miss': 'what a miss brings',
  'stakes-and-bets': 'the stakes and all the bets',
  'table-payment': 'what is due by the table',
  'twice-bid-without-announcement': 'twice the value of the bid without the announcement',
  'twice-next-value-over-bid': 'twice the next higher multiple of that game that covers the bid',
  'twice-opening-bet': 'twice the opening bet',
  'twice-the-bid': 'double the amount of the bid',
  'twice-value-of-game': 'twice the full value of the game',
  'value-of-bid': 'the value of the bid',
  'value-of-game': 'the full value of the game',
  'value-of-three-tricks': 'the value of three tricks',
} as const;
export type Amount = keyof typeof AMOUNTS;

/** What is counted, one of it and several. */
export const UNITS = {
  point: ['point', 'points'],
  chip: ['chip', 'chips'],
  counter: ['counter', 'counters'],
  trick: ['trick', 'tricks'],
  hole: ['hole', 'holes'],
  game: ['game', 'games'],
  'point-above': ['point above the line', 'points above the line'],
  times: ['time the value of a trick', 'times the value of a trick'],
  fish: ['fish', 'fish'],
  'red-counter': ['red counter', 'red counters'],
  'white-counter': ['white counter', 'white counters'],
  multiple: ['time', 'times'],
  mark: ['mark', 'marks'],
  dollar: ['dollar', 'dollars'],
  'throw-in-36': ['throw in 36', 'throws in 36'],
  stake: ['stake', 'stakes'],
  domino: ['domino', 'dominoes'],
  leg: ['leg', 'legs'],
} as const;
export type Unit = keyof typeof UNITS;

/** "2 points", "1 chip", "-1 stake". */
export const sayPoints = (points: number, unit: Unit = 'point'): string => counted(points, UNITS[unit][0], UNITS[unit][1]);

/** What a number is multiplied by, as the end of "5 points for each ...". */
export const EACHES = {
  'trick-short': 'trick by which the bid fails',
  'heart-taken': 'heart taken in',
  'red-three': 'red three',
  revoke: 'revoke of the deal',
} as const;
export type Each = keyof typeof EACHES;
