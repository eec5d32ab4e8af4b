// Sierra's leads on cards used twice, for the variants whose clause refers to its two-handed pinochle.
export const SIERRA_MELDS = {
  'marriage-after-sequence': {
    leads: {
      sierra: 'The king and queen of the sequence may not be used for the marriage as well. A player who has another king and queen may meld the marriage.',
    },
  },
  'card-used-again': { leads: { sierra: 'The card may be used for a meld of another class, but not for one of the same class.' } },
} as const;
