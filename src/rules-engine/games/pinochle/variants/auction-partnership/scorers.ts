import { meldsTogether } from '../../reckoning/together.ts';
import { type BidGame, bidDeal, bidSheet } from '../shared/bid-deal.ts';

const GAME: BidGame = { tricks: 12, counters: 24 };
export const deal = /* @__PURE__ */ bidDeal(GAME);
export const melds = /* @__PURE__ */ meldsTogether({ most: 12 }, ['sierra']);
export const game = /* @__PURE__ */ bidSheet(GAME);
