import { act } from '../../vocabulary/own-words.ts';

export const beginFoundation = act('begin a foundation with it', 'begin foundation');
