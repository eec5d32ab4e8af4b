import { act, amount, parties, party } from '../../vocabulary/own-words.ts';

export const eachPlayer = party('each player');
export const lastOut = party('the last player out', 'last out');
export const ownerOfHighest = party('the player whose number is the highest thrown', 'owner of the highest');
export const ownersOfNumbers = parties('the players whose numbers are thrown', 'owners of the numbers');

export const haveOneNumber = act('have a separate number, from one to six', 'have one number');
export const haveTwoNumbers = act('have two of the six numbers', 'have two numbers');
export const putInCounter = act('put a counter in the pool', 'put in a counter');

export const numberOnce = amount('that number, once', 'the number once');
