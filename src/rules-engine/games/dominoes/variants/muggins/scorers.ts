import { BLUE, DONOHUE } from '../../../../vocabulary/book-ids.ts';
import { endsScorer } from '../../reckoning/ends.ts';
import { handScorer } from '../../reckoning/hand.ts';
import { pipsSheet } from '../../reckoning/pips-sheet.ts';
import { HAND_KEYS } from '../shared/hand-items.ts';

export const play = /* @__PURE__ */ endsScorer([BLUE, DONOHUE]);
export const hand = /* @__PURE__ */ handScorer([BLUE, DONOHUE], HAND_KEYS);
export const game = /* @__PURE__ */ pipsSheet({ books: [BLUE, DONOHUE], keys: HAND_KEYS, more: 'game-of-more', ends: 'ends' });
