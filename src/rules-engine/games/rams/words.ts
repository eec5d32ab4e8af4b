import { act, deed, party } from '../../vocabulary/own-words.ts';

export const announcer = party('the player who announces it', 'who announces');
export const higherMistie = party('the holder of the higher mistie', 'higher mistie');
export const ramsHolder = party('the holder of rams', 'rams');

export const doubleNext = deed('the stakes', 'doubled for the next pool', 'several');

export const playAgainstDealer = act('play against the dealer', 'play the dealer');
export const undertrump = act('play a lower trump, if unable to follow or to win', 'undertrump');
