import { act, amount, deed, party } from '../../vocabulary/own-words.ts';

export const anyTrump = party('any other trump', 'every other trump');
export const theJoker = party('the joker');
export const takerOfDeuce = party('the player who takes the deuce', 'the taker of the deuce');

export const onlyTheBid = amount('the bid and no more');
export const pointForLow = amount('the point that low brings', 'low');
export const whateverMade = amount('every point that it made', 'all that it made');

export const anotherCard = deed('another card', 'given to each of those who tie');
export const lossMadeGood = deed('the loss that is proved', 'made good');

export const bidOnceMore = act('bid higher when the turn comes round again', 'bid again');
export const checkClaims = act('see that every point claimed was made by the cards', 'check every claim');
export const countFive = act('count in the order high, low, jack, game, pedro', 'count in the printed order');
export const countDom = act('count in the order high, low, jack, ten, trey, pedro', 'count in the printed order');
export const countJokerLast = act('count in the order high, low, jack, game, pedro, sancho, dom', 'count in the printed order');
export const countJokerSixth = act('count in the order high, low, jack, game, pedro, dom, sancho', 'count in the printed order');
export const countSancho = act('count in the order high, low, jack, game, pedro, sancho', 'count in the printed order');
export const countSnoozer = act('count in the order high, low, jack, ten, trey, five, nine, joker', 'count in the printed order');
export const leadHisTrump = act('lead the suit wanted for trumps', 'lead their own trump');
export const leadTrumpsFirst = act('lead trumps to the first trick', 'lead trumps first');
export const makeRefusedNumber = act('make as many as were offered', 'make as many as offered');
export const pitchUnbid = act('lead the trump', 'lead the trump');
export const refuseBids = act('refuse every bid and make the trump', 'refuse every bid');
export const stateOfGame = act('say how the game stands, when a player asks', 'say how the game stands');
