import { dealOf, WITH_TRIPLE } from '../../reckoning/deal.ts';
import { declarationsOf } from '../../reckoning/hand.ts';
import { sheetOfForm } from '../../reckoning/sheet.ts';

const BOOKS = ['blue-ribbon-1940', 'uspc-1898'] as const;
export const declarations = /* @__PURE__ */ declarationsOf({ pack: 'bezique-128', most: 7 }, BOOKS);
export const deal = /* @__PURE__ */ dealOf({ pack: 'bezique-128', names: WITH_TRIPLE }, BOOKS);
export const game = /* @__PURE__ */ sheetOfForm({ pack: 'bezique-128', fewest: 2, most: 4 }, BOOKS);
