import { act, party, thing } from '../../vocabulary/own-words.ts';

export const acesHolder = party('the player with the aces', 'the aces');
export const firstNamed = party('the player with the hand named first', 'the hand named first');
export const jokerHolder = party('the player with the joker', 'the joker');
export const sixesHolder = party('the player with the sixes', 'the sixes');

export const theRound = thing('the round');

export const countStraight = act('count a straight for anything', 'count a straight');
export const countByAgreement = act('agree whether straights and flushes count', 'agree on straights');
export const letDiceStand = act('let the dice stand as they are', 'let the dice stand');
export const nameAnyDie = act('name the joker as any card of the pack', 'name it as any card');
export const takeUpDie = act('put a die that was set aside back in the box', 'take the die up again');
