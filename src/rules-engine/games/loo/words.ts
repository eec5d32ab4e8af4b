import { act, amount, deed, parties, party, things, unit } from '../../vocabulary/own-words.ts';

/** What a looed player pays: the price of a deal, the whole pool or a maximum, as agreed. */
export const LOO = unit('loo');
/** A part of the pool, one for each trick of a hand. */
export const PART = unit('part');

export const elderFlush = party('the holder of the flush nearer to the dealer’s left', 'elder flush');
export const flushHolder = party('the holder of the flush', 'flush');
export const highestOfSuit = party('the highest card of the suit led', 'highest of the suit');
export const highestTrump = party('the highest trump on the trick', 'highest trump');
export const trumper = party('the player who played a trump to it', 'who trumped');
export const onlyStander = party('the only player who stands', 'only player');
export const othersAtTable = party('each of the others at the table', 'each other');
export const othersInHand = party('each of the others who stood', 'each who stood');
export const pamHolder = party('the holder of pam', 'pam');
export const thoseExchanging = party('a player who exchanged cards', 'who exchanged');
export const ownerOfHand = party('the player whose cards were looked at', 'owner of the hand');
export const thoseWhoHold = parties('the others who hold cards', 'the others');

export const dealersTricks = things('the dealer’s winnings');

export const poolOrMaximum = amount('the whole pool, or the maximum agreed on', 'whole pool or maximum');
export const wholePool = amount('the amount in the pool', 'as much as the pool');

export const shareDivided = deed('that player’s share', 'divided equally among the others who play the hand');
export const nextDouble = deed('the next pool', 'a double');
export const nextSimple = deed('the next pool', 'a simple');
export const trumpStaysDown = deed('no trump', 'turned before the next trick');
export const pamExempt = deed('the holder of pam', 'not looed');
export const youngerExempt = deed('the holder of the other flush', 'not looed');
export const trumpTurned = deed('a trump', 'turned before the next trick');

export const addThree = act('put in three counters more', 'add three');
export const askWhoPlays = act('ask how many are playing', 'ask how many play');
export const claimFlush = act('claim the pool for the flush', 'claim for the flush');
export const defendWithWidow = act('take the widow and defend the pool with it', 'defend with the widow');
export const keepEither = act('look at both hands and keep the better', 'keep the better hand');
export const leadHighestTrump = act('lead the highest trump held', 'lead the highest trump');
export const loseTrick = act('play any card, and need not undertrump', 'play any card');
export const playAlone = act('play the hand on their own account', 'play on their own account');
export const lookYet = act('look at the hand before everybody has been asked', 'look so soon');
export const playFlush = act('play the flush as a common hand', 'play it as a common hand');
export const waitForAll = act('wait until all have declared, the dealer too', 'wait for all');

// For the other forms.
export const dealtFromTop = deed('the players', 'served from the top of the pack', 'several');
export const trumpLaidDown = deed('the trump card', 'laid on the table');
export const exchangeCards = act('exchange cards', 'exchange cards');
export const leadPam = act('lead pam', 'lead pam');
export const leadSmallTrump = act('lead a small trump', 'lead a small trump');
export const playPam = act('play pam', 'play pam');
export const playPamFirst = act('play pam in the first round', 'play pam at once');
export const playTrumpFirst = act('play a trump in the first round', 'play a trump at once');
