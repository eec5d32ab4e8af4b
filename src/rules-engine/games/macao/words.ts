// The words of this game alone. The second game to need one moves it to the lists that games share.

import { act } from '../../vocabulary/own-words.ts';

export const countAsNatural = act('count it as a natural', 'count as natural');
