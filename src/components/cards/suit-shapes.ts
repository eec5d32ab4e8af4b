// The four suits as outlines in a square of 32, in whole numbers because every page contains them. They differ without colour: a point and
// shoulders, a cleft, three rounds, hollow sides.
import type { Suit } from '../../rules-engine/vocabulary/cards.ts';

export const SUIT_SHAPES: Readonly<Record<Suit, string>> = {
  S: 'M16 1c2 7 13 12 13 19 0 4-3 6-6 6-2 0-4-1-6-3 0 3 2 6 4 8H11c2-2 4-5 4-8-2 2-4 3-6 3C6 26 3 24 3 20 3 13 14 8 16 1Z',
  H: 'M16 30C8 23 2 17 2 10 2 5 5 2 9 2c4 0 6 2 7 6 1-4 3-6 7-6 4 0 7 3 7 8 0 7-6 13-14 20Z',
  C: 'M16 1a7 7 0 0 1 5 12l-2 3a7 7 0 1 1-2 7c0 4 1 6 4 8H11c3-2 4-4 4-8a7 7 0 1 1-2-7l-2-3A7 7 0 0 1 16 1Z',
  D: 'M16 1c2 6 6 11 11 15-5 4-9 9-11 15C14 25 10 20 5 16 10 12 14 7 16 1Z',
};
