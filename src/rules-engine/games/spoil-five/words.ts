import { act, deed, party, thing } from '../../vocabulary/own-words.ts';

export const aceHolder = party('the player with the ace of trumps', 'the ace');
export const kingHolder = party('the player with the king of trumps', 'the king');
export const whoJinked = party('the player who went on', 'who went on');
export const winnerOfThree = party('the winner of three tricks');

export const turnedTrump = thing('the turned card');

export const aceLowest = deed('the ace', 'made the lowest trump');

export const abandonFoul = act('give up the hand', 'give up the hand');
export const announceAce = act('announce the ace before playing to the first trick', 'announce the ace');
export const followToTrump = act('follow suit to the trump', 'follow to the trump');
export const goOnForFive = act('go on for all five tricks', 'go on');
export const holdTrumpBack = act('hold it back and play another suit', 'hold it back');
export const keepTricks = act('keep the tricks already won', 'keep tricks');
export const payOn = act('go on paying into the pool until it is won', 'pay on');
export const robTurned = act('take the turned card in exchange for any card of the hand', 'take the turned card');
export const winThisPool = act('win the pool that is played for', 'win this pool');
export const layOutCard = act('lay out a card for the turned one when it is the turn to play', 'lay out a card');
export const takeBackLaid = act('take up again the card laid out', 'take it up again');
