// The games that most people play, the most played first: they stand before the others wherever a list is not by letters. A judgement, and no
// count: nothing that a reader does is counted.
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

/** Where a game stands among those most played; those that are not named come behind all that are. */
export const rankOf = (game: string): number => {
  const at = COMMON.indexOf(game);
  return at < 0 ? COMMON.length : at;
};

/** Games that are named, in their order. */
export const commonGames: readonly string[] = COMMON;
