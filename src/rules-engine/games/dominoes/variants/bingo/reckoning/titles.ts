/** Titles of the score items for the lines of the scorers. Separate, because importing `points.ts` would bundle every citation. */
export const TITLES = {
  seventy: 'First to seventy',
  'under-thirty': 'Seventy before thirty',
  'no-trick': 'Seventy before a trick',
  'bingo-takes': 'Bingo takes the double of trumps',
  game: 'Game',
  'double-of-trumps': 'Double of trumps',
  bingo: 'Bingo',
  'ten-pieces': 'Six-four and three-blank',
  'two-doubles': 'Two doubles',
  'three-doubles': 'Three doubles',
  'four-doubles': 'Four doubles',
  'five-doubles': 'Five doubles',
  'six-doubles': 'Six doubles',
  'bingo-among': 'Bingo among the doubles',
  'other-pieces': 'Other doubles and trumps',
} as const;
