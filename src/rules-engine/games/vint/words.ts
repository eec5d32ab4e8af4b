// The words of this game alone. The second game to need one moves it to core.

import { things } from '../../core/words.ts';

export const theTricks = things('the tricks');
