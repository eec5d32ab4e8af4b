import { act, amount, parties, party, thing } from '../../vocabulary/own-words.ts';

export const closer = party('the closer');
export const playerWith66 = party('the player who has 66');
export const sideThatWonIt = party('the side that won it');
export const winnerOfNext = party('the winner of the next deal');
export const winnersOfNext = parties('the winners of the next deal');
export const winningSide = party('the winning side');

export const marriage = thing('the marriage');

export const byOthersCount = amount('1, 2 or 3 points (more if the other has few)', '1 to 3 points');

export const close = act('close');
export const countTen = act('count 10 for it', 'count 10');
export const decideDraw = act('decide whether the other draws first', 'say whether the other draws');
export const exchangeCard = act('exchange the card turned for another', 'exchange the card turned');
export const exchangeNine = act('exchange the nine of trumps for the trump card', 'exchange the nine');
export const headTrick = act('head the trick, if able');
export const layDownHand = act('lay the hand down', 'lay it down');
export const leadFromMarriage = act('lead one of its two cards and show the other', 'lead one of its cards');
export const showMarriage = act('show it without leading a card of it', 'merely show it');
