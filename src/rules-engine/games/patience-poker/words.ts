import { act } from '../../vocabulary/own-words.ts';

export const changePlace = act('change the place of the card', 'change its place');
export const choosePlace = act('choose the place of the card', 'choose its place');
export const layApart = act('lay the card where it touches no other', 'lay it apart');
export const layTouching = act('lay the card so', 'lay it so');
export const layBeyond = act('lay the card beyond the five places', 'lay it beyond the five');
