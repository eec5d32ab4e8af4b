import { act } from '../../vocabulary/own-words.ts';

export const dealThree = act('deal three cards to each player', 'deal three each');
