import { act, amount, thing, things, unit } from '../../vocabulary/own-words.ts';

export const bothBets = things('both bets');
export const theParoli = thing('the paroli');
export const oneParoli = thing('one of the parolis');

export const buyParoli = act('buy a paroli', 'buy paroli');
export const changeBet = act('move the bet, withdraw it or leave it for the next turn', 'move or withdraw');
export const claimHocly = act('claim the bet as hocly', 'claim hocly');
export const handleCards = act('handle the cards, but for the dealer and the croupier', 'handle the cards');
export const leaveBet = act('neither take nor pay the bet', 'no action');
export const masqueBet = act('hold the bet back by a card laid face down on it', 'masque the bet');
export const nameCards = act('name each card and stop after every second one until the bets are settled', 'stop after each coup');
export const payHalf = act('pay half the stake', 'pay half');
export const payStandingBets = act('pay every stake that stands at that time', 'pay all stakes');
export const refuseWithdrawal = act('refuse to let the card be withdrawn', 'refuse withdrawal');
export const settleByIt = act('settle the bet by that card', 'settle by it');
export const showBottomCard = act('show the bottom card before the first coup', 'show bottom card');
export const stakeOver = act('stake more than the banker has allowed', 'stake over it');
export const ventureAgain = act('venture the whole once more', 'venture again');
export const takeFirst = act('take all the bets that the bank wins, then pay those that it loses', 'take, then pay');
export const takeGain = act('take the money');
export const tellCardsLeft = act('tell how many cards are left', 'tell cards left');
export const ventureAll = act('leave the stake and the gain on the card, as a paroli', 'paroli');
export const ventureGain = act('leave the gain alone on the card, as a paix', 'paix');
export const ventureHalf = act('make a pli, venturing the other half to win back the lost one or to lose all', 'pli');
export const waitForSecond = act('settle nothing before the second card of the turn is out', 'wait for second card');

export const samePrice = amount('a sum equal to the stake', 'the same again');

export const percent = unit('per cent', 'per cent');
