import { accountSheet } from '../../reckoning/account.ts';
import { dealCount } from '../../reckoning/deal.ts';

export const USPC = 'uspc-1898';
export const deal = /* @__PURE__ */ dealCount([USPC], 60);
export const account = /* @__PURE__ */ accountSheet([USPC], 60);
