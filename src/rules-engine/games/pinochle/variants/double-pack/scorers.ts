import { type BidGame, bidDeal, bidSheet } from '../shared/bid-deal.ts';

const GAME: BidGame = { tricks: 20, counters: 48 };
export const deal = /* @__PURE__ */ bidDeal(GAME);
export const game = /* @__PURE__ */ bidSheet(GAME);
