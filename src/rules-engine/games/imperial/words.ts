import { act, thing, unit } from '../../vocabulary/own-words.ts';

export const white = unit('white');
export const red = unit('red');
export const tie = thing('the tie');

export const callThen = act('call imperials after the lead and before playing to it', 'call after the lead');
export const countInOrder = act(
  'count in this order: an honour turned up, carte blanche, a good point; then imperials, first those held and sequences before fours, next the one with the turned card, next the one for honours caught; at last honours in tricks and odd tricks',
  'count in the order of the book',
);
export const markIt = act('mark it', 'mark it');
export const takeDownWhites = act('take down the white counters that are up', 'take down the whites');
export const useTurned = act('count the turned card in a sequence of trumps', 'use the turned card');
