import { act, amount, deed, party } from '../../vocabulary/own-words.ts';

export const aceHolder = party('the holder of the called ace', 'the ace’s holder');
export const spadillaHolder = party('the holder of the queen of clubs', 'the club queen’s holder');
export const bothQueens = party('the holder of both black queens', 'the holder of both');

export const callAce = act('call an ace', 'call an ace');
export const callKing = act('call a king', 'call a king');
export const playForcee = act('play a forcée', 'play a forcée');
export const announceForcee = act('announce the forcée', 'announce it');
export const announceSelf = act('come forward at once', 'be known at once');
export const stayUnknown = act('stay unknown until the ace is played', 'stay unknown');
export const helpCaller = act('help the caller from the first', 'help the caller');
export const playAceOnSuit = act('play the ace when its suit is led', 'play the ace');
export const playAsAceSuit = act('lay a card face down as one of the suit of the ace, and play it when that suit is led', 'set a card aside for it');
export const declareLack = act('say before the play that they have none of the suit', 'say so before play');
export const nameThatSuit = act('name that suit', 'name that suit');
export const playNoLess = act('play a game worth as much as the bid', 'play what is bid');
export const playWhatAsked = act('play the game asked', 'play it');
export const holdBack = act('keep the matador back', 'keep it back');
export const trumpOrNot = act('trump or throw another suit', 'trump or not');

export const ledIsTrump = deed('the suit led', 'made trumps');

export const valueToEach = amount('the value of the game, and the matadors', 'value and matadors');
export const payAsSolo = act('pay and be paid as for a solo', 'settle as a solo');

export const eachOfPair = party('each of the two partners', 'each partner');
export const oneAdversary = party('a different adversary', 'one adversary each');

export const poolUntouched = deed('the pool', 'left as it is');

export const gameMultiple = amount('twice the value of the game in suit, four times in color, and the matadors', 'double, in color fourfold');
export const colorSolo = amount('the price of a solo in color', 'a solo in color');
export const priceOfSolo = amount('the price of a solo', 'a solo');
export const toutValue = amount('the price of a tout', 'price of a tout');
export const bete = amount('a bête: as much as the pool holds, and at most 16', 'a bête, at most 16');
export const stamm = amount('all that the pool holds, and at most 16', 'the pool, at most 16');
