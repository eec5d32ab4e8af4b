import { accountOf } from '../../reckoning/account.ts';
import { dealAgainst } from '../../reckoning/deal.ts';

export const deal = /* @__PURE__ */ dealAgainst(2);
export const account = /* @__PURE__ */ accountOf(3);
