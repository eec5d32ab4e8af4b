import { act, things } from '../../vocabulary/own-words.ts';

export const theWinnings = things('the winnings');

export const drawUntilPlayable = act('draw one card at a time until able to play or until the stock is gone', 'draw until playable');
export const nameSuit = act('name a suit');
