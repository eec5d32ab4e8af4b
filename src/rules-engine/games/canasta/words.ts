import { act, each } from '../../vocabulary/own-words.ts';

export const askToGoOut = act('ask the partner for leave to go out', 'ask to go out');
export const keepOneCard = act('keep at least one card', 'keep one card');
export const layOutRedThrees = act('lay out the red threes and take a fresh card for each', 'lay out red threes');
export const scoreConcealed = act('score for going out concealed', 'score concealed');
export const takeAndPlayPile = act('take the pile and play its top card', 'take and play pile');
export const takePile = act('take the pile');
export const takePileWithoutPair = act('take the pile without two natural cards of the rank of its top card', 'take pile without pair');

export const redThree = each('red three');
