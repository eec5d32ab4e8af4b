import { dealOf, USUAL } from '../../reckoning/deal.ts';
import { declarationsOf } from '../../reckoning/hand.ts';

const BOOKS = ['uspc-1898'] as const;
export const declarations = /* @__PURE__ */ declarationsOf({ pack: 'pinochle-64', most: 7, open: true }, BOOKS);
export const deal = /* @__PURE__ */ dealOf({ pack: 'pinochle-64', names: USUAL, open: true }, BOOKS);
