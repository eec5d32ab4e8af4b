// The words of this game alone. The second game to need one moves it to core.
import { act } from '../../core/words.ts';

export const dealThree = act('deal three cards to each player', 'deal three each');
