/** The thirteen ranks by their words, for games whose suits say nothing. */
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
/** Cards of a rank, and of the pack. */
export const OF_A_RANK = 4;
export const PACK = RANK_KEYS.length * OF_A_RANK;

/** "ace", "7": a card within a sentence. */
export const sayRank = (rank: Rank): string => RANKS[rank].toLowerCase();
