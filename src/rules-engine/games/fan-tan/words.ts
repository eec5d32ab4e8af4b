import { act, amount, party } from '../../vocabulary/own-words.ts';

export const buyer = party('the player who buys the first play', 'the buyer');
export const eitherNeighbour = party('each holder of the two cards next to it in the suit', 'each holder of the next two');
export const holderOfNext = party('the holder of the next card in sequence', 'holder of the next card');
export const lastOfSuit = party('the player of the last card of the suit', 'who ends the suit');

export const price = amount('the counters agreed on', 'the price');

export const buildRound = act('put an ace on the king and a two on the ace', 'build past the king');
export const continueSequence = act('continue a sequence on the table', 'continue a sequence');
export const drawFromExtra = act('take the top card of the third hand', 'draw from the third hand');
export const openSuit = act('open a new suit with a card of the starting rank', 'open a new suit');
export const playAtFirstChance = act('play the card at the first chance that the rules give', 'play it at the first chance');
export const playFiveOrNine = act('begin with a five or a nine', 'begin with a five or a nine');
export const playStarter = act('begin with a card of the starting rank', 'begin with a starter');
export const playUpOrDown = act('play up or down', 'play up or down');
export const sellFirstPlay = act('sell the right to play first', 'sell the first play');
