import { act } from '../../vocabulary/own-words.ts';

export const setOnTaken = act('set a man on a square that is taken', 'set it there');
export const setAnywhere = act('set a man on any vacant square', 'any vacant square');
export const setInTurn = act('set one man each in turn', 'one man in turn');
