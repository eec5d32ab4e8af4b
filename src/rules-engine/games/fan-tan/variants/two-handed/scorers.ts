import { accountOfTwo } from '../../reckoning/account.ts';

export const USPC = 'uspc-1898';
export const account = /* @__PURE__ */ accountOfTwo([USPC]);
