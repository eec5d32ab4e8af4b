import { act, amount, thing } from '../../vocabulary/own-words.ts';

export const theBetsAstride = thing('the bets on both sides at once');

export const adviseOnDraw = act('advise on the draw or remark on it', 'advise on draw');
export const betTheBank = act('bet the whole bank alone', 'bet the bank');
export const dealFromFew = act('deal from fewer than seven cards', 'deal from few');
export const dealSamePlayer = act('deal the next hand to the same player', 'deal same player');
export const declineExcess = act('decline what is staked beyond the bank', 'decline excess');
export const drawBelowFive = act('take a card on 0 to 4 and refuse it on 6 or 7', 'draw below five');
export const passBank = act('pass the bank');
export const payEven = act('pay the stakes at even money', 'pay even');
export const payFine = act('pay a fine');
export const payInOrder = act(
  'pay first the players who hold the hands, then those beyond them in order, then the onlookers, as far as the money goes',
  'pay in order',
);
export const showPoint = act('show the point at once', 'show point');
export const takeOfferedCard = act('take the offered card', 'take offered card');
export const takeSameBank = act('take the deal, and then starts the bank with the same amount', 'take same bank');
export const withdrawWinnings = act('withdraw any part of the winnings', 'withdraw winnings');

export const lossCaused = amount('the loss caused');
