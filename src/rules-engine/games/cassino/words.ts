import { act, party } from '../../vocabulary/own-words.ts';

export const partnerOfBuilder = party('the partner of the player who built');

export const buildOnPartners = act('make the same build, or call a card on it, without holding the card', 'build on partners');
export const buildOrTake = act('build or take in anything with it', 'build or take');
export const cardToMiddle = act('put the card in the middle of the pack and deal the next one instead', 'card to the middle');
export const clearBuild = act('take in the build, make another one or take in something else', 'use the build');
export const countInPrintedOrder = act('count in the order that the book prints', 'count in printed order');
export const leaveDrawn = act('leave the game drawn');
export const raiseBuild = act('raise the build');
export const raiseOrTake = act('take in that build or raise it', 'raise or take');
export const restoreCombination = act('put back the card wrongly taken together with the whole combination', 'restore combination');
export const scoreMostCards = act('score for the most cards', 'score most cards');
export const scoreSweep = act('score a sweep');
export const separateBuild = act('separate the cards of the build', 'separate build');
export const takeRefusedCard = act('take the card that was refused', 'take refused card');
export const toDrawFromDealer = act('draw a card face down from the dealer’s hand', 'draw from dealer');
export const useCards = act('use the cards in any lawful way', 'use cards');
