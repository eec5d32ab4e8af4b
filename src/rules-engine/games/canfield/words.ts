import { act } from '../../vocabulary/own-words.ts';

export const turnWhatIsLeft = act('turn up the cards that are left as though they were a full packet', 'turn what is left');
