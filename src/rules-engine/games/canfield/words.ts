// The words of this game alone. The second game to need one moves it to core.

import { act } from '../../core/words.ts';

export const turnWhatIsLeft = act('turn up the cards that are left as though they were a full packet', 'turn what is left');
