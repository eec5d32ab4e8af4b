import { act, amount, deed, parties, party, thing, unit } from '../../vocabulary/own-words.ts';

export const HAND = unit('hand');

export const calledPartner = party('the partner who was called', 'the called partner');
export const dealerAndPartner = parties('the dealer and the dealer’s partner');
export const fourthFromLeader = party('the fourth hand, counted from the proper leader', 'the fourth hand');
export const offenderAndPartner = parties('the player and that player’s partner');
export const holderOfCalled = party('the holder of a card that is named', 'the holder of a named card');
export const lastHandWinners = parties('the partners with the most points on the last hand scored', 'the best of the last hand');
export const playingSide = party('the side that played it');
export const overfullPair = parties('the player with too many cards and that player’s partner', 'that player and their partner');

export const allItMade = amount('all the points that it made', 'all that it made');
export const bidAndOwnPoints = amount('the bid and the points that they made', 'the bid and their points');
export const itsBid = amount('its bid');
export const pointsOfTrump = amount('whatever that trump counts', 'what it counts');
export const highAndLow = amount('the points for high and low', 'high and low');
export const theirBids = amount('their bids');

export const higherSeat = thing('the seats at the next table');

export const dealStopped = deed('the deal', 'stopped');
export const extraWithdrawn = deed('the extra card', 'withdrawn, face down');
export const oneDrawnOut = deed('one card', 'drawn out of the hand, face down');

export const announceHimself = act('say that they are the partner', 'announce it');
export const bidBeforeSecond = act('bid, like the partner, before the second hand', 'bid before the second hand');
export const bidOneAndName = act('bid one point and name the trump', 'bid one');
export const countSixInOrder = act('count in the order high, low, jack, game, right pedro, left pedro', 'count in the printed order');
export const cutForSeats = act('cut for the higher seats', 'cut for the seats');
export const discardAllPlain = act('discard every card that is no trump', 'discard all but trumps');
export const discardAllButSix = act('discard all but six cards', 'keep six');
export const discardOverSix = act('discard all the trumps over six, where everyone can see them', 'discard trumps over six');
export const discardSeven = act('discard seven cards and keep six', 'discard seven, keep six');
export const discardSixOthersTwo = act('discard, the bidder six cards and each of the others two', 'discard down to six');
export const keepPlain = act('keep plain cards, once three cards have been discarded', 'keep plain cards');
export const keepSeats = act('stay seated until the bell is tapped', 'stay seated');
export const layLowApart = act('lay the deuce of trumps in front of them and leave it there until the count', 'lay low in front');
export const leadTrumpOrNone = act('lead a trump, or not to lead one', 'lead a trump, or none');
export const lookAtBlind = act('look at the blind', 'look at the blind');
export const makeUpFromDiscards = act('make up the hand out of the discards', 'take from the discards');
export const nameBeforeBlind = act('name the trump before the blind is looked at', 'name the trump first');
export const playAsPartner = act('play as the bidder’s partner for that deal', 'be the bidder’s partner');
export const playHandOut = act('play the hand out all the same', 'play the hand out');
export const playWithoutDrawing = act('play out the cards in hand without drawing', 'play out the hands');
export const rejectBids = act('reject all the bids and name the trump', 'reject all bids');
export const robAny = act('search the rest of the pack and take any cards', 'take any cards of the pack');
export const robTrumps = act('search the rest of the pack and take the trumps in it', 'take the trumps of the pack');
export const stopDeal = act('stop the deal');
export const takeTrumpBack = act('take the trump back');
