import { act, amount, party, things } from '../../vocabulary/own-words.ts';

export const lastPlayer = party('the player of the last card', 'who played last');
export const layout = party('the layout', 'layout');
export const matchHolder = party('the holder of the card that matches it', 'holder of its match');
export const matchPlayer = party('the player of the card that matches it', 'who plays its match');
export const nextHolder = party('the holder of the next card of the suit', 'holder of the next card');
export const spinHolder = party('the holder of spin');
export const stopMaker = party('the player who made the stop', 'who made the stop');

export const cardCounters = things('the counters on the layout card');

export const onThatCard = amount('as many counters as lie on the layout card', 'what lies on the card');

export const beginAfresh = act('begin a new sequence', 'begin a new sequence');
export const beginOther = act('begin another suit', 'begin another suit');
export const callSpin = act('play the ace of diamonds and stop the sequence', 'stop it with the ace');
export const doubleThem = act('double the counters on the layout card', 'double what lies on it');
export const leadAnySuit = act('lead any suit, the same one again as well, with the lowest card held of it', 'lead the lowest of any suit');
export const leadSameOrOther = act('lead the same suit again, with the lowest card held of it, or another suit', 'lead the same suit or another');
export const leadLowest = act('begin with the lowest card held of the suit', 'begin with the lowest');
export const lookAtIt = act('look at it', 'look at it');
export const playAceOnKing = act('go on from the king to the ace', 'play the ace on the king');
export const playNext = act('play it', 'play it');
export const playSpare = act('play the spare hand', 'play the spare hand');
export const stakeAllOnOne = act('put all the counters on one card', 'put all on one card');
export const stakeAsMuch = act('stake as many counters as the dealer', 'stake what the dealer does');
export const takeSpare = act('lay the own hand down and take the spare one', 'take the spare hand');

// For the other forms.
export const leadLayoutCard = act('lead a card of the layout', 'lead a layout card');
export const stakeAlike = act('put the same on each card of the layout', 'put the same on each');
export const leftNeighbour = party('the player on the left of the last one', 'player on the left');
