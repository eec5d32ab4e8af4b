// The words of this game alone. The second game to need one moves it to the lists that games share.

import { act } from '../../vocabulary/own-words.ts';

export const turnWhatIsLeft = act('turn up the cards that are left as though they were a full packet', 'turn what is left');
