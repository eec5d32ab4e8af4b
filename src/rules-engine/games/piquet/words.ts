import { act, amount, deed, moment, party, unit } from '../../vocabulary/own-words.ts';

export const declarations = moment('The declarations', { after: 'draw', limit: 'the declarations begin' });

export const higherHolder = party('the player whose cards rank higher', 'the higher');
export const thatPlayer = party('that player', 'player');

export const stockDivided = deed('the stock', 'divided into 4 and 3 cards, or 5 and 2');
export const announcedAdmitted = deed('what was announced before', 'admitted as good');
export const cardsReplayed = deed('the cards', 'taken back and played again', 'several');

export const abideByCall = act('abide by the number called', 'keep to the call');
export const addBonus = act('add the pic or the repic', 'count it all the same');
export const amendCall = act('amend the call', 'amend the call');
export const announceAfterExchange = act('announce it as soon as the non-dealer has discarded and drawn', 'after the draw');
export const announceAtOnce = act('announce it at once', 'at once');
export const correctDeal = act('put the deal right', 'put it right');
export const countAnything = act('count anything held, even if it is inferior', 'count even inferior cards');
export const countBetterLate = act('count the better holding', 'count it any more');
export const countCapotOrLast = act('count capot or the last trick', 'count capot, last trick');
export const countClass = act('count every holding of that kind', 'count all of them');
export const countForCards = act('count the points for cards', 'count the cards');
export const countOtherDeclarations = act('count any other declaration, even a correct one', 'count other declarations');
export const countPoint = act('count the point', 'count it');
export const countSequences = act('count any sequence', 'count sequences');
export const exchangeSome = act('exchange from one to five cards', 'exchange 1 to 5');
export const exchangeAny = act('exchange as many as are left, or none', 'exchange all left or none');
export const lookAtThem = act('look at them', 'look');
export const putCardBack = act('put the card back', 'put it back');
export const showIt = act('show the card', 'show it');
export const sinkIt = act('leave it uncalled', 'leave it uncalled');
export const takeThem = act('take the cards that are left', 'take those left');

export const dealUnit = unit('deal');

export const bonusAndDifference = amount('the bonus for the game and the difference of the two scores', 'bonus and difference');
export const bonusAndBoth = amount('the bonus for the game and both scores together', 'bonus and both scores');

export const announceBetter = act('announce a better holding and play', 'announce it');
export const exchangeForTwo = act('exchange cards for the two in the stock', 'take the two');
export const showSameKind = act('show and count anything of the same kind', 'count the same kind');
