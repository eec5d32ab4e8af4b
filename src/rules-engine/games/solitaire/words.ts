// The words of this game alone. The second game to need one moves it to core.

import { act } from '../../core/words.ts';

export const beginFoundation = act('begin a foundation with it', 'begin foundation');
