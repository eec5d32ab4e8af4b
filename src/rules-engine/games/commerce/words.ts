import { act, deed, parties, party, thing } from '../../vocabulary/own-words.ts';

export const juniorPlayers = parties('the players after the one who stood', 'those later in turn');
export const firstOut = party('the first player to lose three fish', 'the first to lose all');
export const laterOut = party('a player who loses all fish after another has', 'one out later');
export const morePips = party('the flush with more pips', 'more pips');
export const tiedEldest = party('the eldest of those who tie');
export const threeCards = party('the point of three cards', 'three cards');
export const twoCardFlush = party('the highest point of two cards in one suit', 'the highest two of a suit');

export const sumAgreed = thing('the sum agreed upon, out of the pool');

export const aceAboveKing = deed('the ace', 'counted above the king');
export const aceBelowTwo = deed('the ace', 'counted below the two');

export const abideByTable = act('abide by those three cards for the whole deal', 'abide by them');
export const buyHorse = act('buy one more fish, with a sum put into the pool', 'buy a horse');
export const changeAgain = act('change a card again in that deal', 'change again');
export const changeOneOrAll = act('change one card, or the whole hand, with the widow', 'change one card or all');
export const changeOnce = act('change once more', 'change once more');
export const giveCard = act('give a card in exchange', 'give a card');
export const lookFirst = act('look at the card offered before giving one', 'look before giving');
export const sayBird = act('say “My bird sings” and take the pool', 'say so at once');
export const showAtOnce = act('show the hand at once', 'show it at once');
export const sitBy = act('sit by until the game is over', 'sit out');
export const takeTable = act('take the three cards turned up instead of the hand dealt', 'take the table’s three');
export const takeTableLate = act('take the three cards turned up once the hand dealt has been looked at', 'take them after looking');
export const tradeFree = act('trade with the stock without paying', 'trade free');
export const tradeMore = act('trade any more in that deal', 'trade any more');
