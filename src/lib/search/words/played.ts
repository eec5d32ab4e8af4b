// How much a game is played today in English-speaking homes, clubs and on telephones: decides between answers of nearly equal rank if no game is
// named. Set by hand, since no count covers all games; a level only compares a game with its neighbours in the list.

/** Games by level, 9 the highest, each with the reason. A game that is not listed has level 0. */
export const PLAYED: readonly (readonly [level: number, reason: string, games: string])[] = [
  [9, 'the usual game of its region, at home, in leagues and online; the offence decides the deal, so it is quarrelled over', 'euchre'],
  [8, 'known in every household and by every app store', 'spades hearts cribbage poker gin-rummy'],
  [7, 'national leagues or clubs, and known to most players', 'rummy pinochle contract-bridge chess checkers backgammon dominoes'],
  [6, 'casino and bar games of today, and the patience of every computer', 'vingt-et-un craps klondike spider pool bowling roulette'],
  [5, 'regional or family games with many players', 'pitch whist canasta crazy-eights five-hundred snooker sixty-six skat cinch mah-jong'],
  [4, 'children’s games that everybody has played', 'go-fish old-maid war i-doubt-it memory'],
  [3, 'known, but rarely played now', 'auction-bridge hasenpfeffer pedro piquet bezique ecarte baccarat panguingue solitaire cassino'],
];

const levels = new Map(PLAYED.flatMap(([level, , games]) => games.split(' ').map((game) => [game, level] as const)));

/** The level of a game, 0 to 9. */
export const playedLevel = (game: string): number => levels.get(game) ?? 0;
