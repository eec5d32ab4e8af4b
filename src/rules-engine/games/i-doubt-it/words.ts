import { act, deed, each, party } from '../../vocabulary/own-words.ts';

export const cardInHand = each('card in their hand');

export const doubter = party('the player who doubted', 'the doubter');
export const speaker = party('the player who laid them', 'who laid them');

export const firstDoubtCounts = deed('the doubt', 'that of the first in turn to the left');
export const leftUnseen = deed('the three cards', 'left on the table, face down', 'several');
export const restOnTable = deed('the cards left over', 'put on the table, face down', 'several');

export const layThree = act('lay down three cards', 'lay three cards');
export const nameAnyRank = act('name any rank', 'name any rank');
export const sayDoubt = act('say "I doubt it"', 'doubt');
export const sayFalse = act('say what is not true', 'say what is not true');
export const takeAllOnTable = act('take the three and all others on the table', 'take all on the table');
export const takeUpToThree = act('make up three from the table', 'take from the table');
export const tellTruth = act('tell whether it was true', 'tell the truth');
