import { BLUE, DONOHUE } from '../../../../vocabulary/book-ids.ts';
import type { Keys } from '../../reckoning/count.ts';
import { handScorer } from '../../reckoning/hand.ts';
import { pipsSheet } from '../../reckoning/pips-sheet.ts';

const keys: Keys = { domino: 'hand-won', blocked: 'hand-won' };
export const hand = /* @__PURE__ */ handScorer([BLUE, DONOHUE], keys);
export const game = /* @__PURE__ */ pipsSheet({ books: [BLUE, DONOHUE], keys });
