/** The thirteen ranks in words, for games in which suits do not matter. */
export const RANKS = {
  ace: 'Ace',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  jack: 'Jack',
  queen: 'Queen',
  king: 'King',
} as const;
export type Rank = keyof typeof RANKS;
export const RANK_KEYS = Object.keys(RANKS) as readonly Rank[];
/** Number of cards of a rank, and of a pack. */
export const OF_A_RANK = 4;
export const PACK = RANK_KEYS.length * OF_A_RANK;

/** A rank within a sentence: "ace", "7". */
export const sayRank = (rank: Rank): string => RANKS[rank].toLowerCase();
