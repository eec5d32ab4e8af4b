// Helpers for the laws of duplicate whist in U.S. Playing Card (The Laws of Duplicate Whist, p. 28-32).
export const NOT_NAMED = 'cost = not named';
export const NEW_DEAL = ['deal = void', 'dealer = deals again'];
export const RIGHT = 'right = the opponent on that player’s right';
export const TWO_TRICKS = 'tricks:others = 2 tricks for each revoke of the deal';
export const LOWEST = 'score:offender = the lowest score made on the deal at any table';
export const PUT_RIGHT = 'act:all-players:put the hands right and pass them to the next table unplayed = must';
export const AGAIN = 'act:the opponent on that player’s right:call the same card again until it is played = may';
export const IN_ORDER = [
  'act:all-players:turn each card face down as its trick ends, let go of it, and keep the cards in that order until the score is written = must',
  NOT_NAMED,
];
export const HIGH_OR_LOW_TRUMP = ['command:offender = play the highest or the lowest trump held', RIGHT];

/** Laws of duplicate whist by their letters, and laws of whist by their numbers, as cited. */
export const at = (...laws: readonly (number | string)[]): readonly string[] =>
  laws.map((one) => `law ${one}, ${typeof one === 'string' ? 'p. 28-32' : 'p. 22-26'}`);

export const FOUND = { found: { original: 'original', 'taken-up': 'taken up', overplay: 'overplay had begun' }, tables: { few: 'One or two', more: 'Three' } };
export const WITH = { with: { opponent: 'opponent', partner: 'partner' } };
export const PLAYS = { original: 'original', overplay: 'overplay' };
