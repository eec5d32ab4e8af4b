import type { Diagram } from '../../core/diagrams.ts';
import { drawn } from '../../core/draughts.ts';

export const diagrams = {
  'set-up': drawn('B:W21-32:B1-12', {
    title: 'The men at the start',
    says: 'Twelve men a side stand on the first three rows of each player, Black on 1 to 12, White on 21 to 32. Two rows between them are empty. They are drawn on the dark squares, where the 1940 laws play; Donohue plays on the white ones, and both books draw them there. A square that is played on is at the left hand of each player, and the double corner at the right.',
    told: true,
  }),
  numbers: drawn('W:W:B', {
    title: 'The numbers of the squares',
    says: 'Only the squares that are played on are numbered, from left to right and from the side of Black: 1 to 4 in his first row, 29 to 32 in the first row of White.',
    numbered: true,
    told: true,
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
    says: 'Black has opened from 11 to 15 and White has answered from 22 to 18. Black has to take from 15 to 22. If he moves from 12 to 16 instead, White may take the man on 15 off the board and then make his own move.',
  }),
  'crowned-by-capture': drawn('W:W11:B6,7', {
    title: 'Crowned by a capture',
    says: 'The white man takes 7 and comes to 2, where it is crowned. It cannot go on over 6 in the same move; if that man is still there at the next turn, it has to be taken.',
  }),
  'who-has-the-move': drawn('W:W32,K26:B19,K28', {
    title: 'White to play has the move',
    says: 'In the columns with a playing square at the foot stands one piece only, the man on 32. One is odd, so that White, whose turn it is, has the move.',
  }),
} as const satisfies Record<string, Diagram>;
