import { act, party } from '../../vocabulary/own-words.ts';

export const lastWithCounters = party('the last player who has a counter', 'last with a counter');
export const matchedPlayer = party('the player whose card is matched', 'who is matched');
export const matchIt = act('match the card when able', 'match it when able');

// Words of the form.
export const lastOfFour = party('the player of the fourth card', 'who played the fourth');
export const beginSequence = act('begin another sequence', 'begin another');
export const playHigher = act('play the next higher card of the suit when able', 'play the next higher card');
