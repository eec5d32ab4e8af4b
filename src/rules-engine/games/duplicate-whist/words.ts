import { act, amount, party } from '../../vocabulary/own-words.ts';

export const rightOpponent = party('the opponent on that player’s right');

export const askRenounce = act('ask whether a card of the suit led is left', 'ask about the suit');
export const passHandsOn = act('put the hands right and pass them to the next table unplayed', 'pass hands on');
export const preventIrregularity = act('stop the partner from an irregularity', 'prevent irregularity');
export const quitEachCard = act(
  'turn each card face down as its trick ends, let go of it, and keep the cards in that order until the score is written',
  'turn each card down',
);
export const remindOfPenalty = act('remind the partner of a penalty and tell which it is', 'remind of penalty');
export const sendHandBack = act('send the hand back to the table it came from, to be put right', 'send hand back');
export const turnTrumpEarly = act('turn the trump card again before the hands are taken up', 'turn trump early');

export const averageForDeal = amount('the average score for the deal', 'average for deal');
export const lowestForDeal = amount('the lowest score made on the deal at any table', 'lowest for deal');
