export const BOOKS = ['blue-ribbon-1940', 'donohue'] as const;

export const DENOMINATIONS = { 'no-trumps': 'No trumps', spades: 'Spades', hearts: 'Hearts', diamonds: 'Diamonds', clubs: 'Clubs' } as const;
export type Denomination = keyof typeof DENOMINATIONS;
export const DOUBLINGS = { no: 'Not doubled', doubled: 'Doubled', redoubled: 'Redoubled' } as const;

/** Honours of a side, with the names of the tables. */
export type Holding =
  | 'honours-three'
  | 'honours-four'
  | 'honours-five'
  | 'honours-four-hand'
  | 'honours-four-one'
  | 'honours-five-hand'
  | 'aces-three'
  | 'aces-four'
  | 'aces-four-hand';
