// Short rulings of rubicon bezique, also for the variants whose clause refers to it.
export const usedAgain =
  'The card may be used again, but not in a lesser combination of its class. While a combination lies complete on the table, no new card may be put into it.';
export const wrongInPlay =
  'If one player has too few, the deal stands and the other scores 50. If one has too many after the first trick, the game ends and the other scores 1300. There are more cases.';

/** For a variant that is played by the rules of rubicon bezique. */
export const rubiconLeads = {
  'card-used-again': { leads: { 'blue-ribbon-1940': usedAgain } },
  'wrong-number-in-play': { leads: { 'blue-ribbon-1940': wrongInPlay } },
};
