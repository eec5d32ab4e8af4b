import { act, each, thing, things } from '../../vocabulary/own-words.ts';

export const theTricks = things('the tricks');

export const theLastBid = thing('the last bid that was in order');

export const furtherRevoke = each('further revoke');

export const handOverRest = act('hand over in tricks what its penalty is more than that of the other side', 'hand over the rest');
export const playSevenTricks = act('play a contract of seven', 'play seven');
