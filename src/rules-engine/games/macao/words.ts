import { act } from '../../vocabulary/own-words.ts';

export const countAsNatural = act('count it as a natural', 'count as natural');
