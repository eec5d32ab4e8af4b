import { act, amount } from '../../vocabulary/own-words.ts';

export const announceMargin = act('announce schneider or schwarz', 'announce margin');
export const beLonePlayer = act('play any game alone on this deal', 'be lone player');
export const declareLate = act('declare it any more');
export const drawSurplus = act('draw the surplus cards out of that hand', 'draw surplus');
export const exchangeCards = act('exchange cards with each other', 'exchange cards');
export const keepTrickOrder = act('keep the tricks in the order in which they were played', 'keep trick order');
export const nameGame = act('name a game to play');
export const playBelowBid = act('play a game worth less than the bid', 'play below bid');
export const playRamsch = act('play a ramsch');

export const asLonePlayerWins = amount('as many points as the lone player wins', 'as lone player wins');
export const bidWithoutAnnouncement = amount('the value of the bid without the announcement', 'bid without announcement');
export const nextValueOverBid = amount('the next higher multiple of that game that covers the bid', 'next value over bid');
export const twiceBidWithoutAnnouncement = amount('twice the value of the bid without the announcement', 'twice bid without announcement');
export const twiceNextValueOverBid = amount('twice the next higher multiple of that game that covers the bid', 'twice next value over bid');
export const twiceValueOfGame = amount('twice the full value of the game', 'twice value of game');
export const valueOfGame = amount('the full value of the game', 'value of game');
export const dealNext = act('deal next', 'deal next');
