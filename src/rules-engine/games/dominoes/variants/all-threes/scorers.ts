import { BLUE } from '../../../../vocabulary/book-ids.ts';
import { endsScorer } from '../../reckoning/ends.ts';
import { handScorer } from '../../reckoning/hand.ts';
import { pipsSheet } from '../../reckoning/pips-sheet.ts';
import { HAND_KEYS } from '../shared/hand-items.ts';

export const play = /* @__PURE__ */ endsScorer([BLUE]);
export const hand = /* @__PURE__ */ handScorer([BLUE], HAND_KEYS);
export const game = /* @__PURE__ */ pipsSheet({ books: [BLUE], keys: HAND_KEYS, ends: 'ends' });
