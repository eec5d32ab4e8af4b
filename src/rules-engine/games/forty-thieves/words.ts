import { act } from '../../vocabulary/own-words.ts';

export const playOnFoundation = act('play the card on a foundation', 'play on foundation');
export const redeal = act('deal the cards again');
export const turnStockYet = act('turn up the stock yet', 'turn stock yet');
export const useDiscardedCard = act('use a card that was laid aside', 'use discarded card');
