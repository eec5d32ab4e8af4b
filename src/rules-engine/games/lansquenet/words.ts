import { act, deed, things } from '../../vocabulary/own-words.ts';

export const betsOnCard = things('the bets on that card');

export const betOnCompany = act('bet on the company’s card');
export const betOnHand = act('bet on the hand cards');
export const betOnNew = act('bet on that card as well');
export const betOnOwn = act('bet on their own card');
export const betOnSingle = act('bet on the single cards');
export const coverBets = act('stake as much as all have put on the card', 'cover the bets');

export const besideOwn = deed('the card', 'laid beside the dealer’s own card, with its pair');
export const laidOnHand = deed('the card', 'laid on the hand card that it matches');
export const laidAnother = deed('the card', 'laid with the hand card, and another dealt');
export const sparedLoss = deed('the dealer', 'spared the loss');
