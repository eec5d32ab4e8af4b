// The words of this game alone. The second game to need one moves it to core.

import { act } from '../../core/words.ts';

export const countAsNatural = act('count it as a natural', 'count as natural');
