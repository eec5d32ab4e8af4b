import { act, amount, party, thing, things } from '../../vocabulary/own-words.ts';

export const calledPartner = party('the called partner');
export const elderOfTwo = party('the opponent nearer the dealer’s left');
export const loserOfTie = party('the loser of the tie');
export const nextOfTie = party('the next best among those tied');
export const tableOut = party('the table first to reach the game', 'table first out');
export const rightOfLeader = party('the opponent on the partner’s right');

export const theAgreement = thing('the agreement');
export const theBestPrizes = things('the best prizes');
export const theBoobyPrize = thing('the booby prize');
export const theLoneHand = thing('the lone hand');
export const thePlace = thing('the place at the next table');
export const theSecondPrize = thing('the second prize');

export const changeCard = act('change the card played', 'change card');
export const claimMisdeal = act('claim a misdeal');
export const competeForSeatPrize = act('compete for the prize that goes with the seat', 'compete for seat prize');
export const defendAlone = act('play alone against the maker', 'defend alone');
export const giveBestCard = act('give up the best card held', 'give best card');
export const helpMaker = act('help the maker');
export const leaveTurnedCard = act('leave the turned card on the pack until it is played', 'leave turned card');
export const nameSuitWithBid = act('name the suit together with the bid', 'name suit with bid');
export const nameTurnedDown = act('name the suit turned down', 'name turned down');
export const orderUp = act('order up the trump');
export const playAlone = act('play alone', undefined, 'lone-hand');
export const playDecidingGame = act('play one game to decide it', 'play deciding game');
export const playThatTrump = act('play that trump at any point of the hand', 'play that trump');
export const playWithPartner = act('play with the partner', 'play with partner');
export const revealPartnership = act('say who the called partner is', 'reveal partnership');
export const ringBell = act('ring the bell');
export const settleFirst = act('settle the whole hand first', 'settle first');
export const takeSpades = act('take spades as trumps', 'take spades');
export const touchCards = act('touch the cards dealt', 'touch cards');

export const oneStake = amount('one stake');
export const pointsToGo = amount('as many points as were still to be made', 'points to go');
export const priceOfEuchre = amount('the price of a euchre', 'price of euchre');
