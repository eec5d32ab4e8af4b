import { act } from '../../vocabulary/own-words.ts';

export const askForThat = act('ask for that rank');
export const drawFiveCards = act('take five cards from the pile', 'draw five cards');
export const drawOneCard = act('draw one card from the pile', 'draw one card');
export const giveCardsAsked = act('give up the cards asked for', 'give cards asked');
export const layOutSet = act('lay out the set of four', 'lay out set');
export const takeAnotherTurn = act('take another turn');
