import { act, party, thing, things } from '../../vocabulary/own-words.ts';

export const asker = party('the player who wants the sight');
export const bluffer = party('the last player to bet');
export const elderOfTied = party('the tied hand nearer the dealer’s left', 'the elder hand');
export const bestBelow = party('the highest count not above 31', 'highest not above 31');
export const nearestTo31 = party('the hand nearest to 31', 'nearest to 31');
export const withAceOfDiamonds = party('the holder of the ace of diamonds');
export const withBragger = party('the pair made with a bragger');
export const withMoreBraggers = party('the pair-royal with more braggers', 'more braggers');
export const withNatural = party('the natural pair or pair-royal', 'the natural one');
export const withNineOfDiamonds = party('the holder of the nine of diamonds');
export const withPairOfJack = party('the pair made with a jack');
export const withPairRoyal = party('the pair-royal');
export const withHigherPair = party('the higher pair');
export const withHigherRoyal = party('the higher pair-royal');
export const withHigherThird = party('the hand with the higher third card', 'higher third card');
export const withThreeBraggers = party('the hand of three braggers', 'three braggers');
export const worseOfTwo = party('the worse of the two hands', 'the worse hand');

export const bragStakes = things('the stakes of the brag');
export const firstStake = thing('the first stake');
export const secondStake = thing('the second stake');
export const thirdStake = thing('the third stake');

export const answerEither = act('answer either stake or both', 'answer either or both');
export const answerStake = act('put down as much as the dealer’s stake', 'answer the stake');
export const askForSight = act('ask to see the next player’s hand', 'ask for a sight');
export const bragAnyHand = act('brag, whatever the hand', 'brag on any hand');
export const layDown = act('lay the hand down and pass', 'lay it down');
export const makeBraggers = act('turn any jack or nine into a card of another rank', 'turn jacks and nines');
export const makeTwoBraggers = act('turn only the jack of clubs and the nine of diamonds into other cards', 'turn those two alone');
export const sightSameStake = act('ask for a sight on the stake where both brag', 'ask for a sight there');
export const stakeAsDealer = act('put down the same as the dealer’s stake, or more', 'stake as the dealer or more');
export const winThirdStake = act('win the third stake', 'win the third');
