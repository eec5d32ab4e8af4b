import { meldsTogether } from '../../reckoning/together.ts';
import { seatsDeal } from '../shared/seats-deal.ts';

export const deal = /* @__PURE__ */ seatsDeal({ books: ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898'], seats: 4 });
export const melds = /* @__PURE__ */ meldsTogether({ most: 12, onePack: 8 }, ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898']);
