import { dealOf } from '../../reckoning/deal.ts';
import { declarationsOf } from '../../reckoning/hand.ts';
import { rubiconDeal, rubiconHand } from '../../reckoning/rubicon.ts';
import { settlementOf } from '../../reckoning/settlement.ts';
import { sittingOf } from '../../reckoning/sitting.ts';

const BOOKS = ['blue-ribbon-1940'] as const;
export const declarations = /* @__PURE__ */ declarationsOf(/* @__PURE__ */ rubiconHand('bezique-192'), BOOKS);
export const deal = /* @__PURE__ */ dealOf(/* @__PURE__ */ rubiconDeal('bezique-192'), BOOKS);
export const settlement = /* @__PURE__ */ settlementOf('bezique-192', BOOKS);
export const games = /* @__PURE__ */ sittingOf('bezique-192', BOOKS);
