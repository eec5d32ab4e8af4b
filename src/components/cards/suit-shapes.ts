// The four suits as outlines in a square of 100, told apart without their colour: a point and shoulders, a cleft, three rounds, hollow sides.
import type { Suit } from '../../rules-engine/vocabulary/cards.ts';

export const SUIT_SHAPES: Readonly<Record<Suit, string>> = {
  S: 'M50 3C58 24 93 40 93 64c0 12-9 19-19 19-8 0-15-4-19-10 1 10 5 17 12 24H33c7-7 11-14 12-24-4 6-11 10-19 10C16 83 7 76 7 64 7 40 42 24 50 3Z',
  H: 'M50 95C24 70 5 54 5 31 5 16 16 6 28 6c10 0 18 6 22 18C54 12 62 6 72 6c12 0 23 10 23 25 0 23-19 39-45 64Z',
  C: 'M50 3a21.5 21.5 0 0 1 16 36l-6 8a21.5 21.5 0 1 1-5 25c1 11 4 18 12 25H33c8-7 11-14 12-25a21.5 21.5 0 1 1-5-25l-6-8A21.5 21.5 0 0 1 50 3Z',
  D: 'M50 2c8 21 20 36 37 48-17 12-29 27-37 48C42 77 30 62 13 50 30 38 42 23 50 2Z',
};
