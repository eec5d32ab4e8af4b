// The games that most people play, the most played first: they come first in every list that is not alphabetical. A judgement, not a
// measurement: nothing that readers do is counted.
const COMMON: readonly string[] = [
  'euchre',
  'poker',
  'cribbage',
  'hearts',
  'spades',
  'contract-bridge',
  'gin-rummy',
  'rummy',
  'whist',
  'pinochle',
  'canasta',
  'klondike',
  'chess',
  'checkers',
  'backgammon',
  'five-hundred',
  'pitch',
  'crazy-eights',
  'go-fish',
  'old-maid',
  'war',
  'vingt-et-un',
  'dominoes',
  'mah-jong',
  'snooker',
  'pool',
  'billiards',
  'auction-bridge',
  'skat',
  'piquet',
  'bezique',
  'all-fours',
  'cassino',
  'roulette',
  'craps',
  'baccarat',
  'poker-dice',
  'bowling',
  'spider',
  'pyramid',
];

/** The position of a game among the most played; games not listed come after all that are. */
export const rankOf = (game: string): number => {
  const at = COMMON.indexOf(game);
  return at < 0 ? COMMON.length : at;
};

/** The listed games, in order. */
export const commonGames: readonly string[] = COMMON;
