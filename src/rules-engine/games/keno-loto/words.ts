import { act, deed, parties, party, unit } from '../../vocabulary/own-words.ts';

export const drawer = party('the player who draws');
export const firstFull = party('the player whose row was full first', 'first full row');
export const roller = party('the roller');
export const someOfMany = parties('some of the players', 'some players');

export const ball = unit('numbered ball');
export const lotoCard = unit('numbered card');
export const number = unit('number');

export const ballsCounted = deed('the ninety balls', 'counted before the first is drawn', 'several');
export const countersRedeemed = deed('the counters', 'paid for out of the sum reserved', 'several');
export const drawingEnds = deed('the drawing', 'ended');
export const linesPaid = deed('the lines', 'paid out of the pool before the next drawing', 'several');
export const paidFromEldest = deed('the players', 'paid from the eldest hand on, as far as the pool goes', 'several');
export const restUnpaid = deed('the others', 'left unpaid', 'several');

export const addInProportion = act('put in or draw stakes for as many cards as change', 'settle stakes by the card');
export const agreeLastDrawings = act('agree how many drawings are still to come', 'agree on the last drawings');
export const buyManyCards = act('buy as many cards as they think they can watch', 'buy as many');
export const changeCards = act('change cards for those not taken, or with another player', 'change cards');
export const coverNumber = act('cover the number wherever they find it', 'cover the number');
export const putInByCards = act('put in again, by the number of cards taken', 'put in again');
export const setBallAside = act('put that ball away until somebody takes a card with its number', 'put the ball away');
export const showBall = act('call each number and place the ball in sight on the board', 'show each ball');
export const takeForLine = act('take anything for them as a line', 'count them as a line');
export const haveOneCard = act('be content with one card', 'have one card only');
export const takeSoMany = act('take so many cards', 'take so many');
export const throwUpOrAdd = act('throw cards up, or draw more of those put by', 'drop or add cards');
export const verifyNumbers = act('check that all the numbers called have come out of the goose', 'check the numbers');
export const takeRun = act('take those cards for the game', 'take those cards');
