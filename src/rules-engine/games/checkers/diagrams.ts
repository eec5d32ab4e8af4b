import { drawn } from '../../mechanics/draughts/board.ts';
import type { Diagram } from '../../vocabulary/diagrams.ts';

export const diagrams = {
  'set-up': drawn('B:W21-32:B1-12', {
    title: 'The men at the start',
    says: 'Twelve men a side stand on the first three rows of each player, Black on 1 to 12, White on 21 to 32. Two rows between them are empty. They are drawn on the dark squares, where the 1940 laws play; Donohue plays on the white ones, and both books draw them there. A square that is played on is at the left hand of each player, and the double corner at the right.',
    isDescribed: true,
  }),
  numbers: drawn('W:W:B', {
    title: 'The numbers of the squares',
    says: 'Only the squares that are played on are numbered, from left to right and from the side of Black: 1 to 4 in the first row of Black, 29 to 32 in the first row of White.',
    numbered: true,
    isDescribed: true,
  }),
  'three-jumps': drawn('W:W27:B6,14,23,K29', {
    title: 'Three men taken in one move',
    says: 'The white man jumps from 27 over 23 and 14, two in a line, turns to the right over 6 and lands on 2. The black king on 29 looks on: a K marks a king.',
  }),
  swoop: drawn('W:WK2:B7,14,16,23,24', {
    title: 'Five men taken by a king',
    says: 'The king goes from 2 to 11, 20, 27, 18 and 9 and takes a man at each leap, forward and backward.',
  }),
  'huff-due': drawn('B:W18,21,23-32:B1-10,12,15', {
    title: 'A capture that must be made',
    says: 'Black has opened from 11 to 15 and White has answered from 22 to 18. Black has to take from 15 to 22. If Black moves from 12 to 16 instead, White may take the man on 15 off the board and then move as well.',
  }),
  'crowned-by-capture': drawn('W:W11:B6,7', {
    title: 'Crowned by a capture',
    says: 'The white man takes 7 and comes to 2, where it is crowned. It cannot go on over 6 in the same move; if that man is still there at the next turn, it has to be taken.',
  }),
  touched: drawn('B:W21-32:B1-12', {
    title: 'Men that can move, and men that cannot',
    says: 'The men stand as at the start, and it is the turn of Black. Each of the black men on 9 to 12 can move; those on 1 to 8 are shut in behind them.',
    isDescribed: true,
  }),
  'over-the-edge': drawn('W:W22,26:B7,18', {
    title: 'The touched man could have taken another',
    says: 'White has pushed the man on 22 over the corner towards 17. In the other direction it would have taken the man on 18 and come to 15.',
  }),
  backward: drawn('B:W23,26:B3,12', {
    title: 'A man moved backward',
    says: 'The white man on 23 came from 19, which only a king may do. It could have gone from 19 to 15 or 16.',
  }),
  'two-captures': drawn('W:W22:B11,17,18', {
    title: 'One man or two',
    says: 'The white man on 22 can take 17 and come to 13, or take 18 and 11 and come to 8.',
  }),
  'part-of-capture': drawn('W:W28:B6,15,24', {
    title: 'Three men to be taken',
    says: 'The white man takes 24, 15 and 6 by way of 19 and 10, and ends on 1. If it stops on 19, two of them are still to be taken.',
  }),
  uncrowned: drawn('B:W2,20:B9', {
    title: 'A king without a crown',
    says: 'The white man on 2 has come to the last row of its way. It is for Black to crown it before moving.',
  }),
  'either-huffed': drawn('B:W18,28:B1,14,15', {
    title: 'Two men could take',
    says: 'Either of the black men on 14 and 15 could take the man on 18. If Black moves from 1 to 5 instead, one of the two may be huffed.',
  }),
  huffed: drawn('W:W18,21,23-32:B1-10,16', {
    title: 'A man has been huffed',
    says: 'Black could have taken from 15 to 22 and moved from 12 to 16 instead. White has taken the man off 15, and it is still White’s turn to move.',
  }),
  'who-has-the-move': drawn('W:W32,K26:B19,K28', {
    title: 'White to play has the move',
    says: 'In the columns with a playing square at the foot stands one piece only, the man on 32. One is odd, so that White, whose turn it is, has the move.',
  }),
} as const satisfies Record<string, Diagram>;
